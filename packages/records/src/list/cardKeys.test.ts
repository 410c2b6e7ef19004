import type { Core } from '@bip/contract'
import { customer, purchaseOrder } from '@bip/contract/resources'
import { expect, it } from 'vitest'
import { cardKeys } from './cardKeys.ts'

const none = (): boolean => false

it('a card of a phone shows the name, the state and one more, or what the resource says', () => {
  const order = purchaseOrder as Core // a core with its own keys is one of any keys
  expect(cardKeys(order, none)).toEqual(['no', 'processStatus', 'supplierId'])
  expect(cardKeys(order, (key) => key === 'supplierId')[2]).toBe('purchaseDate')
  expect(cardKeys({ ...order, list: { ...order.list, card: ['total'] } }, none)).toEqual(['no', 'total'])
  expect(cardKeys(customer as Core, none)).toHaveLength(3) // as above
})
