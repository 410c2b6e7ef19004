import type { TreeShape } from '../lines/treeLines.ts'
import type { DataColumn } from '../model/types.ts'
import { valueReader } from '../model/valueReader.ts'
import type { KeyedRow } from './draftTypes.ts'
import type { EditStore } from './EditStore.ts'
import { withDrafts } from './editedLines.ts'

type ColumnOf<T> = (key: string) => DataColumn<T> | undefined

/** Rows that came, whether they are all there are, and how they lie. */
export type Met<T> = readonly [rows: readonly T[], rowKey: (row: T) => string, isWhole: boolean, tree?: TreeShape<T>]

/** The rows that were typed into as they were last seen, and which of them are there no more. */
export class TypedRows<T> {
  /** Keys of those that are there no more. */
  gone: readonly string[] = []
  readonly #rows = new Map<string, T>()
  readonly #store: EditStore<T>
  #met: Met<T> | null = null

  constructor(store: EditStore<T>) {
    this.#store = store
  }

  note(key: string, row: T): void {
    this.#rows.set(key, row)
  }

  /**
   * Rows that came anew may say something else than what was typed over; where they are all there are, others are gone.
   * True when some are gone, or were.
   */
  meet(whole: Met<T>, columnOf: ColumnOf<T>): boolean {
    this.#met = whole
    const [rows, rowKey, isWhole, tree] = whole
    if (this.#store.size === 0) {
      this.gone = []
      return false
    }
    const left = [...rows]
    const missing = new Set(this.#store.keys())
    let isAll = isWhole
    for (let row = left.pop(); row !== undefined; row = left.pop()) {
      const below = tree?.childrenOf(row)
      if (typeof below === 'string') isAll = false
      else if (below !== undefined) left.push(...below)
      const key = rowKey(row)
      if (missing.delete(key)) this.#compare(key, row, columnOf)
    }
    const before = this.gone.length
    // Those that are known to be gone stay so until they come.
    this.gone = isAll ? [...missing] : this.gone.filter((key) => missing.has(key))
    return before + this.gone.length > 0
  }

  /** The same rows once more, after something was typed into a row that may have gone meanwhile. */
  meetAgain(columnOf: ColumnOf<T>): boolean {
    return this.#met !== null && this.meet(this.#met, columnOf)
  }

  /** The rows that somebody else took out while something was typed into them, with that. */
  lost(columnOf: ColumnOf<T>): KeyedRow<T>[] {
    return this.gone.flatMap((key) => {
      const row = this.#rows.get(key)
      return row !== undefined && this.#store.draftsOf(key) ? { key, row: withDrafts(row, key, this.#store, columnOf) } : []
    })
  }

  #compare(key: string, row: T, columnOf: ColumnOf<T>): void {
    this.#rows.set(key, row)
    this.#store.meet(key, (columnKey) => {
      const column = columnOf(columnKey)
      return column ? valueReader(column)(row) : undefined
    })
  }
}
