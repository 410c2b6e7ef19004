import { purchaseOrder } from '@bip/contract/resources'
import { describe, expect, it } from 'vitest'
import { copyOf, editableCells, newLine, setCell } from './edits.ts'
import { arrivedRows, filledRows, rowsOf } from './lineRows.ts'
import { addsUp } from './linesOf.ts'

const { lines: field } = purchaseOrder.fields

describe('lines of a document', () => {
  it('begin with what the cells declare and compute as they are filled', () => {
    const line = setCell(field, setCell(field, newLine(field), 'quantity', '3'), 'price', '12.5')
    expect(line).toMatchObject({ quantity: '3', price: '12.5', taxRate: '13', amount: '37.50', tax: '4.88' })
  })

  it('keep what a record is called beside its id, for as long as it stands there', () => {
    const line = setCell(field, newLine(field), 'materialId', 'm1', '轴承')
    expect(line._labels).toEqual({ materialId: '轴承' })
    expect(setCell(field, line, 'materialId', null)._labels).toEqual({})
  })

  it('count only once something stands in them, and keep their keys when they come anew', () => {
    const filled = setCell(field, newLine(field), 'remark', '急')
    const rows = rowsOf([newLine(field), filled, { ...filled, id: 'a' }])
    expect(filledRows(field, rows).map(({ key }) => key)).toEqual([rows[1]?.key, 'a'])
    expect(rowsOf([structuredClone(filled)], [rows[1] ?? { key: '', at: 0, line: {} }])[0]).toBe(rows[1])
  })

  it('stay the same rows when a price arrives, and so does the blank one that is just being filled', () => {
    const named = setCell(field, newLine(field), 'materialId', 'm1', '轴承')
    const rows = [...rowsOf([named, named]), ...rowsOf([newLine(field)])]
    const priced = setCell(field, named, 'price', '12.5')
    const arrived = arrivedRows(field, [named, priced], rows)
    expect(arrived.map(({ key }) => key)).toEqual(rows.map(({ key }) => key))
    expect(arrived.map(({ line }) => line.price)).toEqual([named.price, '12.5', newLine(field).price])
    expect(arrivedRows(field, [], rows)).toEqual([])
  })

  it('are copied without the stored id', () => {
    expect(copyOf({ id: 'a', remark: '一' })).toEqual({ remark: '一' })
  })

  it('add up amounts, not prices or quantities', () => {
    expect(Object.keys(field.fields).filter((key) => addsUp(field.fields[key as keyof typeof field.fields]))).toEqual([
      'amount',
      'tax',
    ])
  })

  it('are filled by hand where nothing is computed', () => {
    expect(editableCells(field)).toEqual(['materialId', 'quantity', 'price', 'taxRate', 'deliveryDate', 'remark'])
  })
})
