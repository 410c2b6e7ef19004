import { sortByKeys } from './radixSort.ts'
import { compareRows, type SortStep, sortKeys } from './sortKeys.ts'

/** What new rows changed: the indexes whose row is another one, or everything. */
export type RowsChange = { kind: 'none' } | { kind: 'some'; indexes: readonly number[] } | { kind: 'all' }

export type OrderRequest<T> = {
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
  #request: OrderRequest<T>
  #order: Uint32Array | null = null
  #version = 0

  constructor(request: OrderRequest<T>) {
    this.#request = request
    this.#build()
  }

  /** How many rows are shown. */
  get count(): number {
    return this.#order ? this.#order.length : this.#request.rows.length
  }

  /** Another one whenever a row or the order is. */
  get version(): number {
    return this.#version
  }

  get rows(): readonly T[] {
    return this.#request.rows
  }

  /** Index into the rows of what stands at a place. */
  indexAt(place: number): number {
    return this.#order ? (this.#order[place] ?? -1) : place < this.#request.rows.length ? place : -1
  }

  /** Place of a row by its index; -1 when it is filtered out. */
  placeOf(index: number): number {
    return this.#order ? this.#order.indexOf(index) : index < this.#request.rows.length ? index : -1
  }

  /** What the test of a request throws reaches the caller, and everything stays as it was. */
  set(request: OrderRequest<T>): void {
    const before = this.#request
    this.#request = request
    try {
      this.#build()
    } catch (error) {
      this.#request = before
      throw error
    }
  }

  /** What a test or a comparison throws reaches the caller here too, and everything stays as it was. */
  setRows(rows: readonly T[]): RowsChange {
    const before = this.#request.rows
    if (rows === before) return { kind: 'none' }
    const indexes = changedIndexes(before, rows)
    if (indexes?.length === 0) {
      this.#request = { ...this.#request, rows }
      return { kind: 'none' }
    }
    const was = this.#request
    this.#request = { ...was, rows }
    try {
      if (indexes && this.#replace(indexes, before)) return { kind: 'some', indexes }
      this.#build()
      return { kind: 'all' }
    } catch (error) {
      this.#request = was
      throw error
    }
  }

  #build(): void {
    this.#version += 1
    const { rows, passes, steps, collator } = this.#request
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

  /**
   * Takes the rows at these indexes out of the order and puts those that pass back where they belong, both found by halving.
   * Answers false, with nothing changed, where a row did not stand where its former value says.
   */
  #replace(indexes: readonly number[], before: readonly T[]): boolean {
    const order = this.#order
    if (!order) {
      this.#version += 1
      return true
    }
    const { rows, passes, steps, collator } = this.#request
    const byRows = compareRows(steps, collator)
    // Indexes are within the rows.
    const isBefore = (a: T, at: number, b: T, index: number): boolean => (byRows(a, b) || at - index) < 0

    const removed: number[] = []
    for (const index of indexes) {
      if (index >= before.length) continue
      const row = before[index] as T
      if (passes && !passes(row)) continue
      const place = firstPlace(order.length, (at) => {
        const other = order[at] as number
        return isBefore(before[other] as T, other, row, index)
      })
      if (order[place] !== index) return false
      removed.push(place)
    }
    removed.sort((a, b) => a - b)
    /** How many of the others stand before a place that one was taken from. */
    const others = removed.map((place, count) => place - count)
    const left = order.length - removed.length
    const otherAt = (at: number): number =>
      order[at + firstPlace(others.length, (one) => (others[one] as number) <= at)] as number

    const incoming = indexes
      .filter((index) => index < rows.length && (!passes || passes(rows[index] as T)))
      .sort((a, b) => byRows(rows[a] as T, rows[b] as T) || a - b)
    const places = incoming.map((index) =>
      firstPlace(left, (at) => isBefore(rows[otherAt(at)] as T, otherAt(at), rows[index] as T, index)),
    )
    // Nothing above has changed anything: from here on nothing can fail.
    removed.forEach((place, count) => {
      order.copyWithin(place - count, place + 1, removed[count + 1] ?? order.length)
    })
    const length = left + incoming.length
    let next = order
    if (length !== order.length) {
      next = new Uint32Array(length)
      next.set(order.subarray(0, left))
    }
    let end = left
    for (let count = incoming.length - 1; count >= 0; count -= 1) {
      const place = places[count] as number
      next.copyWithin(place + count + 1, place, end)
      next[place + count] = incoming[count] as number
      end = place
    }
    this.#order = next
    this.#version += 1
    return true
  }
}

/** How many of so many places, of which the first ones pass the test and the others do not, pass it. */
const firstPlace = (count: number, isOver: (at: number) => boolean): number => {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isOver(middle)) low = middle + 1
    else high = middle
  }
  return low
}

/** The indexes at which two lists differ, those that only one of them has included; null where there are so many that all had better be ordered anew. */
const changedIndexes = <T>(before: readonly T[], rows: readonly T[]): number[] | null => {
  const [both, all] = [Math.min(before.length, rows.length), Math.max(before.length, rows.length)]
  const max = Math.max(64, rows.length * manyAtOnce)
  if (all - both > max) return null
  const indexes: number[] = []
  for (let at = 0; at < both; at += 1) {
    if (rows[at] === before[at]) continue
    if (indexes.length > max) return null
    indexes.push(at)
  }
  for (let at = both; at < all; at += 1) indexes.push(at)
  return indexes
}
