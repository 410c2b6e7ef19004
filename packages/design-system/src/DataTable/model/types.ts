import type { ReactNode } from 'react'
import type { Option } from '../../Select/option.ts'
import type { Aggregate } from './aggregate.ts'
import type { CellFormat } from './formatRule.ts'
import type { CellValue, ValueType } from './values.ts'

/** What a cell is drawn from. */
export type CellContext<T> = {
  row: T
  value: CellValue
  /** The value as the table writes it. */
  text: string
  column: DataColumn<T>
}

/** How a kind of cell is written and, where text is not enough, drawn. Several columns share one by its name. */
export type CellRenderer<T = never> = {
  /** The value in words: for the cell, for copying, searching and exporting. Default by the column's type. */
  text?: (value: CellValue, row: T, column: DataColumn<T>) => string
  /** A figure of several rows in words, such as a sum; default by the column's type. */
  figure?: (value: CellValue) => string
  /** Draws the cell; without it the text stands there, which is the fastest a cell can be. */
  render?: (cell: CellContext<T>) => ReactNode
}

/** Choices that are held elsewhere, such as records of a server. */
export type ChoiceSource = {
  /** Those that match a text, best first; '' for those one begins with. */
  find: (text: string, signal: AbortSignal) => Promise<readonly Option[]>
  /** Those that it could be where none matches. */
  near: (text: string, signal: AbortSignal) => Promise<readonly Option[]>
  /** The value that a typed or pasted text names by itself, such as by a code; else why it does not. */
  named: (text: string) => Promise<{ value: CellValue } | { error: string }>
}

/** What a typed or pasted text says in a column: a value, or what is wrong with it. */
export type ReadCell = { value: CellValue } | { error: string }

/** How the cells of a column are typed into. */
export type CellEditing<T> = {
  /** One of these, by value; their labels are what is typed and shown. */
  options?: readonly Option[]
  /** One of these, which are asked for; what names none of them stays in the cell as it was typed, with what it could be. */
  source?: (row: T) => ChoiceSource
  /** Reads a typed or pasted text in another way than the column's type does. */
  read?: (text: string) => ReadCell
  /** Its header says that the cells must not be empty; default false. */
  isRequired?: boolean
  /** Default every row. */
  isEditable?: (row: T) => boolean
  /** What is wrong with a value, or undefined; may ask a server, and is told by the signal when the answer is no longer wanted. */
  validate?: (value: CellValue, row: T, signal: AbortSignal) => string | undefined | Promise<string | undefined>
  /** Puts a value into a row; default into the property of the column's key. */
  set?: (row: T, value: CellValue) => T
}

/** A column that the caller draws by itself, outside React, such as bars on a time axis. */
export type PaintedColumn<T> = {
  /** Draws what stands in the cell of a row; the cells are used again for other rows as one scrolls. Keep it the same function as long as it draws the same. */
  cell: (element: HTMLElement, row: T) => void
  /** Draws the header below its name. */
  head?: () => ReactNode
}

export type DataColumn<T> = {
  key: string
  /** Plain text: the header, and the column's name for assistive technology and in exports. */
  header: string
  /** Names of the groups over the column, outermost first. */
  group?: readonly string[]
  /** How values are compared, filtered, aligned and exported; default 'text'. */
  type?: ValueType
  /** Reads the value; default the row's property of the column's key. */
  value?: (row: T) => CellValue
  /** Name of one of the table's `renderers`; default the value as text. */
  renderer?: string
  /** The renderer itself, for a cell that only this column has. */
  cell?: CellRenderer<T>
  /** Order of two values; default by type: text as the language sorts, numbers by value, empty ones last. */
  compare?: (a: CellValue, b: CellValue) => number
  /** Default by type: figures right, the rest left. */
  align?: 'left' | 'right' | 'center'
  /** Width in px; default 140. Until the reader sizes it, a column has room for its header, up to 240 px. */
  width?: number
  /** Width in px that shows all of what is in it; room that is left goes there first. Default `width`. */
  wholeWidth?: number
  /** Least width in px; default 56. */
  minWidth?: number
  /** Takes a share of the width that is left; default 0. */
  grow?: number
  /** Stays in sight while the others scroll. */
  pin?: 'start' | 'end'
  /** Default true. */
  isSortable?: boolean
  /** Default true. */
  isFilterable?: boolean
  /** Default true. */
  isResizable?: boolean
  /** Lets the reader type into the cells, where the table stores what is typed. */
  edit?: CellEditing<T>
  /** How cells stand out by what is in them: a tone with its sign, a bar, a scale of colours. */
  format?: CellFormat<T>
  /** The figure that groups, parents and totals show in this column. */
  summary?: Aggregate
  /** Not shown until the reader asks for it; default false. */
  isHidden?: boolean
  /** Drawn by the caller. It stays where it is, as wide as `width` says, and is neither sorted, hidden nor exported. */
  painted?: PaintedColumn<T>
}

/** Figures of many rows, by column key. */
export type Totals = Readonly<Record<string, CellValue>>

export type SortDirection = 'asc' | 'desc'

/** One step of an order; several sort within the ones before. */
export type DataSort = { key: string; direction: SortDirection }

/** What the reader did to the columns; what is not said is as the columns have it. Plain data, to be stored. */
export type ColumnLayout = {
  /** Keys in order; columns that are missing follow in their own order. */
  order?: readonly string[]
  /** Widths in px by key. */
  widths?: Readonly<Record<string, number>>
  /** Whether a column is shown, by key. */
  shown?: Readonly<Record<string, boolean>>
  /** Where a column is pinned, by key; null for nowhere. */
  pins?: Readonly<Record<string, 'start' | 'end' | null>>
}
