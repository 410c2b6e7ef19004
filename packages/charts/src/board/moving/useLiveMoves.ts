import { prefersReducedMotion } from '@bip/design-system'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { BoardLayout } from '../model/types.ts'
import { flyCard, movedCards } from './flyMoved.ts'

/** Cards that were moved elsewhere, or that were refused, fly to where they belong; those that are moved here have been carried. */
export const useLiveMoves = (
  root: RefObject<HTMLElement | null>,
  shown: BoardLayout,
  isOwn: (card: string) => boolean,
  rowHeight: number,
): void => {
  const former = useRef(shown)
  useLayoutEffect(() => {
    const before = former.current
    former.current = shown
    if (before === shown || !root.current) return
    const isStill = prefersReducedMotion()
    for (const { card, from } of movedCards(before, shown))
      if (!isOwn(card)) flyCard(root.current, card, from, rowHeight, isStill)
  })
}
