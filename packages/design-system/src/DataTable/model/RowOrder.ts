import { sortByKeys } from './radixSort.ts'
import { compareRows, type SortStep, sortKeys } from './sortKeys.ts'

/** What new rows changed: the indexes whose row is another one, or everything. */
export type RowsChange = { kind: 'none' } | { kind: 'some'; indexes: readonly number[] } | { kind: 'all' }

export type OrderWish<T> = {
  rows: readonly T[]
  /** Rows that pass are shown; null shows all. */
  passes: ((row: T) => boolean) | null
  /** None gives the order of the rows. */
  steps: readonly SortStep<T>[]
  /** Order of texts. */
  collator: Intl.Collator
}

/** More changed rows than this share of all are ordered anew rather than one by one. */
const manyAtOnce = 0.05

/**
 * Which rows of an array are shown and in which order, as indexes into it; nothing is kept per row while neither a filter nor an order is set.
 * Changed rows are taken out and put back by binary search, so that pushes do not sort anew.
 */
export class RowOrder<T> {
  #wish: OrderWish<T>
  #order: Uint32Array | null = null

  constructor(wish: OrderWish<T>) {
    this.#wish = wish
    this.#build()
  }

  /** How many rows are shown. */
  get count(): number {
    return this.#order ? this.#order.length : this.#wish.rows.length
  }

  get rows(): readonly T[] {
    return this.#wish.rows
  }

  /** Index into the rows of what stands at a place. */
  indexAt(place: number): number {
    return this.#order ? (this.#order[place] ?? -1) : place < this.#wish.rows.length ? place : -1
  }

  /** Place of a row by its index; -1 when it is filtered out. */
  placeOf(index: number): number {
    return this.#order ? this.#order.indexOf(index) : index < this.#wish.rows.length ? index : -1
  }

  /** What the test of a wish throws reaches the caller, and everything stays as it was. */
  set(wish: OrderWish<T>): void {
    const before = this.#wish
    this.#wish = wish
    try {
      this.#build()
    } catch (error) {
      this.#wish = before
      throw error
    }
  }

  setRows(rows: readonly T[]): RowsChange {
    const before = this.#wish.rows
    if (rows === before) return { kind: 'none' }
    this.#wish = { ...this.#wish, rows }
    if (before.length !== rows.length) {
      this.#build()
      return { kind: 'all' }
    }
    const indexes: number[] = []
    const most = Math.max(64, rows.length * manyAtOnce)
    for (let at = 0; at < rows.length && indexes.length <= most; at += 1) if (rows[at] !== before[at]) indexes.push(at)
    if (indexes.length === 0) return { kind: 'none' }
    if (indexes.length > most) {
      this.#build()
      return { kind: 'all' }
    }
    this.#replace(indexes)
    return { kind: 'some', indexes }
  }

  #build(): void {
    const { rows, passes, steps, collator } = this.#wish
    if (!passes && steps.length === 0) {
      this.#order = null
      return
    }
    let order = new Uint32Array(rows.length)
    let count = 0
    for (let at = 0; at < rows.length; at += 1) if (!passes || passes(rows[at] as T)) order[count++] = at // Within the length.
    if (count < order.length) order = order.slice(0, count)
    for (const step of [...steps].reverse()) sortByKeys(order, sortKeys(rows, step, collator), step.isDescending)
    this.#order = order
  }

  /** Takes the rows at these indexes out of the order and puts those that pass back where they belong. */
  #replace(indexes: readonly number[]): void {
    const order = this.#order
    if (!order) return
    const { rows, passes, steps, collator } = this.#wish
    const byRows = compareRows(steps, collator)
    const compare = (a: number, b: number): number => byRows(rows[a] as T, rows[b] as T) || a - b // Indexes are within the rows.
    const changed = new Uint8Array(rows.length)
    for (const index of indexes) changed[index] = 1
    const rest = order.filter((index) => changed[index] === 0)
    const incoming = indexes.filter((index) => !passes || passes(rows[index] as T)).sort(compare)
    const next = new Uint32Array(rest.length + incoming.length)
    let [taken, written] = [0, 0]
    for (const index of incoming) {
      let [low, high] = [taken, rest.length]
      while (low < high) {
        const middle = (low + high) >>> 1
        if (compare(rest[middle] as number, index) < 0)
          low = middle + 1 // Within the length.
        else high = middle
      }
      next.set(rest.subarray(taken, low), written)
      written += low - taken
      taken = low
      next[written++] = index
    }
    next.set(rest.subarray(taken), written)
    this.#order = next
  }
}
