import { describe, expect, it } from 'vitest'
import { RowOrder } from './RowOrder.ts'
import { sortByKeys } from './radixSort.ts'
import type { SortStep } from './sortKeys.ts'

type Stock = { id: number; name: string; quantity: number | null; amount: string; due: string }

const collator = new Intl.Collator('zh-CN-u-co-pinyin', { numeric: true, sensitivity: 'base' })
const random = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
const names = ['轴承座', '齿轮箱', '壳体', 'Impeller', 'van bi', '']
const makeStock = (count: number, seed = 1): Stock[] => {
  const next = random(seed)
  return Array.from({ length: count }, (_, id) => ({
    id,
    name: names[Math.floor(next() * names.length)] ?? '',
    quantity: next() < 0.1 ? null : Math.floor(next() * 200) - 100,
    amount: (next() * 1000 - 500).toFixed(2),
    due: `2026-${String(1 + Math.floor(next() * 12)).padStart(2, '0')}-11`,
  }))
}
const step = (key: keyof Stock, type: SortStep<Stock>['type'], isDescending = false): SortStep<Stock> => ({
  read: (row) => row[key],
  type,
  isDescending,
})
const orderOf = (rows: Stock[]): RowOrder<Stock> => new RowOrder({ rows, passes: null, steps: [], collator })
const shown = (order: RowOrder<Stock>): Stock[] =>
  Array.from({ length: order.count }, (_, place) => order.rows[order.indexAt(place)] as Stock)

describe('sorting by keys', () => {
  it.each([10, 5000])('is the order of comparing, stable, with what is no number last (%i)', (count) => {
    const next = random(count)
    const keys = Float64Array.from({ length: count }, () => {
      const kind = next()
      if (kind < 0.1) return Number.NaN
      return kind < 0.2 ? Number.NEGATIVE_INFINITY : kind < 0.4 ? Math.floor(next() * 5) : (next() - 0.5) * 10 ** (next() * 20)
    })
    for (const isDescending of [false, true]) {
      const order = Uint32Array.from({ length: count }, (_, at) => at)
      sortByKeys(order, keys, isDescending)
      const expected = Array.from({ length: count }, (_, at) => at).sort((a, b) => {
        const [left, right] = [keys[a] as number, keys[b] as number]
        if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right))
        return left === right ? 0 : left < right !== isDescending ? -1 : 1
      })
      expect(Array.from(order)).toEqual(expected)
    }
  })
})

describe('the order of rows', () => {
  it('is theirs while nothing is asked, without anything kept per row', () => {
    const rows = makeStock(5)
    const order = orderOf([])
    order.setRows(rows)
    expect([order.count, order.indexAt(3), order.placeOf(4), order.indexAt(5)]).toEqual([5, 3, 4, -1])
  })

  it('sorts text as the language does, numbers and decimals by value, several steps within each other, empty ones last', () => {
    const order = orderOf([])
    const steps = [step('name', 'text'), step('quantity', 'number', true), step('amount', 'decimal')]
    order.set({ rows: makeStock(3000), passes: null, steps, collator })
    const rows = shown(order)
    expect([...new Set(rows.map(({ name }) => name))]).toEqual(['齿轮箱', '壳体', '轴承座', 'Impeller', 'van bi', ''])
    const group = rows.filter(({ name }) => name === '壳体')
    const firstNull = group.findIndex(({ quantity }) => quantity === null)
    expect(group.slice(firstNull).every(({ quantity }) => quantity === null)).toBe(true)
    group.slice(0, firstNull - 1).forEach((row, at) => {
      const below = group[at + 1] as Stock
      expect((row.quantity ?? 0) >= (below.quantity ?? 0)).toBe(true)
      if (row.quantity === below.quantity) expect(Number(row.amount)).toBeLessThanOrEqual(Number(below.amount))
    })
  })

  it('takes pushed rows out and puts them back as sorting anew would', () => {
    const next = random(9)
    let rows = makeStock(4000)
    const [order, anew] = [orderOf([]), orderOf([])]
    const steps = [step('due', 'date', true), step('quantity', 'number')]
    const passes = ({ quantity }: Stock) => quantity === null || quantity > -20
    order.set({ rows, passes, steps, collator })
    for (let round = 0; round < 20; round += 1) {
      rows = rows.slice()
      const fresh = makeStock(4000, round + 50)
      for (let change = 0; change < 30; change += 1) {
        const at = Math.floor(next() * rows.length)
        rows[at] = { ...(fresh[at] as Stock), id: at }
      }
      expect(order.setRows(rows).kind).toBe('some')
      anew.set({ rows, passes, steps, collator })
      expect(shown(order)).toEqual(shown(anew))
    }
  })

  it('puts rows in that came at the end, and takes out those that left there', () => {
    const [order, anew] = [orderOf([]), orderOf([])]
    const steps = [step('name', 'text'), step('amount', 'decimal', true)]
    const passes = ({ quantity }: Stock) => quantity !== null
    const all = makeStock(5000)
    order.set({ rows: all.slice(0, 4000), passes, steps, collator })
    for (const count of [4040, 4100, 4060, 4060, 3990]) {
      const rows = all.slice(0, count)
      rows[7] = { ...(all[7] as Stock), amount: String(count), quantity: count % 100 === 0 ? null : count }
      expect(order.setRows(rows).kind).toBe('some')
      anew.set({ rows, passes, steps, collator })
      expect(shown(order)).toEqual(shown(anew))
    }
  })

  it('is made anew where rows do not stand where their values say, as when they were changed in place', () => {
    const order = orderOf([])
    const steps = [step('quantity', 'number')]
    const rows = makeStock(300).map((row) => ({ ...row, quantity: row.id }))
    order.set({ rows, passes: null, steps, collator })
    const first = rows[0] as Stock
    first.quantity = 1000
    const next = rows.slice()
    next[0] = { ...first, quantity: 2000 }
    expect(order.setRows(next).kind).toBe('all')
    expect(shown(order).at(-1)?.id).toBe(0)
  })

  it('stays as it was when a pushed row makes the comparison throw', () => {
    const order = orderOf([])
    const compare = (a: unknown, b: unknown) => {
      if (a === 'bad' || b === 'bad') throw new Error('cannot compare')
      return String(a).localeCompare(String(b))
    }
    const rows = makeStock(100)
    order.set({ rows, passes: null, steps: [{ ...step('due', 'text'), compare }], collator })
    const before = shown(order)
    const next = rows.slice()
    next[5] = { ...(rows[5] as Stock), due: 'bad' }
    expect(() => order.setRows(next)).toThrow('cannot compare')
    expect(shown(order)).toEqual(before)
  })

  it('stays as it was when a filter throws, and says so to who set it', () => {
    const order = orderOf([])
    const rows = makeStock(10)
    order.setRows(rows)
    const passes = () => {
      throw new Error('bad formula')
    }
    expect(() => order.set({ rows, passes, steps: [], collator })).toThrow('bad formula')
    expect(order.count).toBe(10)
  })
})
