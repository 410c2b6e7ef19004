import { expect, test } from 'vitest'
import { enumerated, filled, spaced } from './i18n.ts'

test('words of a list stand between the signs of their language', () => {
  expect(enumerated(['员工', '采购'], 'zh-CN')).toBe('员工、采购')
  expect(enumerated(['Nhân viên', 'Mua hàng'], 'vi')).toBe('Nhân viên, Mua hàng')
  expect(enumerated(['Employee'], 'en')).toBe('Employee')
})

test('a word after a number says whether it is one', () => {
  const text = '{count} {count|line needs|lines need} attention'
  expect(filled(text, { count: 1 })).toBe('1 line needs attention')
  expect(filled(text, { count: '1' })).toBe('1 line needs attention')
  expect(filled(text, { count: 0 })).toBe('0 lines need attention')
  expect(filled(text, { count: '1,001' })).toBe('1,001 lines need attention')
  expect(filled(text, {})).toBe(text)
  expect(['ERP 订单', '供应商', 'Excel'].map((what) => filled('新建{what}后继续', { what }))).toEqual([
    '新建 ERP 订单后继续',
    '新建供应商后继续',
    '新建 Excel 后继续',
  ])
  expect(spaced('新建ERP订单')).toBe('新建 ERP 订单')
})
