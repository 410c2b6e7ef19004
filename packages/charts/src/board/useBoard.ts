import { useLocale } from '@bip/design-system'
import { type RefObject, useCallback, useMemo, useState } from 'react'
import { boardTexts } from './Board.texts.ts'
import type { BoardProps } from './Board.tsx'
import { cardsIn, layoutOf } from './model/layout.ts'
import type { BoardPlace } from './model/types.ts'
import { useFocusFollows } from './moving/useFocusFollows.ts'
import { useGrabbing } from './moving/useGrabbing.ts'
import { useLiveMoves } from './moving/useLiveMoves.ts'
import { useMoves } from './moving/useMoves.ts'
import { createBoardStores } from './view/BoardStores.ts'

/** What a board shows and how its cards are moved. */
export const useBoard = <T>(props: BoardProps<T>, root: RefObject<HTMLElement | null>, rowHeight: number) => {
  const { cards, columns, lanes, cardKey, columnOf, laneOf, cardLabel, order = 'sorted', onMove, canMove, refusalOf } = props
  const { t, formatNumber } = useLocale()
  const [stores] = useState(createBoardStores)
  const truth = useMemo(
    () =>
      layoutOf({
        cards,
        columns: columns.map(({ key }) => key),
        lanes: lanes?.map(({ key }) => key),
        cardKey,
        columnOf,
        laneOf,
      }),
    [cards, columns, lanes, cardKey, columnOf, laneOf],
  )
  const byKey = useMemo(() => new Map(cards.map((card, rank) => [cardKey(card), { card, rank }])), [cards, cardKey])
  const cardOf = useCallback((key: string): T | undefined => byKey.get(key)?.card, [byKey])
  const isMovable = useCallback((card: T): boolean => onMove !== undefined && (canMove?.(card) ?? true), [onMove, canMove])

  const titleOf = (key: string): string => columns.find((column) => column.key === key)?.title ?? key
  const sayPlace = ({ column, lane, index }: BoardPlace): string => {
    const laneTitle = lanes?.find(({ key }) => key === lane)?.title
    const place = laneTitle ? `${titleOf(column)} · ${laneTitle}` : titleOf(column)
    if (order === 'sorted') return place
    const count = cardsIn(truth, column, lane).length
    const shown = Math.min(index, count) + 1
    return t(boardTexts.saidPosition, { place, index: formatNumber(shown), count: formatNumber(Math.max(count, shown)) })
  }
  const moves = useMoves({
    layout: truth,
    cardOf,
    labelOf: cardLabel,
    sayPlace,
    onMove,
    onSettled: (card) => focus.bringBack(card),
  })
  const { shown, waiting } = moves
  const focus = useFocusFollows(root, shown, stores)
  useLiveMoves(root, shown, moves.isOwn, rowHeight)
  const grabbing = useGrabbing({
    stores,
    layout: shown,
    columns,
    order,
    cardOf,
    labelOf: cardLabel,
    isMovable: (card) => isMovable(card) && !waiting.has(cardKey(card)),
    refusalOf,
    rankOf: (key) => byKey.get(key)?.rank ?? 0,
    sayPlace,
    onDrop: moves.move,
    onRefused: (move, card, reason) => moves.refuse(move, card, { reason }),
  })
  return { stores, shown, cardOf, labelOf: cardLabel, isMovable, moves, grabbing, focus }
}
