import type { HTMLAttributes, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { HeadRun } from '../columns/headGroups.ts'
import type { ColumnBox } from '../columns/useColumnBoxes.ts'
import type { ModelColumn } from '../columns/useColumns.ts'
import type { Keymap } from '../keyboard/keymap.ts'
import type { Line, Lines } from '../lines/lines.ts'
import type { CellPlace } from '../model/cellPlace.ts'
import type { CellBlock } from '../model/clipboard.ts'
import type { DataTableHandle } from '../props/DataTableProps.ts'
import type { Slot } from '../view/Slot.ts'
import type { LineWriter } from '../view/writeSlot.ts'
import type { Services } from './Services.ts'

/** Attributes of an element: ARIA, handlers and `data-*`. */
export type Attributes = HTMLAttributes<HTMLElement> & { [name: `data-${string}`]: string | number | boolean | undefined }

/** What features put on elements. */
export type Marks<T> = {
  table?: Attributes
  /** On the element that holds the lines. */
  body?: Attributes
  header?: (box: ColumnBox<T>) => Attributes
  /** On a name over several columns; `level` counts from the outermost. */
  headerGroup?: (run: HeadRun, level: number) => Attributes
  /** Written outside React: how a line is selected. The same function until it says something else. */
  row?: LineWriter<T>['state']
  /** Written outside React: words for the look of a cell, in its `data-mark`. The same function until it says something else. */
  cell?: LineWriter<T>['mark']
}

/** Rows that stand still above or below the lines. */
export type Band = {
  side: 'top' | 'bottom'
  count: number
  /** The keyboard goes there. */
  isReached: boolean
  /** `rowIndex` is the number of the first of them for assistive technology. */
  draw: (rowIndex: number) => ReactNode
}

/** What features draw. */
export type Parts<T> = {
  /** Around the name of a column, such as a button; `name` is what stands there without it. */
  label?: (box: ColumnBox<T>, name: ReactNode) => ReactNode
  /** Behind the name of a column. */
  header?: (box: ColumnBox<T>) => ReactNode
  /** At the end of the rows of headers. */
  head?: ReactNode
  /** In the cell before the first column: of each row the same element at every drawing, and of the header. */
  lead?: { row: ReactNode; head: ReactNode; isHeader: boolean }
  /** A cell at the end of each row; the same function until it draws something else. */
  rowEnd?: (slot: Slot<T>) => ReactNode
  /** Below the cells of a row; the same function until it draws something else. */
  rowBelow?: (slot: Slot<T>) => ReactNode
  bands?: readonly Band[]
  /** Within the element that scrolls, whose keys reach the table. */
  within?: ReactNode
  /** Over the table. */
  over?: ReactNode
}

/** What can be done with a column from its menu. */
export type ColumnAct =
  | 'sortAscending'
  | 'sortDescending'
  | 'sortNone'
  | 'pinStart'
  | 'pinEnd'
  | 'unpin'
  | 'fitWidth'
  | 'moveLeft'
  | 'moveRight'
  | 'groupByThis'
  | 'ungroup'
  | 'hide'
  | 'columns'

/** What can be done with a column as it stands; false for what makes no sense now. */
export type ColumnActs = { [Act in ColumnAct]?: (() => void) | false }

/** A press on a line: by the mouse, or by Enter. */
export type Press<T> = {
  line: Line<T>
  place: number
  event: MouseEvent | KeyboardEvent
  /** The element that was met; null for a key. */
  target: Element | null
  /** The second press of two, where two mean something of their own. */
  isRepeated: boolean
}

/** Why rows are not there, or not as they were asked for; `rows` are texts of those that went with something typed into them. */
export type Notice =
  | { is: 'empty' | 'noColumns' | 'fault' }
  | { is: 'failed'; onRetry: () => void }
  | { is: 'lost'; rows: CellBlock; onDiscard: () => void }

/** What a feature does in a table, drawing by drawing. */
export type Contribution<T> = {
  offers?: Partial<Services<T>>
  keys?: Keymap
  /** Hears a press on a line; true when it did something with it. */
  press?: (press: Press<T>) => boolean
  /** Hears where the focus goes: the reader has moved it, lines have moved with it, or it has come by whatever way. */
  onMove?: (at: CellPlace, isExtending: boolean) => void
  onLines?: (at: CellPlace) => void
  onActive?: (at: CellPlace) => void
  /** Where Tab comes in for the first time; null for the first cell. */
  entry?: () => CellPlace | null
  marks?: Marks<T>
  parts?: Parts<T>
  menu?: (column: ModelColumn<T>, index: number) => ColumnActs
  handle?: Partial<DataTableHandle<T>>
  /** Lines shown in place of those of the rows. */
  lines?: Lines<T>
  isWaiting?: boolean
  notice?: Notice
  /** Where the lines stand among those of all pages. */
  page?: { first: number; total: number }
}
