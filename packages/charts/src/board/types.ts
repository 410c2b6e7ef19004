import type { StatusTone } from '@bip/design-system'
import type { ReactNode } from 'react'
import type { BoardLimit, BoardMove, BoardPlace } from './model/types.ts'

export type BoardColumn = {
  key: string
  title: string
  /** Colour of the dot before the title; none by default. */
  tone?: StatusTone
  limit?: BoardLimit
  /** A few quiet words beside the title, such as `45%`. */
  note?: string
}

export type BoardLane = { key: string; title: string; note?: string }

/** A figure in the head of a column, such as a sum. */
export type BoardFigure = { label: string; value: string }

/** A way out of a refusal, shown as a button. */
export type BoardWayOut = { label: string; onPress: () => void }

/** What became of a move: 'cancelled' takes it back without a word, as after a question that was not answered. */
export type BoardOutcome =
  | { status: 'moved' }
  | { status: 'cancelled' }
  | { status: 'refused'; reason: string; waysOut?: readonly BoardWayOut[] }

/** A card in the hand. `at` is where it would be dropped now, null for nowhere; `refusal` says why it may not. */
export type Grab = {
  card: string
  from: BoardPlace
  at: BoardPlace | null
  refusal: string | null
  by: 'pointer' | 'keys'
}

/** A refused move, shown in the column that it was meant for. */
export type Refusal = { column: string; title: string; reason: string; waysOut: readonly BoardWayOut[] }

export type AskMove<T> = (move: BoardMove, card: T) => BoardOutcome | Promise<BoardOutcome>

/** What the cells of a board share. */
export type BoardParts<T> = {
  cardOf: (key: string) => T | undefined
  renderCard: (card: T) => ReactNode
  labelOf: (card: T) => string
  /** Whether a card can be moved at all. */
  isMovable: (card: T) => boolean
  /** px from one card to the next. */
  rowHeight: number
  /** px of a card. */
  cardHeight: number
  /** Keys of cards whose move waits for its answer. */
  waiting: ReadonlySet<string>
  /** Id of the text that tells the keys. */
  hintId: string
}
