import type { Option } from '../../Select/option.ts'
import type { Coming, KeyedRow } from '../drafts/draftTypes.ts'
import type { EditStore } from '../drafts/EditStore.ts'
import type { Drafts } from '../drafts/useDrafts.ts'
import type { Lines } from '../lines/lines.ts'
import type { RowWindows } from '../lines/RowWindows.ts'
import type { RowChange, RowMove } from '../lines/rowChange.ts'
import type { CellEdit } from '../model/cellEdit.ts'
import type { CellPlace, CellRange } from '../model/cellPlace.ts'
import type { ColumnFilter } from '../model/filters.ts'
import type { DataColumn } from '../model/types.ts'
import type { CellValue, ValueType } from '../model/values.ts'
import type { HeadFilter } from '../props/headFilter.ts'

/** Rows that a server holds. */
export type ServerRows<T> = {
  windows: RowWindows<T>
  lines: Lines<T>
  /** Another number whenever rows have come. */
  arrivals: number
  /** These values stand in the rows from now on. */
  stored: (edits: readonly CellEdit[]) => void
}

/** Rows that the reader adds and removes, as steps that can be taken back. */
export type RowSteps<T> = {
  canAdd: boolean
  canAddChild: boolean
  canRemove: boolean
  /** Rows can be added where the table ends: not where they lie in groups or under each other. */
  canAddAtEnd: boolean
  /** Adds rows at the end for what is put into them, as one step with it; `put` is given them. */
  addFor: (count: number, isFocused: boolean, put: (rows: readonly KeyedRow<T>[], coming: Coming<T>) => void) => void
  /** Adds a row under the one of that key; at the end where none is named. */
  add: (after?: string) => void
  /** In a tree: adds a row as the last one below the one of that key. */
  addChild: (parent: string) => void
  /** Adds a row below a line, or as its child. */
  addAt: (at: CellPlace, isChild: boolean) => void
  remove: (keys: ReadonlySet<string>) => void
  canCopy: boolean
  /** Adds copies of the rows of a block below it. */
  copyBlock: (block: CellRange, from: CellPlace) => void
  /** Takes out the rows of a block. */
  removeBlock: (block: CellRange, from: CellPlace) => void
  /** A step back or forth over rows that came or went; `then` hears which of them are gone. */
  step: (change: RowChange<T>, direction: 'back' | 'forth', then?: (isGone: (key: string) => boolean) => void) => void
  /** Takes a row out again that was added last and into which nothing was typed; true when it did. */
  giveUp: (key: string) => boolean
}

/** What a block can be drawn out with; null where nothing can be written. */
export type FillHandle = {
  canFill: (at: CellPlace) => boolean
  /** The reader has drawn the block out to a larger one; `isOther` with Ctrl, which turns counting and repeating round. */
  onFill: (block: CellRange, whole: CellRange, isOther: boolean) => void
}

/** The chosen block of cells. */
export type Blocks = {
  /** The block; null where the focus is in no cell. */
  block: () => CellRange | null
  /** Puts it on the clipboard; answers whether it was the block that was asked for, and it could be had. */
  copy: (event: React.ClipboardEvent) => boolean
  handle: { current: FillHandle | null }
}

/** Filling, emptying and pasting of blocks. */
export type Filling = {
  stretch: (block: CellRange, whole: CellRange, isOther: boolean) => void
  repeat: (block: CellRange, way: 'down' | 'right') => void
  clear: (block: CellRange) => void
  paste: (text: string, block: CellRange) => void
}

export type FacetCell = { value: CellValue; text: string }

/** What the choices of a column's filter are made of. */
export type FacetSource = {
  type: ValueType
  options: readonly Option[] | undefined
  /** What stands in the column; null where only a server has all of it. */
  cells: (() => readonly FacetCell[]) | null
}

/** The table's own filter of a column. */
export type ColumnFiltering = {
  filter: ColumnFilter | undefined
  onChange: (filter: ColumnFilter | null) => void
  source: FacetSource
}

/** The filters of columns. */
export type Filters<T> = {
  isSet: (key: string) => boolean
  /** The table's own filter or the caller's; null where the column cannot be filtered. */
  of: (column: DataColumn<T>) => ColumnFiltering | HeadFilter | null
}

/** What features offer each other, each under its name; undefined where the feature is not in the list. */
export type Services<T> = {
  /** What was typed, kept. */
  store?: EditStore<T>
  /** What is typed, read and stored. */
  drafts?: Drafts<T>
  rowSteps?: RowSteps<T>
  /** Moves rows one after the other. */
  rowMoves?: (moves: readonly RowMove[]) => void
  /** null where the rows are here. */
  serverRows?: ServerRows<T> | null
  blocks?: Blocks
  filling?: Filling
  filters?: Filters<T>
  /** Goes on from a cell after something was put into it, down or beside; true where it knew a way. */
  wayOn?: (from: CellPlace, down: number, right: number) => boolean
}

export type ServiceName = keyof Services<never>
