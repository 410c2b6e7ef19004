/** Where a card stands: the column, the lane ('' without lanes) and its number among the cards there, from 0. */
export type BoardPlace = { column: string; lane: string; index: number }

/** A card that goes from one place to another. Its inverse brings it back. */
export type BoardMove = { card: string; from: BoardPlace; to: BoardPlace }

/** Most cards of a column: 'soft' warns beyond it, 'hard' refuses further ones. */
export type BoardLimit = { max: number; kind: 'soft' | 'hard' }

/** Where every card stands, by the keys of columns and lanes. */
export type BoardLayout = {
  columns: readonly string[]
  /** At least one; the only one is '' on a board without lanes. */
  lanes: readonly string[]
  /** Keys of cards by `cellKey`, in their order. A column without cards in a lane may be absent. */
  cells: ReadonlyMap<string, readonly string[]>
}

/** 'free': people choose the place among the others; 'sorted': the data's own order does, and a drop names the column alone. */
export type BoardOrder = 'free' | 'sorted'
