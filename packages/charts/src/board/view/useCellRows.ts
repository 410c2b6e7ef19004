import { useMemo, useSyncExternalStore } from 'react'
import type { BoardPlace } from '../model/types.ts'
import { useBoardStores } from './BoardStores.ts'

/** The place of the card in the hand, if it is over this cell; the same object as long as nothing changes. */
const useTarget = (column: string, lane: string): BoardPlace | null => {
  const { grab } = useBoardStores()
  return useSyncExternalStore(grab.subscribe, () => {
    const now = grab.get()
    return now?.at && !now.refusal && now.at.column === column && now.at.lane === lane ? now.at : null
  })
}

/** Key of the card in the hand, if it is one of these. */
const useDragged = (cards: readonly string[]): string | null => {
  const { grab } = useBoardStores()
  return useSyncExternalStore(grab.subscribe, () => {
    const card = grab.get()?.card
    return card !== undefined && cards.includes(card) ? card : null
  })
}

/** The rows of a cell: keys of cards, and null where a card of another cell would be dropped. */
export const useCellRows = (cards: readonly string[], column: string, lane: string) => {
  const target = useTarget(column, lane)
  const dragged = useDragged(cards)
  const rows = useMemo((): readonly (string | null)[] => {
    if (!target) return cards
    const others = cards.filter((card) => card !== dragged)
    return [...others.slice(0, target.index), dragged, ...others.slice(target.index)]
  }, [cards, target, dragged])
  return { rows, dragged, dropIndex: target ? Math.min(target.index, rows.length - 1) : -1 }
}
