import { describe, expect, it } from 'vitest'
import type { FormSchema } from './types.ts'
import { withoutHidden } from './withoutHidden.ts'

const schema = {
  sections: [
    {
      title: '付款',
      items: [
        { name: 'terms', label: '付款方式', control: 'text' },
        { name: 'days', label: '账期', control: 'number', visibleWhen: { field: 'terms', is: 'credit' } },
        { name: 'bank', label: '银行', control: 'text', visibleWhen: { field: 'terms', is: 'transfer' }, whenHidden: 'keep' },
        {
          kind: 'rows',
          name: 'lines',
          label: '明细',
          fields: [
            { name: 'kind', label: '类别', control: 'text' },
            { name: 'drawing', label: '图号', control: 'text', visibleWhen: { field: '.kind', is: 'part' } },
          ],
        },
      ],
    },
    {
      title: '进口',
      visibleWhen: { field: 'isImported', is: true },
      items: [
        { name: 'customs.code', label: '海关编码', control: 'text' },
        { kind: 'group', title: '船期', fields: [{ name: 'ship', label: '船名', control: 'text' }] },
      ],
    },
  ],
} satisfies FormSchema

const values = {
  terms: 'cash',
  days: '30',
  bank: '工商银行',
  isImported: false,
  customs: { code: '8482', port: '洋山' },
  ship: 'COSCO',
  lines: [
    { kind: 'part', drawing: 'A-01' },
    { kind: 'service', drawing: 'A-02' },
  ],
}

describe('withoutHidden', () => {
  it('leaves behind what the user cannot see, and only that', () => {
    expect(withoutHidden(schema, values)).toEqual({
      terms: 'cash',
      bank: '工商银行',
      isImported: false,
      customs: { port: '洋山' },
      lines: [{ kind: 'part', drawing: 'A-01' }, { kind: 'service' }],
    })
  })

  it('changes neither the values nor what it does not have to', () => {
    const before = structuredClone(values)
    const sent = withoutHidden(schema, values)
    expect(values).toEqual(before)
    expect(sent.lines[0]).toBe(values.lines[0])
    expect(withoutHidden(schema, { ...values, terms: 'credit', isImported: true, lines: [] })).toEqual({
      ...values,
      terms: 'credit',
      isImported: true,
      lines: [],
    })
  })
})
