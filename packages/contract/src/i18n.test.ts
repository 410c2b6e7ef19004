import { expect, test } from 'vitest'
import { enumerated } from './i18n.ts'

test('words of a list stand between the signs of their language', () => {
  expect(enumerated(['员工', '采购'], 'zh-CN')).toBe('员工、采购')
  expect(enumerated(['Nhân viên', 'Mua hàng'], 'vi')).toBe('Nhân viên, Mua hàng')
  expect(enumerated(['Employee'], 'en')).toBe('Employee')
})
