import type { RefObject } from 'react'
import type { CellMaker } from '../cells/cellMakers.ts'
import type { ModelColumn } from '../columns/useColumns.ts'
import type { TableColumns } from '../columns/useTableColumns.ts'
import type { Line } from '../lines/lines.ts'
import type { CellPlace } from '../model/cellPlace.ts'
import type { DataColumn } from '../model/types.ts'
import type { TableOptions } from '../props/useTableOptions.ts'
import type { TableState } from '../props/useTableState.ts'
import type { TableRows } from '../rowModel/useRowModel.ts'
import type { GridView } from '../view/GridView.ts'
import type { ColumnActs } from './Contribution.ts'

/** What there is of a table before its rows are put in order. */
export type TableBase<T> = {
  options: TableOptions<T>
  state: TableState
  columns: TableColumns<T>
  /** How the cells of a column are written and drawn. */
  makerOf: (column: DataColumn<T>) => CellMaker<T>
}

/** What features see of a table. */
export type Table<T> = TableBase<T> & {
  rows: TableRows<T>
  view: GridView<T>
  /** What stands in a line under a column, by number. */
  text: (line: Line<T>, column: number) => string
  /** The element that scrolls, and the one within it that holds the lines. */
  scroller: RefObject<HTMLDivElement | null>
  body: RefObject<HTMLDivElement | null>
  /** What can be done with a column, feature by feature; known once all have been asked. */
  menus: () => readonly ((column: ModelColumn<T>, index: number) => ColumnActs)[]
  /** Brings a cell into sight and puts the focus there. */
  focusCell: (at: CellPlace) => void
}
