import type { TreeShape } from '../lines/treeLines.ts'

export type LinesProps<T> = {
  rows: readonly T[]
  /** Identity of a row. */
  rowKey: (row: T) => string
  /** Rows that pass are shown; default all. In a tree, with everything above them. */
  filter?: (row: T) => boolean
  /** Keys of the columns by whose values the rows are put together, outermost first. */
  groupBy?: readonly string[]
  /** Rows lie under each other. */
  tree?: TreeShape<T>
  /** Keys of the rows under which their detail stands. */
  openDetails?: ReadonlySet<string>
}
