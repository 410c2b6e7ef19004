import Big from 'big.js'
import { describe, expect, test } from 'vitest'
import { seeded } from '../testing/seeded.ts'
import { type Movement, movementsOf, stockKey } from './posting.ts'
import { type Balance, type Entry, reversed, settle } from './settle.ts'

const never = () => false
const sum = (figures: readonly string[]): string => figures.reduce((total, figure) => total.plus(figure), Big(0)).toFixed(4)

const movement = (quantity: string, value: string | null, changes: Partial<Movement> = {}): Movement => ({
  materialId: 'm1',
  warehouseId: 'w1',
  locationId: 'a',
  lotNo: null,
  serialNo: null,
  ownerId: null,
  lineId: '1',
  lineNo: 1,
  quantity,
  value,
  expiresOn: null,
  ...changes,
})

/** A history of documents over a few places: receipts, issues and moves, those with too little left out. */
function history(seed: number) {
  const random = seeded(seed)
  const pick = (...of: string[]) => random.pick(of)
  let balances = new Map<string, Balance>()
  const entries: Entry[] = []
  const documents: Entry[][] = []
  for (let at = 0; at < 60; at++) {
    const lines = Array.from({ length: 1 + Math.floor(random.next() * 4) }, (_, line) => ({
      id: `${at}-${line}`,
      materialId: pick('m1', 'm2'),
      baseQuantity: (random.next() * 40 + 0.0001).toFixed(4),
      value: (random.next() * 900).toFixed(2),
      locationId: pick('a', 'b'),
      toLocationId: pick('a', 'b', 'c'),
    }))
    const moves = pick('in', 'in', 'out', 'between') as 'in' | 'out' | 'between' // one of these three
    const posting = {
      lines: 'lines',
      moves,
      material: 'materialId',
      quantity: 'baseQuantity',
      warehouse: 'warehouseId',
      location: 'locationId',
      toLocation: 'toLocationId',
      value: 'value',
      postedOn: 'postedOn',
    }
    const settled = settle(movementsOf(posting, { warehouseId: 'w1', lines }), balances, never)
    if (settled.lacks.length > 0) continue
    balances = new Map([...balances, ...settled.balances])
    entries.push(...settled.entries)
    documents.push(settled.entries)
  }
  return { balances, entries, documents }
}

describe('the ledger of stock', () => {
  test('has balances that are the sum of their entries, whatever happened, and none below zero', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { balances, entries } = history(seed)
      expect(entries.length).toBeGreaterThan(20)
      const byKey = Map.groupBy(entries, stockKey)
      for (const [key, { quantity, value }] of balances) {
        const own = byKey.get(key) ?? []
        expect(sum(own.map((entry) => entry.quantity))).toBe(Big(quantity).toFixed(4))
        expect(sum(own.map((entry) => entry.value))).toBe(Big(value).toFixed(4))
        expect(Big(quantity).lt(0)).toBe(false)
        if (Big(quantity).eq(0)) expect(Number(value)).toBe(0)
      }
    }
  })

  test('neither makes nor loses anything by a move between two places', () => {
    for (let seed = 1; seed <= 20; seed++)
      for (const document of history(seed).documents) {
        const isMove = document.length % 2 === 0 && document.every(({ lineId }, at) => lineId === document[at ^ 1]?.lineId)
        if (!isMove) continue
        expect(sum(document.map(({ quantity }) => quantity))).toBe('0.0000')
        expect(sum(document.map(({ value }) => value))).toBe('0.0000')
      }
  })

  test('takes a document back to what was before, and the reverse of a reverse is the document', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { balances, documents } = history(seed)
      const last = documents.at(-1) ?? []
      const back = settle(reversed(last), balances, never)
      expect(back.lacks).toEqual([])
      const forth = settle(reversed(back.entries), new Map([...balances, ...back.balances]), never)
      expect(forth.entries).toEqual(last)
      for (const [key, balance] of forth.balances) expect(balance).toEqual(balances.get(key))
    }
  })

  test('says how much is free where more is wanted, and lets a warehouse that may go below zero issue it', () => {
    const known = new Map([[stockKey(movement('0', null)), { quantity: '10', reserved: '4', value: '55.00' }]])
    const { lacks } = settle([movement('-5', null), movement('-2', null)], known, never)
    expect(lacks).toMatchObject([{ quantity: '5.0000', reserved: '4', free: '1.0000', movement: { quantity: '-2' } }])
    const below = settle([movement('-12', null)], known, () => true)
    expect(below.lacks).toEqual([])
    expect([...below.balances.values()]).toMatchObject([{ quantity: '-2.0000' }])
  })
})
