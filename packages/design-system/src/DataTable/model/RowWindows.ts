import type { Line, Lines } from './lines.ts'

/** Asks for the rows [from, to); the answer says how many there are in all. The signal is aborted when nobody wants them any more. */
export type LoadWindow<T> = (from: number, to: number, signal: AbortSignal) => Promise<{ rows: readonly T[]; total: number }>

type Block<T> = { rows: readonly T[]; seen: number } | { controller: AbortController; hasFailed: boolean }

const isLoaded = <T>(block: Block<T> | undefined): block is { rows: readonly T[]; seen: number } =>
  block !== undefined && 'rows' in block

type Options<T> = {
  load: LoadWindow<T>
  rowKey: (row: T) => string
  /** Rows asked for at once; default 100. */
  blockSize?: number
  /** Blocks kept; those not seen for the longest time go first. Default 100. */
  mostBlocks?: number
  /** Hears that rows have come, that their number is another one, or that asking failed. */
  onChange: () => void
}

/** Rows that are fetched in blocks as they come into sight; what is scrolled past is not waited for. */
export class RowWindows<T> {
  total: number | null = null
  error: unknown = null
  readonly #blocks = new Map<number, Block<T>>()
  readonly #options: Required<Options<T>>
  #range: readonly [number, number] = [0, 0]
  #turn = 0

  constructor(options: Options<T>) {
    this.#options = { blockSize: 100, mostBlocks: 100, ...options }
  }

  /** The lines as far as they are here; the others are on their way. */
  readonly lines: Lines<T> = (() => {
    const windows = this
    return {
      get count() {
        return windows.total ?? 0
      },
      at: (place: number): Line<T> => {
        const row = windows.#rowAt(place)
        if (row === undefined) return { kind: 'loading', key: `loading ${place}`, depth: 0 }
        return { kind: 'row', key: windows.#options.rowKey(row), row, index: place, depth: 0 }
      },
      placeOf: (key: string): number => {
        for (const [block, state] of windows.#blocks) {
          if (!isLoaded(state)) continue
          const at = state.rows.findIndex((row) => windows.#options.rowKey(row) === key)
          if (at >= 0) return block * windows.#options.blockSize + at
        }
        return -1
      },
    }
  })()

  /** The lines in sight: asks for what is missing there, and stops asking for what is not in sight any more. */
  show(from: number, to: number): void {
    const { blockSize } = this.#options
    this.#range = [from, to]
    const [first, last] = [Math.floor(from / blockSize), Math.floor(Math.max(from, to - 1) / blockSize)]
    for (const [block, state] of this.#blocks)
      if (!isLoaded(state) && !state.hasFailed && (block < first || block > last)) {
        state.controller.abort()
        this.#blocks.delete(block)
      }
    this.#turn += 1
    for (let block = first; block <= last; block += 1) {
      const state = this.#blocks.get(block)
      if (isLoaded(state)) state.seen = this.#turn
      else if (!state) void this.#ask(block)
    }
  }

  /** Asks again for what failed. */
  retry(): void {
    this.error = null
    for (const [block, state] of this.#blocks) if (!isLoaded(state) && state.hasFailed) this.#blocks.delete(block)
    this.show(...this.#range)
    this.#options.onChange()
  }

  /** Nobody looks any more. */
  close(): void {
    for (const state of this.#blocks.values()) if (!isLoaded(state)) state.controller.abort()
    this.#blocks.clear()
  }

  #rowAt(place: number): T | undefined {
    const { blockSize } = this.#options
    const state = this.#blocks.get(Math.floor(place / blockSize))
    return isLoaded(state) ? state.rows[place % blockSize] : undefined
  }

  async #ask(block: number): Promise<void> {
    const { load, blockSize, onChange } = this.#options
    const controller = new AbortController()
    this.#blocks.set(block, { controller, hasFailed: false })
    try {
      const { rows, total } = await load(block * blockSize, (block + 1) * blockSize, controller.signal)
      if (controller.signal.aborted) return
      this.#blocks.set(block, { rows, seen: this.#turn })
      this.total = total
      this.#forget()
      onChange()
    } catch (error) {
      if (controller.signal.aborted) return
      this.#blocks.set(block, { controller, hasFailed: true })
      this.error = error
      onChange()
    }
  }

  #forget(): void {
    const loaded = [...this.#blocks].flatMap(([block, state]) => (isLoaded(state) ? [{ block, seen: state.seen }] : []))
    const surplus = loaded.length - this.#options.mostBlocks
    if (surplus <= 0) return
    for (const { block } of loaded.sort((a, b) => a.seen - b.seen).slice(0, surplus)) this.#blocks.delete(block)
  }
}
