import type { Comparison } from '@bip/contract'
import { expect, test } from 'vitest'
import { lowest, totalOf } from './choice.ts'

const offer = (id: string, status: string, prices: (string | null)[]): Comparison['offers'][number] => ({
  id,
  no: id,
  supplierName: id,
  status,
  total: null,
  taxRate: '13',
  validTo: null,
  paymentTerms: '',
  offeredAt: null,
  lines: prices.map((price) => ({ price, leadDays: null, remark: '' })),
})

const comparison: Comparison = {
  currency: 'CNY',
  isOpen: true,
  lines: ['10', '3'].map((quantity) => ({ material: '', technology: '', quantity, unit: 'pcs', targetPrice: null })),
  offers: [
    offer('a', 'offered', ['9.5', '100']),
    offer('b', 'offered', ['10', '99.995']),
    offer('c', 'declined', ['1', '1']),
    offer('d', 'invited', [null, null]),
  ],
}

test('each line goes to whoever made the lowest offer for it', () => expect(lowest(comparison)).toEqual(['a', 'b']))

test('what is chosen adds up, each line rounded as its offer is', () => {
  expect(totalOf(comparison, ['a', 'b'])).toBe('394.99')
  expect(totalOf(comparison, ['a', null])).toBeNull()
})
