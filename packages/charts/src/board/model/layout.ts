import type { BoardLayout, BoardPlace } from './types.ts'

export const cellKey = (column: string, lane: string): string => `${column}\u0000${lane}`

/** The keys of the cards of a column in a lane, in their order. */
export const cardsIn = (layout: BoardLayout, column: string, lane: string): readonly string[] =>
  layout.cells.get(cellKey(column, lane)) ?? []

/** How many cards a column holds over all lanes. */
export const countIn = (layout: BoardLayout, column: string): number =>
  layout.lanes.reduce((sum, lane) => sum + cardsIn(layout, column, lane).length, 0)

type Sources<T> = {
  cards: readonly T[]
  columns: readonly string[]
  /** Absent or empty for a board without lanes. */
  lanes?: readonly string[]
  cardKey: (card: T) => string
  columnOf: (card: T) => string
  laneOf?: (card: T) => string
}

/** The layout of cards in the order in which they come; what names an unknown column or lane is left out. */
export const layoutOf = <T>({ cards, columns, lanes = [], cardKey, columnOf, laneOf }: Sources<T>): BoardLayout => {
  const laneKeys = lanes.length > 0 ? lanes : ['']
  const cells = new Map<string, string[]>()
  for (const column of columns) for (const lane of laneKeys) cells.set(cellKey(column, lane), [])
  for (const card of cards) {
    const lane = lanes.length > 0 ? (laneOf?.(card) ?? '') : ''
    cells.get(cellKey(columnOf(card), lane))?.push(cardKey(card))
  }
  return { columns, lanes: laneKeys, cells }
}

/** Where a card stands; undefined where it is not on the board. */
export const placeOf = (layout: BoardLayout, card: string): BoardPlace | undefined => {
  for (const column of layout.columns)
    for (const lane of layout.lanes) {
      const index = cardsIn(layout, column, lane).indexOf(card)
      if (index >= 0) return { column, lane, index }
    }
  return undefined
}

export const isSameCell = (a: BoardPlace, b: BoardPlace): boolean => a.column === b.column && a.lane === b.lane
