import Big from 'big.js'
import { describe, expect, test } from 'vitest'
import { computeInto } from '../../resource/validate.ts'
import { seeded } from '../../testing/seeded.ts'
import { purchaseOrder } from './purchaseOrder.ts'
import { saleOrder } from './saleOrder.ts'

type Values = Record<string, unknown>

const sum = (lines: readonly Values[], key: string): Big => lines.reduce((total, line) => total.plus(String(line[key])), Big(0))

/** A document with lines of any quantity, price and tax, in a currency of any rate. */
function drawn(seed: number): Values {
  const random = seeded(seed)
  const figure = (max: number, digits: number): string => Big(random.next() * max + 0.0001).toFixed(digits)
  const lines = Array.from({ length: 1 + Math.floor(random.next() * 40) }, () => ({
    ...{ materialId: 'm1', quantity: figure(5000, 4), price: figure(900, 4) },
    taxRate: random.pick(['0.00', '6.00', '9.00', '13.00', '8.50']),
  }))
  return { rate: random.pick(['1.00000000', figure(30, 8), '0.00028000']), lines }
}

describe.each([
  ['a purchase order', purchaseOrder],
  ['a sales order', saleOrder],
])('%s', (_, core) => {
  test('comes to what its lines come to, in both currencies, whatever they are', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const values = drawn(seed)
      const lines = values.lines as Values[]
      for (const line of lines) computeInto(core.fields.lines.fields, line)
      computeInto(core.fields, values)
      const told = `history ${seed}`
      for (const line of lines) {
        const amount = Big(String(line.quantity)).times(String(line.price)).round(2, Big.roundHalfUp)
        expect(line.amount, told).toBe(amount.toFixed(2))
        expect(line.tax, told).toBe(amount.times(String(line.taxRate)).div(100).round(2, Big.roundHalfUp).toFixed(2))
      }
      expect(values.lineCount, told).toBe(String(lines.length))
      expect(values.amount, told).toBe(sum(lines, 'amount').toFixed(2))
      expect(values.tax, told).toBe(sum(lines, 'tax').toFixed(2))
      expect(values.total, told).toBe(sum(lines, 'amount').plus(sum(lines, 'tax')).toFixed(2))
      const base = Big(String(values.total)).times(String(values.rate)).round(2, Big.roundHalfUp)
      expect(values.baseTotal, told).toBe(base.toFixed(2))
    }
  })
})
