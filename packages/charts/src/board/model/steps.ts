import { cardsIn, countIn, placeOf } from './layout.ts'
import { sortedPlace } from './move.ts'
import type { BoardLayout, BoardOrder, BoardPlace } from './types.ts'

export type BoardDirection = 'left' | 'right' | 'up' | 'down'

/** The neighbour of a key among keys, in a direction; undefined at the end. */
const beside = (keys: readonly string[], key: string, by: 1 | -1): string | undefined => keys[keys.indexOf(key) + by]

type Grab = {
  card: string
  /** Where it would be dropped now. */
  at: BoardPlace
  order: BoardOrder
  /** A card's number in the order of the data. */
  rankOf: (card: string) => number
}

/** Where a grabbed card goes by an arrow; null at the edge of the board. */
export const stepPlace = (layout: BoardLayout, grab: Grab, direction: BoardDirection): BoardPlace | null => {
  const { card, at, order, rankOf } = grab
  const by = direction === 'right' || direction === 'down' ? 1 : -1
  const landing = (column: string, lane: string, index: number): BoardPlace => {
    if (order === 'sorted') return sortedPlace(layout, card, { column, lane }, rankOf)
    const others = cardsIn(layout, column, lane).filter((one) => one !== card).length
    return { column, lane, index: Math.min(index, others) }
  }
  if (direction === 'left' || direction === 'right') {
    const column = beside(layout.columns, at.column, by)
    return column === undefined ? null : landing(column, at.lane, at.index)
  }
  const others = cardsIn(layout, at.column, at.lane).filter((one) => one !== card).length
  const index = at.index + by
  if (order === 'free' && index >= 0 && index <= others) return { ...at, index }
  const lane = beside(layout.lanes, at.lane, by)
  if (lane === undefined) return null
  return landing(at.column, lane, by > 0 ? 0 : Number.POSITIVE_INFINITY)
}

/** The nearest column in a direction that has cards in the lane, or else in any lane. */
const nextColumn = (layout: BoardLayout, at: BoardPlace, by: 1 | -1): string | undefined => {
  let column = beside(layout.columns, at.column, by)
  while (column !== undefined && countIn(layout, column) === 0) column = beside(layout.columns, column, by)
  return column
}

/** The card that the focus goes to from another one by an arrow; undefined at the edge. */
export const cardBeside = (layout: BoardLayout, card: string, direction: BoardDirection): string | undefined => {
  const at = placeOf(layout, card)
  if (!at) return undefined
  const by = direction === 'right' || direction === 'down' ? 1 : -1
  if (direction === 'left' || direction === 'right') {
    const column = nextColumn(layout, at, by)
    if (column === undefined) return undefined
    const lane = cardsIn(layout, column, at.lane).length > 0 ? at.lane : firstLane(layout, column)
    const cards = cardsIn(layout, column, lane)
    return cards[Math.min(at.index, cards.length - 1)]
  }
  const near = cardsIn(layout, at.column, at.lane)[at.index + by]
  if (near !== undefined) return near
  let lane = beside(layout.lanes, at.lane, by)
  while (lane !== undefined && cardsIn(layout, at.column, lane).length === 0) lane = beside(layout.lanes, lane, by)
  return lane === undefined ? undefined : cardsIn(layout, at.column, lane).at(by > 0 ? 0 : -1)
}

const firstLane = (layout: BoardLayout, column: string): string =>
  layout.lanes.find((lane) => cardsIn(layout, column, lane).length > 0) ?? layout.lanes[0] ?? ''

/** The first or last card of the column of another one. */
export const cardAtEnd = (layout: BoardLayout, card: string, end: 'first' | 'last'): string | undefined => {
  const at = placeOf(layout, card)
  if (!at) return undefined
  const all = layout.lanes.flatMap((lane) => cardsIn(layout, at.column, lane))
  return all.at(end === 'first' ? 0 : -1)
}
