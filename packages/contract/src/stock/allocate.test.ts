import { expect, test } from 'vitest'
import { allocate, type Offered } from './allocate.ts'

const offered = (id: string, locationName: string, more: Partial<Offered> = {}): Offered => ({
  ...{ id, locationName, available: '4', expiresOn: null, firstInOn: '2026-11-01' },
  ...more,
})
const taken = (rule: string, ...stock: Offered[]) =>
  allocate('6', stock, rule).parts.map(({ balanceId, quantity }) => [balanceId, quantity])

test('of the same age is taken by location, whatever the order in which it comes', () => {
  const stock = [offered('one', 'B-02'), offered('two', 'A-01')]
  for (const rule of ['fefo', 'fifo', 'lifo'])
    for (const order of [stock, stock.toReversed()])
      expect(taken(rule, ...order)).toEqual([
        ['two', '4.0000'],
        ['one', '2.0000'],
      ])
})

test('the day on which it expires, or on which it came, comes before the location', () => {
  const old = offered('old', 'Z-09', { firstInOn: '2026-10-01', expiresOn: '2027-01-01' })
  const young = offered('young', 'A-01', { firstInOn: '2026-11-20', expiresOn: '2026-12-01' })
  expect(taken('fefo', old, young)[0]?.[0]).toBe('young')
  expect(taken('fifo', young, old)[0]?.[0]).toBe('old')
  expect(taken('lifo', old, young)[0]?.[0]).toBe('young')
})
