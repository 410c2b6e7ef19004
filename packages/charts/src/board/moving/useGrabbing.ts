import { announce, useLocale } from '@bip/design-system'
import { boardTexts } from '../Board.texts.ts'
import { isSameCell, placeOf } from '../model/layout.ts'
import { isKeptOut } from '../model/limits.ts'
import { sortedPlace } from '../model/move.ts'
import { type BoardDirection, stepPlace } from '../model/steps.ts'
import type { BoardLayout, BoardMove, BoardOrder, BoardPlace } from '../model/types.ts'
import type { BoardColumn, Grab } from '../types.ts'
import type { BoardStores } from '../view/BoardStores.ts'

type Options<T> = {
  stores: BoardStores
  layout: BoardLayout
  columns: readonly BoardColumn[]
  order: BoardOrder
  cardOf: (key: string) => T | undefined
  labelOf: (card: T) => string
  isMovable: (card: T) => boolean
  refusalOf: ((card: T, to: BoardPlace) => string | null) | undefined
  rankOf: (card: string) => number
  sayPlace: (place: BoardPlace) => string
  onDrop: (move: BoardMove) => void
  onRefused: (move: BoardMove, card: T, reason: string) => void
}

/** A card in the hand, by keys or by the pointer: where it would go, and what happens when it is let go. */
export const useGrabbing = <T>(options: Options<T>) => {
  const { stores, layout, columns, order, cardOf, labelOf, isMovable, refusalOf, rankOf, sayPlace } = options
  const { t, formatNumber } = useLocale()
  const { grab } = stores

  const reasonAgainst = (card: T, from: BoardPlace, to: BoardPlace): string | null => {
    if (isSameCell(from, to)) return null
    const column = columns.find(({ key }) => key === to.column)
    if (column?.limit && isKeptOut(layout, from, to.column, column.limit))
      return t(boardTexts.limitReached, { column: column.title, max: formatNumber(column.limit.max) })
    return refusalOf?.(card, to) ?? null
  }
  const lift = (key: string, by: Grab['by']): boolean => {
    const [card, from] = [cardOf(key), placeOf(layout, key)]
    if (card === undefined || !from || !isMovable(card)) return false
    grab.set({ card: key, from, at: from, refusal: null, by })
    if (by === 'keys') announce(t(boardTexts.saidGrabbed, { card: labelOf(card), place: sayPlace(from) }))
    return true
  }
  const over = (place: BoardPlace | null): void => {
    const now = grab.get()
    const card = now && cardOf(now.card)
    if (!now || card === null || card === undefined) return
    const at = place && order === 'sorted' ? sortedPlace(layout, now.card, place, rankOf) : place
    const refusal = at ? reasonAgainst(card, now.from, at) : null
    const isSame = at && now.at ? isSameCell(at, now.at) && at.index === now.at.index : at === now.at
    if (!isSame || refusal !== now.refusal) grab.set({ ...now, at, refusal })
  }
  const give = (move: BoardMove): void => {
    const card = cardOf(move.card)
    if (card === undefined) return
    const reason = reasonAgainst(card, move.from, move.to)
    if (reason === null) options.onDrop(move)
    else options.onRefused(move, card, reason)
  }
  return {
    lift,
    over,
    /** A step by an arrow. */
    step: (direction: BoardDirection): void => {
      const now = grab.get()
      if (!now?.at) return
      const next = stepPlace(layout, { card: now.card, at: now.at, order, rankOf }, direction)
      if (!next) {
        announce(t(boardTexts.saidEdge))
        return
      }
      over(next)
      const refusal = grab.get()?.refusal
      announce(`${t(boardTexts.saidOver, { place: sayPlace(next) })}${refusal ? ` ${refusal}` : ''}`)
    },
    drop: (): void => {
      const now = grab.get()
      grab.set(null)
      if (now?.at) give({ card: now.card, from: now.from, to: now.at })
    },
    cancel: (): void => {
      const now = grab.get()
      const card = now && cardOf(now.card)
      grab.set(null)
      if (now && card) announce(t(boardTexts.saidCancelled, { card: labelOf(card), place: sayPlace(now.from) }))
    },
    /** Sends a card to the end of a column, or to where the order of the data puts it. */
    send: (key: string, column: string): void => {
      const from = placeOf(layout, key)
      if (!from || from.column === column) return
      const end = { column, lane: from.lane, index: Number.POSITIVE_INFINITY }
      give({ card: key, from, to: order === 'sorted' ? sortedPlace(layout, key, end, rankOf) : end })
    },
    /** Why a card may not go into a column; null where it may. */
    reasonFor: (key: string, column: string): string | null => {
      const [card, from] = [cardOf(key), placeOf(layout, key)]
      if (card === undefined || !from) return null
      return reasonAgainst(card, from, { column, lane: from.lane, index: 0 })
    },
  }
}
