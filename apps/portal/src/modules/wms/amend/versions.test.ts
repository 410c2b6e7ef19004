import type { AnyRecord } from '@bip/contract'
import { describe, expect, it } from 'vitest'
import { isChanged, versionsOf } from './versions.ts'

const record = (values: Record<string, unknown>) => values as AnyRecord // base fields are of no matter here

describe('the versions of an order', () => {
  it('are told from what it is now, backwards', () => {
    const order = record({
      no: 'PO-1',
      total: '30.00',
      lines: [
        { id: 'a', materialId: 'm1', quantity: '3.0000', price: '10.0000', deliveryDate: '2026-12-01' },
        { id: 'b', materialId: 'm2', quantity: '1.0000', price: '0.0000' },
      ],
    })
    const change = (versionNo: string, oldQuantity: string, newQuantity: string, oldTotal: string, newTotal: string) =>
      record({
        ...{ versionNo, oldTotal, newTotal },
        lines: [{ orderLineId: 'a', oldQuantity, newQuantity, oldPrice: '10', newPrice: '10', oldDate: '2026-12-01' }],
      })
    const { versions, lines } = versionsOf(order, [
      change('3', '5', '3', '50.00', '30.00'),
      change('2', '8', '5', '80.00', '50.00'),
    ])
    expect(versions.map(({ number, total }) => [number, total])).toEqual([
      [1, '80.00'],
      [2, '50.00'],
      [3, '30.00'],
    ])
    expect(lines[0]?.states.map(({ quantity }) => Number(quantity))).toEqual([8, 5, 3])
    expect(lines.map((line) => [1, 2].map((at) => isChanged(line, at)))).toEqual([
      [true, true],
      [false, false],
    ])
  })
})
