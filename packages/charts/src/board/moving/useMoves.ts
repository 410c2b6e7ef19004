import { announce, useLocale } from '@bip/design-system'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { boardTexts } from '../Board.texts.ts'
import { invertMove, isNoMove } from '../model/move.ts'
import { type PendingMove, stillPending, withPending } from '../model/pending.ts'
import type { BoardLayout, BoardMove } from '../model/types.ts'
import type { AskMove, BoardOutcome, Refusal } from '../types.ts'

type Options<T> = {
  /** The layout of the data. */
  layout: BoardLayout
  cardOf: (key: string) => T | undefined
  labelOf: (card: T) => string
  /** What a screen reader hears of a place. */
  sayPlace: (place: BoardMove['to']) => string
  onMove: AskMove<T> | undefined
  /** A move has its answer. */
  onSettled: (card: string) => void
}

/** Steps that can be taken back. */
const maxUndo = 50

/** Moves are shown at once and asked for; what is refused goes back with its reason. */
export const useMoves = <T>({ layout, cardOf, labelOf, sayPlace, onMove, onSettled }: Options<T>) => {
  const { t } = useLocale()
  const [pending, setPending] = useState<readonly PendingMove[]>([])
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const done = useRef<BoardMove[]>([])
  const lastId = useRef(0)
  const known = useRef(layout)

  useLayoutEffect(() => {
    const isNew = known.current !== layout
    known.current = layout
    setPending((before) => stillPending(before, layout, isNew))
  })
  const shown = useMemo(() => withPending(layout, pending), [layout, pending])
  const waiting = useMemo(
    () => new Set(pending.flatMap(({ move, status }) => (status === 'asked' ? [move.card] : []))),
    [pending],
  )

  const refuse = (move: BoardMove, card: T, { reason, waysOut = [] }: Pick<Refusal, 'reason'> & Partial<Refusal>): void =>
    setRefusal({ column: move.to.column, title: t(boardTexts.refusedTitle, { card: labelOf(card) }), reason, waysOut })

  const ask = async (move: BoardMove, isUndo: boolean): Promise<void> => {
    const card = cardOf(move.card)
    if (!onMove || card === undefined || isNoMove(move)) return
    lastId.current += 1
    const id = lastId.current
    setRefusal(null)
    setPending((before) => [...before, { id, move, status: 'asked' }])
    const words = { card: labelOf(card), place: sayPlace(move.to) }
    announce(t(isUndo ? boardTexts.saidUndone : boardTexts.saidDropped, words))
    const outcome = await Promise.resolve(onMove(move, card)).catch((): BoardOutcome => lost)
    onSettled(move.card)
    if (outcome.status === 'moved') {
      setPending((before) => before.map((one) => (one.id === id ? { ...one, status: 'stored' } : one)))
      if (!isUndo) done.current = [...done.current, move].slice(-maxUndo)
      return
    }
    setPending((before) => before.filter((one) => one.id !== id))
    if (outcome.status === 'cancelled') {
      announce(t(boardTexts.saidCancelled, { card: labelOf(card), place: sayPlace(move.from) }))
      return
    }
    if (outcome === lost)
      refuse(move, card, {
        reason: t(boardTexts.lost),
        waysOut: [{ label: t(boardTexts.retry), onPress: () => void ask(move, isUndo) }],
      })
    else refuse(move, card, outcome)
  }

  return {
    shown,
    waiting,
    /** Whether a card stands where it was put here. */
    isOwn: (card: string): boolean => pending.some(({ move }) => move.card === card),
    refusal,
    closeRefusal: useCallback(() => setRefusal(null), []),
    refuse,
    move: (move: BoardMove): void => void ask(move, false),
    /** Takes the last move of this board back; false where there is none. */
    undo: (): boolean => {
      const last = done.current.pop()
      if (last) void ask(invertMove(last), true)
      return last !== undefined
    },
  }
}

/** The answer of a call that did not come through. */
const lost: BoardOutcome = { status: 'refused', reason: '' }
