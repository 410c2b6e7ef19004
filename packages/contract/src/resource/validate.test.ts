import { describe, expect, test } from 'vitest'
import { label } from '../i18n.ts'
import type { Fields } from '../kinds/index.ts'
import { leave, purchaseOrder, tenantPackage } from '../resources/index.ts'
import { initialValues, problemText, validate } from './validate.ts'

const name = label('名称', 'Name', 'Tên')

describe('what is stored', () => {
  test('unknown, server-owned, computed and state fields of the sender are dropped', () => {
    const { value } = validate(leave.fields, {
      no: 'X',
      leaveStatus: 'approved',
      applicantId: 'me',
      createUser: 'me',
      tenantId: 't',
    })
    for (const key of ['no', 'leaveStatus', 'applicantId', 'createUser', 'tenantId']) expect(value).not.toHaveProperty(key)
  })

  test('empty is null, and an empty list for files and lines', () => {
    const fields: Fields = {
      a: { kind: 'text', label: name },
      b: { kind: 'file', label: name },
      c: { kind: 'lines', label: name, fields: {} },
    }
    expect(validate(fields, { a: '  ' }).value).toEqual({ a: null, b: [], c: [] })
  })

  test('text of nothing but invisible rubbish is empty, so required means something', () => {
    const fields: Fields = { a: { kind: 'text', label: name, required: true } }
    expect(validate(fields, { a: '\u0000' })).toEqual({ value: { a: null }, problems: { a: { key: 'required' } } })
  })

  test('a part of a record is checked without inventing the rest', () => {
    expect(validate(purchaseOrder.fields, { remark: 'x' }, { partial: true })).toEqual({ value: { remark: 'x' }, problems: {} })
  })
})

describe('what is wrong', () => {
  test('is named by path, cell by cell', () => {
    const { problems } = validate(purchaseOrder.fields, {
      supplierId: 's',
      orgId: 'o',
      purchaserId: 'p',
      purchaseDate: '2026-11-20',
      deliveryDate: '2026-11-19',
      currency: 'CNY',
      lines: [{ materialId: 'm', quantity: '0', price: 'x', taxRate: '101' }],
    })
    expect(Object.fromEntries(Object.entries(problems).map(([path, { key }]) => [path, key]))).toEqual({
      'lines.0.quantity': 'tooSmall',
      'lines.0.price': 'number',
      'lines.0.taxRate': 'tooBig',
      deliveryDate: 'order',
    })
    expect(problems.deliveryDate && problemText(problems.deliveryDate, 'zh-CN', purchaseOrder.fields)).toBe('不能早于采购日期')
  })

  test('a document without lines, with too many, or with something that is no line', () => {
    const fields: Fields = { lines: { kind: 'lines', label: name, fields: {}, minLines: 1, maxLines: 2 } }
    expect(validate(fields, { lines: [] }).problems.lines?.key).toBe('tooFewLines')
    expect(validate(fields, { lines: [{ a: 1 }, { a: 1 }, { a: 1 }] }).problems.lines?.key).toBe('tooManyLines')
    expect(validate(fields, { lines: [null] }).problems.lines?.key).toBe('lines')
    expect(validate(fields, { lines: 'x' }).problems.lines?.key).toBe('lines')
  })

  test('a required phone has its own words', () => {
    const fields: Fields = { phone: { kind: 'text', label: name, format: 'phone', required: true } }
    const { problems } = validate(fields, { phone: ' ' })
    expect(problems.phone && problemText(problems.phone, 'zh-CN')).toBe('手机号码不能为空')
  })
})

test('a field that has words of its own speaks in them, and in the general ones otherwise', () => {
  const { problems } = validate(tenantPackage.fields, { packageName: ' ' })
  const said = (language: 'zh-CN' | 'vi') => Object.values(problems).map((problem) => problemText(problem, language))
  expect(said('zh-CN')).toEqual(['请输入产品包名称', '请选择菜单'])
  expect(said('vi')).toEqual(['Vui lòng nhập tên gói', 'Vui lòng chọn trình đơn'])
  const tooLong = validate(tenantPackage.fields, { packageName: 'x'.repeat(61), menuId: 'desk' }).problems.packageName
  expect(tooLong && problemText(tooLong, 'zh-CN')).toBe('最多 60 个字符')
})

test('a line keeps an id that is one, and gets none from rubbish', () => {
  const fields: Fields = { lines: { kind: 'lines', label: name, fields: { a: { kind: 'text', label: name } } } }
  const { value } = validate(fields, {
    lines: [
      { id: 'l-1', a: 'x' },
      { id: "'; drop", a: 'y' },
      { id: 7, a: 'z' },
    ],
  })
  expect(value.lines).toEqual([{ id: 'l-1', a: 'x' }, { a: 'y' }, { a: 'z' }])
})

test('a new order starts with what its fields declare, totals included', () => {
  expect(initialValues(purchaseOrder.fields)).toMatchObject({
    currency: 'CNY',
    lines: [],
    attachments: [],
    supplierId: null,
    total: '0.00',
    lineCount: '0',
  })
})
