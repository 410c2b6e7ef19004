import type { RowChange } from '../lines/rowChange.ts'

export type RowEditProps<T> = {
  /**
   * Makes an empty row with a key of its own, below another one or first, and in a tree under a parent; null where there is none.
   * Among groups it is given the values of its group afterwards. With it the table ends with a line that adds one.
   */
  newRow?: (above: T | null, parent: T | null) => T
  /** Makes a copy of a row with a key of its own. With it rows can be duplicated. */
  copyRow?: (row: T) => T
  /**
   * Rows are filled one after the other: Tab goes from one cell that can be edited to the next, and past the last one, as Enter does in the last row,
   * a new row comes. Not after a row for which this is false, such as one that nothing stands in yet: there Tab leaves the table.
   */
  growsAfter?: (row: T) => boolean
  /**
   * Puts rows in or takes them out, as `changeRows` does, and `changeTreeRows` in a tree; steps back and forth come here too.
   * Rows of `load` are asked for again afterwards. Rows can be added and removed where this is given.
   */
  onRowsChange?: (change: RowChange<T>) => void | Promise<void>
}
