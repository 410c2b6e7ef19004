import { cardsIn, cellKey, isSameCell, placeOf } from './layout.ts'
import type { BoardLayout, BoardMove, BoardPlace } from './types.ts'

/** The move that takes another one back. */
export const invertMove = ({ card, from, to }: BoardMove): BoardMove => ({ card, from: to, to: from })

/** Whether a move leaves everything as it is. */
export const isNoMove = ({ from, to }: BoardMove): boolean => isSameCell(from, to) && from.index === to.index

/**
 * The layout after a move. The card is taken from where it is now, as somebody else may have moved it meanwhile; a number past the end
 * means the end. A card or a column that is not on the board leaves the layout as it is.
 */
export const applyMove = (layout: BoardLayout, { card, to }: BoardMove): BoardLayout => {
  const now = placeOf(layout, card)
  const target = cellKey(to.column, to.lane)
  if (!now || !layout.cells.has(target)) return layout
  const cells = new Map(layout.cells)
  const source = cellKey(now.column, now.lane)
  cells.set(
    source,
    (cells.get(source) ?? []).filter((one) => one !== card),
  )
  const others = cells.get(target) ?? []
  const index = Math.max(0, Math.min(to.index, others.length))
  cells.set(target, [...others.slice(0, index), card, ...others.slice(index)])
  return { ...layout, cells }
}

/**
 * The place that a card takes in a cell of a sorted board: before the first card that comes after it in the order of the data.
 * `rankOf` is a card's number in that order.
 */
export const sortedPlace = (
  layout: BoardLayout,
  card: string,
  { column, lane }: Pick<BoardPlace, 'column' | 'lane'>,
  rankOf: (card: string) => number,
): BoardPlace => {
  const others = cardsIn(layout, column, lane).filter((one) => one !== card)
  const rank = rankOf(card)
  const index = others.findIndex((one) => rankOf(one) > rank)
  return { column, lane, index: index < 0 ? others.length : index }
}
