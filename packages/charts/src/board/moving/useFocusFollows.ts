import { type RefObject, useLayoutEffect, useRef } from 'react'
import { cardsIn, isSameCell, placeOf } from '../model/layout.ts'
import type { BoardLayout } from '../model/types.ts'
import type { BoardStores } from '../view/BoardStores.ts'

const firstCard = (layout: BoardLayout): string | null => {
  for (const lane of layout.lanes)
    for (const column of layout.columns) {
      const [first] = cardsIn(layout, column, lane)
      if (first !== undefined) return first
    }
  return null
}

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Keeps one card in the order of Tab, and the focus on a card that goes to another column, which is another element there. */
export const useFocusFollows = (root: RefObject<HTMLElement | null>, layout: BoardLayout, { focused }: BoardStores) => {
  const hadFocus = useRef(false)
  const former = useRef(layout)
  useLayoutEffect(() => {
    const before = former.current
    former.current = layout
    const { card } = focused.get()
    const [was, is] = [card === null ? undefined : placeOf(before, card), card === null ? undefined : placeOf(layout, card)]
    if (!is) focused.set({ card: firstCard(layout), isAsked: card !== null && hadFocus.current && isNowhere() })
    else if (was && !isSameCell(was, is) && hadFocus.current && isNowhere()) focused.set({ card, isAsked: true })
  }, [layout, focused])
  return {
    onFocus: (target: EventTarget): void => {
      hadFocus.current = true
      const card = target instanceof HTMLElement ? target.dataset.card : undefined
      if (card !== undefined && focused.get().card !== card) focused.set({ card, isAsked: false })
    },
    onBlur: (next: EventTarget | null): void => {
      if (next instanceof Node && !root.current?.contains(next)) hadFocus.current = false
    },
    /** After a question that took the focus, it comes back to the card it was about. */
    bringBack: (card: string): void => {
      requestAnimationFrame(() => {
        if (isNowhere()) focused.set({ card, isAsked: true })
      })
    },
  }
}
