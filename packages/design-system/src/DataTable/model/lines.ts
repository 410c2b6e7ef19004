import type { RowOrder } from './RowOrder.ts'
import type { CellValue } from './values.ts'

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

/** The lines of a table from top to bottom; made only when they are looked at. */
export type Lines<T> = {
  readonly count: number
  at: (place: number) => Line<T> | undefined
  /** Place of a row's or a group's line by its key; -1 when it is not shown. */
  placeOf: (key: string) => number
  /** The place of the line over this one in a tree or in groups; -1 at the top. */
  parentOf?: (place: number) => number
}

/** The rows of an order, one line each. */
export const flatLines = <T>(order: RowOrder<T>, rowKey: (row: T) => string): Lines<T> => ({
  get count() {
    return order.count
  },
  at: (place) => {
    const index = order.indexAt(place)
    const row = order.rows[index]
    return row === undefined ? undefined : { kind: 'row', key: rowKey(row), row, index, depth: 0 }
  },
  placeOf: (key) => order.placeOf(order.rows.findIndex((row) => rowKey(row) === key)),
})
