import type { CellValue } from '../model/values.ts'
import type { RowOrder } from './RowOrder.ts'

export type RowLine<T> = {
  kind: 'row'
  /** Identity of the row. */
  key: string
  row: T
  /** Index of the row in the data as given; -1 for a row of a tree below its top. */
  index: number
  /** How deep it lies in a tree or in groups; 0 at the top. */
  depth: number
  /** In a tree: whether there is something below, and whether it is shown. */
  isOpen?: boolean
}

export type GroupLine = {
  kind: 'group'
  key: string
  /** Key of the column by which the group was made. */
  column: string
  value: CellValue
  depth: number
  isOpen: boolean
  /** Number of rows in it. */
  count: number
  /** The rows in it, as places of the order: [from, to). */
  from: number
  to: number
}

/** What stands in one line of the table. */
export type Line<T> =
  | RowLine<T>
  | GroupLine
  /** What belongs to the row above, over the whole width. */
  | { kind: 'detail'; key: string; row: T; depth: number }
  /** A row that is not here yet. */
  | { kind: 'loading'; key: string; depth: number }
  /** Rows that could not be fetched. */
  | { kind: 'failed'; key: string; depth: number; retry: () => void }
  /** The last one, which adds a row. */
  | { kind: 'add'; key: string; depth: number }

/** A group that lines lie in: the place of its own line, and the place after its last one. */
export type Branch = { place: number; end: number }

/** The lines of a table from top to bottom; made only when they are looked at. */
export type Lines<T> = {
  readonly count: number
  at: (place: number) => Line<T> | undefined
  /** Place of a row's or a group's line by its key; -1 when it is not shown. Where the row's index is known and still right, none is searched for. */
  placeOf: (key: string, index?: number) => number
  /** The place of the line over this one in a tree or in groups; -1 at the top. */
  parentOf?: (place: number) => number
  /** The groups that a line lies in, outermost first; a group's own line lies in it too. */
  pathOf?: (place: number) => readonly Branch[]
}

/** The index of a row by its key, looked for where it was first. */
export const indexOfKey = <T>(rows: readonly T[], rowKey: (row: T) => string, key: string, index = -1): number => {
  const isIt = (row: T | undefined): boolean => row !== undefined && row !== null && rowKey(row) === key
  return isIt(rows[index]) ? index : rows.findIndex(isIt)
}

/** The rows of an order, one line each. */
export const flatLines = <T>(order: RowOrder<T>, rowKey: (row: T) => string): Lines<T> => ({
  get count() {
    return order.count
  },
  at: (place) => {
    const index = order.indexAt(place)
    const row = order.rows[index]
    // What is no row stays an empty line.
    return row === undefined || row === null ? undefined : { kind: 'row', key: rowKey(row), row, index, depth: 0 }
  },
  placeOf: (key, index) => order.placeOf(indexOfKey(order.rows, rowKey, key, index)),
})
