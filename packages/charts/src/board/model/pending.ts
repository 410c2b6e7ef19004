import { isSameCell, placeOf } from './layout.ts'
import { applyMove } from './move.ts'
import type { BoardLayout, BoardMove } from './types.ts'

/** A move that is shown although the data do not have it yet: 'asked' while its answer is awaited, 'stored' until the data follow. */
export type PendingMove = { id: number; move: BoardMove; status: 'asked' | 'stored' }

/** What is shown: the data's layout with every pending move on top, in the order in which they were made. */
export const withPending = (layout: BoardLayout, pending: readonly PendingMove[]): BoardLayout =>
  pending.reduce((now, { move }) => applyMove(now, move), layout)

/** Moves that are still needed with these data: those that were stored go once the data have come anew, or say so already. */
export const stillPending = (pending: readonly PendingMove[], layout: BoardLayout, isNew: boolean): readonly PendingMove[] => {
  const kept = pending.filter(({ move, status }) => {
    if (status === 'asked') return true
    const at = placeOf(layout, move.card)
    const isThere = at && isSameCell(at, move.to) && (!isSameCell(move.from, move.to) || at.index === move.to.index)
    return !isNew && at !== undefined && !isThere
  })
  return kept.length === pending.length ? pending : kept
}
