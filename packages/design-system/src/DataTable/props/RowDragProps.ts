import type { RowMove } from '../lines/rowChange.ts'

export type RowDragProps = {
  /**
   * Moves rows, as `moveRows` does. With it rows have a handle to drag them by, and Alt with Shift and an arrow moves them;
   * in a tree among those of one parent; undo brings them home by further moves. Not while they are sorted or grouped, for then they have no order of their own.
   */
  onRowMove?: (move: RowMove) => void
}
