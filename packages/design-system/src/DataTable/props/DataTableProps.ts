import type { ComponentPropsWithRef, ReactNode, Ref } from 'react'
import type { CellEdit } from '../model/cellEdit.ts'
import type { CellFault } from '../model/rowOutcome.ts'
import type { CellRenderer, DataColumn, Totals } from '../model/types.ts'
import type { ColumnPreset } from './ColumnPreset.ts'
import type { EditProps } from './EditProps.ts'
import type { ExportOptions, TablePrintOptions } from './ExportOptions.ts'
import type { HeadFilters } from './headFilter.ts'
import type { LinesProps } from './LinesProps.ts'
import type { LoadRows } from './LoadRows.ts'
import type { PinnedRows } from './PinnedRows.ts'
import type { RowDragProps } from './RowDragProps.ts'
import type { RowEditProps } from './RowEditProps.ts'
import type { StateProps } from './StateProps.ts'

/** What a caller may ask of a table that is shown. */
export type DataTableHandle<T> = {
  /** Shows these rows in place of the ones before, without anything else being drawn: for pushes many times a second. */
  setRows: (rows: readonly T[]) => void
  /** Asks again for rows of `load`, and shows those that are here until the answer has come; what was typed stays. */
  reload: () => void
  /** Opens the search within the rows that are here. */
  find: () => void
  /** Brings a row into sight and puts the focus there, into a column or else the first one; false when it is not shown. */
  focusRow: (key: string, column?: string) => boolean
  /** Stores what was typed and is not stored yet; false when something is wrong with it, which is marked, or when its row is there no more. */
  save: () => Promise<boolean>
  /** What is wrong with typed values that are not good enough to be stored, cell by cell. */
  faults: () => readonly CellFault[]
  /** Waits until all that is being asked about, checked or stored has come to its end. */
  settled: () => Promise<void>
  /** Puts values into cells as one step, as if they had been picked there. */
  enter: (edits: readonly Pick<CellEdit, 'key' | 'column' | 'value'>[]) => void
  /**
   * Adds rows at the end with these texts by column, read as if they had been pasted there; the row of the key `from`, if one is named,
   * takes the first ones. One step.
   */
  append: (rows: readonly Readonly<Record<string, string>>[], from?: string) => void
  /** Gives up what is not stored. */
  discard: () => void
  undo: () => void
  redo: () => void
  /** Adds an empty row under the one of that key, or at the end, and begins to edit it. */
  addRow: (after?: string) => void
  /** In a tree: adds an empty row as the last one below the one of that key, and begins to edit it. */
  addChild: (parent: string) => void
  /** Adds a copy of the row of that key below it, where rows can be copied. */
  copyRow: (key: string) => void
  /** Takes rows out; can be undone. */
  removeRows: (keys: Iterable<string>) => void
  /** Makes a file of the table while the page goes on, and hands it to the reader; answers with it. */
  export: (options?: ExportOptions<T>) => Promise<File>
  /** Prints the table as text, its headers on every page; rejected when there are more than 5 000 rows. */
  print: (options?: TablePrintOptions) => Promise<void>
}

export type DataTableProps<T> = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  StateProps &
  EditProps &
  RowEditProps<T> &
  RowDragProps &
  Omit<LinesProps<T>, 'rows'> & {
    /** All rows; either these or `load`. */
    rows?: readonly T[]
    /** Fetches rows of a server as they come into sight; sorting and filtering are then the server's. */
    load?: LoadRows<T>
    /** Lets the reader choose rows; default 'none'. */
    selectionMode?: 'none' | 'single' | 'multiple'
    /** Rows that cannot be selected, by key. */
    isSelectionDisabled?: (key: string) => boolean
    /** Most rows that may be selected; the others are locked then, and the reader is told. Default any number. */
    maxSelected?: number
    /** Name of the table for assistive technology. */
    label: string
    columns: readonly DataColumn<T>[]
    /** How kinds of cells are written and drawn, by the name that columns give. */
    renderers?: Readonly<Record<string, CellRenderer<T>>>
    /** Words that must stand in a row's cells. */
    quickFilter?: string
    /** What the rows were asked for elsewhere; it is marked where it stands in the cells. Default nothing. */
    searched?: string
    /** Filters and order are a server's: the rows come as they are to stand. Default false. */
    isServed?: boolean
    /** A row at the bottom with the figures of columns that have a `summary`; default false. */
    hasTotals?: boolean
    /** The figures of that row, where somebody else reckons them over more rows than are here; default over all rows shown, or as `load` answers. */
    totals?: Totals
    /** What that row is called; default 'Total'. */
    totalsLabel?: string
    /** Headers have no menu when false; default true. */
    hasColumnMenu?: boolean
    /** Filters that the caller draws in the menus of these columns, in place of those by type. */
    headFilters?: HeadFilters
    /** Layouts to choose from in the panel of columns; default none. */
    columnPresets?: readonly ColumnPreset[]
    onGroupByChange?: (groupBy: string[]) => void
    /** Draws what stands under the rows of `openDetails`. */
    drawDetail?: (row: T) => ReactNode
    /** Small buttons at the end of a row, shown on hover and focus. */
    rowActions?: (row: T) => ReactNode
    /** Rows that stay in sight, neither sorted nor filtered: under the headers, and over the totals. */
    pinnedRows?: PinnedRows<T>
    /** A press on a row, or Enter; without it a press selects, in mode 'single' and where two presses mean something. */
    onRowPress?: (row: T) => void
    /** Two presses on a row, one after the other, as in a picker that takes the row and closes. */
    onRowDoublePress?: (row: T) => void
    /** Skeleton rows while there are none, a thin line above rows that are being refreshed. Default false. */
    isLoading?: boolean
    /** What to show without rows; default a short notice. */
    emptyState?: ReactNode
    /** What to show instead of rows after a failure. */
    errorState?: ReactNode
    /** Every other row a shade darker; default false. */
    isZebra?: boolean
    /** Rows become cards where the table is narrower than 768 px, unless they are grouped or lie in a tree; default false. */
    hasCards?: boolean
    /** Most height in px, for a table as tall as its rows; default the height of its room. */
    maxHeight?: number
    /** Where these rows stand among all, when a server sends them page by page; default they are all. */
    page?: { first: number; total: number }
    /** What lies behind all rows and moves with them, such as lines over many of them; whoever draws it leaves what pinned columns cover. */
    backdrop?: ReactNode
    /** Height of a row in px; default as the density around the table says. */
    rowHeight?: number
    handle?: Ref<DataTableHandle<T>>
  }
