import type { Line } from '../lines/lines.ts'
import type { Slot } from './Slot.ts'
import { writeCells } from './writeCells.ts'
import { type LineState, writeDepth, writeState } from './writeRow.ts'

/** What the view writes of each line. */
export type LineWriter<T> = {
  /** Text of a cell that is not drawn by React. */
  text: (line: Line<T>, column: number) => string
  /** Words for the look of a cell (`dirty`, `range`, `match` …), in its `data-mark`; none where nothing is said. */
  mark?: (line: Line<T>, column: number, place: number) => string
  state?: (line: Line<T>, place: number) => LineState
  /** Draws a cell of a painted column. */
  paint?: (element: HTMLElement, line: Line<T>, column: number) => void
  /** Every other line has a ground of its own; without it the rows are not told apart, which spares their styles. */
  isStriped?: boolean
}

type SlotPosition = {
  /** Of the row among all rows of the table, for assistive technology, from 1. */
  number: number
  /** As a style; empty for the usual one. */
  height: string
  /** Lines lie under each other. */
  hasDepth: boolean
}

/** Writes the line of a slot into its element: how it stands, its state, its cells. Its place is the view's to write. */
export const writeSlot = <T>(slot: Slot<T>, writer: LineWriter<T>, { number, height, hasDepth }: SlotPosition): void => {
  const { element, line, place } = slot
  if (!element) return
  element.hidden = line === undefined
  if (!line) {
    writeCells(slot.cells, () => '', undefined)
    return
  }
  const { text, mark, state, paint, isStriped } = writer
  element.style.height = height
  element.setAttribute('aria-rowindex', String(number))
  if (isStriped) element.setAttribute('data-odd', String(place % 2 === 1))
  element.setAttribute('data-kind', line.kind)
  if (hasDepth) writeDepth(element, line)
  const said = state?.(line, place)
  if (said) writeState(slot, element, line, said)
  writeCells(slot.cells, (column) => text(line, column), mark && ((column) => mark(line, column, place)))
  if (paint) for (const cell of slot.cells) if (cell.isPainted) paint(cell.element, line, cell.column)
}

/** The same row in the same place of a tree; sums and details are written by whoever makes them. */
export const isSameLine = <T>(a: Line<T> | undefined, b: Line<T> | undefined): boolean =>
  a?.kind === 'row' && b?.kind === 'row'
    ? a.row === b.row && a.depth === b.depth && a.isOpen === b.isOpen
    : a === undefined && b === undefined
