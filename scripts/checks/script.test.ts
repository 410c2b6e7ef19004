import { expect, test } from 'vitest'
import { labelsIn, wrongSign } from './script.ts'

test.each([
  ['zh-CN', '请先选择组织，再继续：{name}（可选）', undefined],
  ['zh-CN', '名称:{name}', undefined],
  ['zh-CN', '确定删除?', '?'],
  ['zh-CN', '名称, 规格', ','],
  ['zh-CN', '删除"客户"', '"'],
  ['zh-CN', '状态(启用)', '('],
  ['zh-CN', 'HB 220–250，附报告', undefined],
  ['zh-CN', '文件格式不正确, 请上传{types}格式文件!', undefined],
  ['en', 'Remove “{name}”?', undefined],
  ['en', 'Remove：{name}', '：'],
  ['en', 'Remove "{name}"?', '"'],
  ['en', "The supplier's offer", "'"],
  ['en', 'The supplier’s offer', undefined],
  ['vi', 'Xóa （{name}）?', '（'],
] as const)('%s: %s', (language, text, sign) => expect(wrongSign(language, text)).toBe(sign))

test('labels of code are read with the quotes that they have', () => {
  const source = `const a = label('一', "Supplier's", 'ba')\nlabel(\n  '二',\n  'two',\n  'hai',\n)`
  expect(labelsIn(source).map(({ texts }) => texts)).toEqual([
    ['一', "Supplier's", 'ba'],
    ['二', 'two', 'hai'],
  ])
})
