import { type LinesField, label } from '@bip/contract'
import { expect, test } from 'vitest'
import { linesSheet, lineTexts } from './linesSheet.ts'

const field: LinesField = {
  kind: 'lines',
  label: label('明细', 'Lines', 'Chi tiết'),
  fields: {
    material: { kind: 'reference', to: 'material', label: label('物料', 'Material', 'Vật tư'), required: true },
    quantity: { kind: 'number', label: label('数量', 'Quantity', 'Số lượng'), required: true },
    amount: {
      kind: 'number',
      label: label('金额', 'Amount', 'Thành tiền'),
      formula: { op: 'multiply', args: ['quantity', 'quantity'], scale: 2 },
    },
  },
}
const head = (...headings: string[]) => headings.map((heading) => ({ heading, key: null, samples: [] }))

test('headings are known in any language and as templates write them; what is calculated is nobody’s to fill', () => {
  const sheet = { head: head('明细 · 物料 *', 'Số lượng', '金额', '备注'), rows: [], total: 0 }
  const { head: known, targets } = linesSheet(field, sheet, 'en')
  expect(known.map(({ key }) => key)).toEqual(['material', 'quantity', null, null])
  expect(targets).toEqual([
    { key: 'material', label: 'Material', required: true },
    { key: 'quantity', label: 'Quantity', required: true },
  ])
})

test('rows become texts by cell, figures with the reader’s sign; blank rows and what is passed over are left out', () => {
  const sheet = {
    head: [...head('Số lượng', '备注')].map((one, at) => ({ ...one, key: at === 0 ? 'quantity' : null })),
    rows: [
      ['12.5', 'gấp'],
      ['', ' '],
      ['1.250', ''],
    ],
    total: 3,
  }
  expect(lineTexts(sheet, {}, ',')).toEqual([{ quantity: '12,5' }, { quantity: '1,250' }])
  expect(lineTexts(sheet, { 备注: 'material', 'Số lượng': '' }, ',')).toEqual([{ material: 'gấp' }])
})
