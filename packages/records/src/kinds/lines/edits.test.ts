import { purchaseOrder } from '@bip/contract/resources'
import { describe, expect, it } from 'vitest'
import { duplicateAt, editableCells, newLine, removeAt, setCell } from './edits.ts'
import { totalsOf } from './linesOf.ts'

const { lines: field } = purchaseOrder.fields
if (field?.kind !== 'lines') throw new Error('The purchase order has no lines.')

describe('lines of a document', () => {
  it('begin with what the cells declare and compute as they are filled', () => {
    const [line] = setCell(field, setCell(field, [newLine(field)], 0, 'quantity', '3'), 0, 'price', '12.5')
    expect(line).toMatchObject({ quantity: '3', price: '12.5', taxRate: '13', amount: '37.50', tax: '4.88' })
  })

  it('leave other lines as the very same objects, so that their rows need not render', () => {
    const before = [newLine(field), newLine(field)]
    expect(setCell(field, before, 0, 'remark', '急')[1]).toBe(before[1])
  })

  it('duplicate without the stored id and remove in place', () => {
    const lines = [
      { id: 'a', remark: '一' },
      { id: 'b', remark: '二' },
    ]
    expect(duplicateAt(lines, 0)).toEqual([{ id: 'a', remark: '一' }, { remark: '一' }, { id: 'b', remark: '二' }])
    expect(removeAt(lines, 0)).toEqual([{ id: 'b', remark: '二' }])
  })

  it('add up amounts, not prices or quantities', () => {
    expect(
      totalsOf(field, [
        { quantity: '2', price: '5', amount: '10.10', tax: '1.31' },
        { amount: '0.20', tax: null },
      ]),
    ).toEqual({
      amount: '10.30',
      tax: '1.31',
    })
  })

  it('are filled by hand where nothing is computed', () => {
    expect(editableCells(field)).toEqual(['materialId', 'quantity', 'price', 'taxRate', 'deliveryDate', 'remark'])
  })
})
