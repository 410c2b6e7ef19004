import { type Fields, label } from '@bip/contract'
import { describe, expect, test } from 'vitest'
import { renamedLines, withChosen } from './takeOver.ts'

const name = label('名', 'name', 'tên')
const cells: Fields = {
  materialId: { kind: 'reference', label: name, to: 'material' },
  unit: { kind: 'text', label: name, from: ['materialId', 'unit'] },
  quantity: { kind: 'number', label: name },
  price: { kind: 'money', label: name, prefill: ['materialId', 'referencePrice'] },
  amount: { kind: 'money', label: name, formula: { op: 'multiply', args: ['quantity', 'price'] } },
}
const motor = { id: 'm1', label: '电机', unit: 'pcs', referencePrice: '12.5678' }

describe('lines that come to name a record', () => {
  test('take its price over, rounded, and show its unit; amounts follow', () => {
    const before = [{ quantity: '2', price: '1' }]
    const next = [{ materialId: 'm1', quantity: '2', price: '1' }]
    const [renamed] = renamedLines(cells, before, next)
    expect(renamed).toMatchObject({ index: 0, id: 'm1', overwrites: true })
    expect(renamed && withChosen(cells, next[0] ?? {}, renamed, motor)).toMatchObject({
      unit: 'pcs',
      price: '12.57',
      amount: '25.14',
    })
  })

  test('keep a price that was typed while it was asked for', () => {
    const line = { materialId: 'm1', quantity: '2', price: null }
    const [renamed] = renamedLines(cells, [{}], [line])
    expect(renamed && withChosen(cells, { ...line, price: '9' }, renamed, motor)).toMatchObject({ price: '9', amount: '18.00' })
  })

  test('keep what they came with where they are copied or pasted in', () => {
    const first = { materialId: 'm1', price: '7' }
    const copy = { ...first }
    const renamed = renamedLines(cells, [first], [first, copy])
    expect(renamed).toMatchObject([{ index: 1, overwrites: false }])
    expect(renamed[0] && withChosen(cells, copy, renamed[0], motor)).toMatchObject({ unit: 'pcs', price: '7' })
  })

  test('are left alone where only others moved', () => {
    const lines = [{ materialId: 'm1' }, { materialId: 'm1', price: '3' }]
    expect(renamedLines(cells, lines, lines.slice(1))).toEqual([])
  })
})
