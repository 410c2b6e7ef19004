import type { Totals } from '../model/types.ts'
import type { Line, Lines } from './lines.ts'

/** Rows that were asked for, and how many there are in all. */
export type LoadedRows<T> = {
  rows: readonly T[]
  total: number
  /** Figures of all rows that match; those that came last are shown. */
  totals?: Totals
}

/** Asks for the rows [from, to). The signal is aborted when nobody wants them any more. */
export type LoadWindow<T> = (from: number, to: number, signal: AbortSignal) => Promise<LoadedRows<T>>

type Block<T> = {
  /** null until they have come. */
  rows: readonly T[] | null
  /** Turn in which it was in sight last. */
  seen: number
  asking: AbortController | null
  hasFailed: boolean
  /** What is here is to be asked for again. */
  isStale: boolean
}

type Options<T> = {
  load: LoadWindow<T>
  rowKey: (row: T) => string
  /** Rows asked for at once; default 100. */
  blockSize?: number
  /** Blocks kept; those not seen for the longest time go first. Default 100. */
  maxBlocks?: number
  /** Places whose blocks are kept in any case; default none. */
  keeps?: () => readonly number[]
  /** Hears rows that have come, before they are shown; all there are as soon as each of them is here and none in doubt. */
  onRows?: (rows: readonly T[], isWhole: boolean) => void
  /** Hears that rows have come, that their number is another one, or that asking failed. */
  onChange: () => void
}

/** Rows that are fetched in blocks as they come into sight; what is scrolled past is not waited for. */
export class RowWindows<T> {
  total: number | null = null
  totals: Totals = {}
  error: unknown = null
  readonly #blocks = new Map<number, Block<T>>()
  readonly #options: Required<Options<T>>
  /** Blocks that somebody waits for, in sight or not. */
  readonly #held = new Set<number>()
  #range: readonly [number, number] = [0, 0]
  #turn = 0

  constructor(options: Options<T>) {
    this.#options = { blockSize: 100, maxBlocks: 100, keeps: () => [], onRows: () => undefined, ...options }
  }

  /** The lines as far as they are here; the others are on their way. */
  readonly lines: Lines<T> = (() => {
    const windows = this
    return {
      get count() {
        return windows.total ?? 0
      },
      at: (place: number): Line<T> | undefined => {
        if (windows.total !== null && place >= windows.total) return undefined
        const row = windows.#blocks.get(windows.#blockOf(place))?.rows?.[place % windows.#options.blockSize]
        if (row === undefined) return { kind: 'loading', key: `loading ${place}`, depth: 0 }
        return { kind: 'row', key: windows.#options.rowKey(row), row, index: place, depth: 0 }
      },
      placeOf: (key: string): number => {
        const found = windows.#find(key)
        return found ? found.block * windows.#options.blockSize + found.at : -1
      },
    }
  })()

  /** The lines in sight: asks for what is missing there, and stops asking for what is not in sight any more. Answers when all that was asked for has come. */
  show(from: number, to: number): Promise<unknown> {
    this.#range = [from, to]
    const [first, last] = [this.#blockOf(from), this.#blockOf(Math.max(from, to - 1))]
    for (const [block, state] of this.#blocks)
      if (state.asking && (block < first || block > last) && !this.#held.has(block)) {
        state.asking.abort()
        state.asking = null
        if (!state.rows) this.#blocks.delete(block)
      }
    this.#turn += 1
    const asked: Promise<void>[] = []
    for (let block = first; block <= last; block += 1) {
      const state = this.#blocks.get(block)
      if (state?.rows) state.seen = this.#turn
      if (!state || (state.isStale && !state.asking && !state.hasFailed)) asked.push(this.#ask(block))
    }
    return Promise.all(asked)
  }

  /** Fetches the rows between two places, in sight or not; rejected where some could not be had. */
  async fetch(one: number, other: number): Promise<void> {
    const [first, last] = [this.#blockOf(Math.min(one, other)), this.#blockOf(Math.max(one, other))]
    const blocks = Array.from({ length: last - first + 1 }, (_, at) => first + at)
    for (const block of blocks) this.#held.add(block)
    try {
      for (const block of blocks) {
        if (!this.#blocks.get(block)?.rows) await this.#ask(block)
        if (!this.#blocks.get(block)?.rows) throw this.error
      }
    } finally {
      for (const block of blocks) this.#held.delete(block)
    }
  }

  /** Asks again for what failed. */
  retry(): void {
    this.error = null
    for (const [block, state] of this.#blocks) {
      if (!state.hasFailed) continue
      if (state.rows) state.hasFailed = false
      else this.#blocks.delete(block)
    }
    void this.show(...this.#range)
    this.#options.onChange()
  }

  /** Asks again for all that is here once it is in sight, and shows it until the answer has come. */
  reload(): Promise<unknown> {
    for (const [block, state] of this.#blocks) {
      if (state.rows) this.#doubt(state)
      else {
        state.asking?.abort()
        this.#blocks.delete(block)
      }
    }
    this.error = null
    return this.show(...this.#range)
  }

  /** Asks again, and in the last block too: the place of a row that was just added; -1 where it is not among what has come. */
  async seek(key: string): Promise<number> {
    await this.reload()
    const last = this.#blockOf((this.total ?? 0) - 1)
    const state = this.#blocks.get(last)
    if (!this.#find(key) && last >= 0 && (!state || (state.isStale && !state.asking))) await this.#ask(last)
    return this.lines.placeOf(key)
  }

  /** Rows were stored as `change` makes them: shown so at once, and asked for again, for a server may have made more of them. */
  replace(keys: Iterable<string>, change: (row: T, key: string) => T): void {
    for (const key of keys) {
      const found = this.#find(key)
      const state = found && this.#blocks.get(found.block)
      if (!found || !state?.rows) continue
      state.rows = state.rows.with(found.at, change(state.rows[found.at] as T, key)) // Found there.
      this.#doubt(state)
    }
    void this.show(...this.#range)
  }

  /** Nobody looks any more. */
  close(): void {
    for (const { asking } of this.#blocks.values()) asking?.abort()
    this.#blocks.clear()
  }

  #blockOf(place: number): number {
    return Math.floor(place / this.#options.blockSize)
  }

  #find(key: string): { block: number; at: number } | undefined {
    for (const [block, { rows }] of this.#blocks) {
      const at = rows ? rows.findIndex((row) => this.#options.rowKey(row) === key) : -1
      if (at >= 0) return { block, at }
    }
    return undefined
  }

  /** An answer that is on its way was given before. */
  #doubt(state: Block<T>): void {
    state.asking?.abort()
    state.asking = null
    state.isStale = true
    state.hasFailed = false
  }

  async #ask(block: number): Promise<void> {
    const { load, blockSize, onRows, onChange } = this.#options
    const asking = new AbortController()
    const before = this.#blocks.get(block)
    this.#blocks.set(block, {
      rows: before?.rows ?? null,
      seen: before?.seen ?? this.#turn,
      asking,
      hasFailed: false,
      isStale: true,
    })
    try {
      const { rows, total, totals = this.totals } = await load(block * blockSize, (block + 1) * blockSize, asking.signal)
      if (asking.signal.aborted) return
      this.#blocks.set(block, { rows, seen: this.#turn, asking: null, hasFailed: false, isStale: false })
      this.total = total
      this.totals = totals
      this.#forget()
      const whole = this.#whole(total)
      onRows(whole ?? rows, whole !== null)
      onChange()
    } catch (error) {
      if (asking.signal.aborted) return
      this.#blocks.set(block, { rows: before?.rows ?? null, seen: this.#turn, asking: null, hasFailed: true, isStale: true })
      this.error = error
      onChange()
    }
  }

  /** All rows, where each of them is here as the server has it now. */
  #whole(total: number): readonly T[] | null {
    const count = Math.ceil(total / this.#options.blockSize)
    if (count > this.#blocks.size) return null
    const blocks = Array.from({ length: count }, (_, at) => this.#blocks.get(at))
    return blocks.some((block) => !block || block.isStale) ? null : blocks.flatMap((block) => block?.rows ?? [])
  }

  #forget(): void {
    const { maxBlocks, keeps } = this.#options
    const loaded = [...this.#blocks].filter(([, { rows }]) => rows)
    const surplus = loaded.length - maxBlocks
    if (surplus <= 0) return
    const kept = new Set(keeps().map((place) => this.#blockOf(place)))
    const oldest = loaded.filter(([block]) => !kept.has(block) && !this.#held.has(block)).sort(([, a], [, b]) => a.seen - b.seen)
    for (const [block] of oldest.slice(0, surplus)) this.#blocks.delete(block)
  }
}
