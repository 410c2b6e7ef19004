import Big from 'big.js'
import { type Movement, stockKey } from './posting.ts'

/** What lies in one place, as decimal strings. `reserved` of it is kept for somebody. */
export type Balance = { quantity: string; reserved: string; value: string }

/** A movement with what it is worth. */
export type Entry = Omit<Movement, 'value' | 'pairOf'> & { value: string }

/** A movement that takes more than is free where it takes it. */
export type Lack = { movement: Movement; quantity: string; reserved: string; free: string }

export type Settled = { entries: Entry[] /** Those that changed, by key. */; balances: Map<string, Balance>; lacks: Lack[] }

const none: Balance = { quantity: '0', reserved: '0', value: '0' }

/**
 * Lays movements over balances, one after the other. What goes out is worth its part of the balance; the last of it takes all that is
 * left. `mayGoBelow` says whether a warehouse issues what it does not have; without it nothing is taken that is not there or is reserved.
 */
export function settle(
  movements: readonly Movement[],
  known: ReadonlyMap<string, Balance>,
  mayGoBelow: (warehouseId: string) => boolean,
): Settled {
  const balances = new Map<string, Balance>()
  const entries: Entry[] = []
  const lacks: Lack[] = []
  for (const movement of movements) {
    const key = stockKey(movement)
    const before = balances.get(key) ?? known.get(key) ?? none
    const quantity = Big(movement.quantity)
    const free = Big(before.quantity).minus(before.reserved)
    if (quantity.lt(0) && free.plus(quantity).lt(0) && !mayGoBelow(movement.warehouseId))
      lacks.push({ movement, quantity: before.quantity, reserved: before.reserved, free: free.toFixed(4) })
    const value = worthOf(movement, before, entries)
    balances.set(key, {
      quantity: Big(before.quantity).plus(quantity).toFixed(4),
      reserved: before.reserved,
      value: Big(before.value).plus(value).toFixed(2),
    })
    const { pairOf: _, ...rest } = movement
    entries.push({ ...rest, quantity: quantity.toFixed(4), value })
  }
  return { entries, balances, lacks }
}

function worthOf({ quantity, value, pairOf }: Movement, before: Balance, entries: readonly Entry[]): string {
  if (pairOf !== undefined)
    return Big(entries[pairOf]?.value ?? 0)
      .times(-1)
      .toFixed(2)
  if (value !== null) return Big(value).toFixed(2)
  const there = Big(before.quantity)
  // Of nothing there is no average: what is issued below zero is worth nothing until its receipt comes.
  if (there.lte(0)) return '0.00'
  if (there.plus(quantity).eq(0)) return Big(before.value).times(-1).toFixed(2)
  return Big(before.value).times(quantity).div(there).round(2, Big.roundHalfUp).toFixed(2)
}

/** The movements that take entries back, last first. */
export const reversed = (entries: readonly Entry[]): Movement[] =>
  entries.toReversed().map((entry) => ({
    ...entry,
    quantity: Big(entry.quantity).times(-1).toFixed(4),
    value: Big(entry.value).times(-1).toFixed(2),
  }))

/** What entries change of each place, by its key. */
export function totalsOf(entries: readonly Entry[]): Map<string, Pick<Entry, 'quantity' | 'value'>> {
  const totals = new Map<string, { quantity: Big; value: Big }>()
  for (const entry of entries) {
    const key = stockKey(entry)
    const { quantity, value } = totals.get(key) ?? { quantity: Big(0), value: Big(0) }
    totals.set(key, { quantity: quantity.plus(entry.quantity), value: value.plus(entry.value) })
  }
  return new Map(
    [...totals].map(([key, { quantity, value }]) => [key, { quantity: quantity.toFixed(4), value: value.toFixed(2) }]),
  )
}
