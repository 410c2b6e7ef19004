import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useState,
} from 'react'
import { placeOf } from './model/layout.ts'
import { boardKeys } from './moving/boardKeys.ts'
import { dragByPointer } from './moving/pointerDrag.ts'
import type { useBoard } from './useBoard.ts'
import type { OpenMoveMenu } from './view/MoveMenu.tsx'

type Options<T> = {
  root: RefObject<HTMLElement | null>
  board: ReturnType<typeof useBoard<T>>
  /** px */
  rowHeight: number
  hasLanes: boolean
  onCardOpen: ((card: T) => void) | undefined
}

const controls = 'button, a, input, select, textarea, [contenteditable]'

const cardUnder = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null

/** Whether a press meets a control within a card, which is not a press on the card. */
const isControl = (target: EventTarget): boolean => target instanceof Element && target.closest(controls) !== null

/** What the board hears for all its cards: keys, presses, the focus. */
export const useBoardEvents = <T>({ root, board, rowHeight, hasLanes, onCardOpen }: Options<T>) => {
  const { stores, shown, cardOf, grabbing, focus, moves } = board
  const [menu, setMenu] = useState<OpenMoveMenu | null>(null)

  useEffect(() => {
    const element = root.current
    // A finger that carries a card must not scroll; only a listener that was there before the touch can say so.
    const hold = (event: TouchEvent): void => {
      if (stores.grab.get()?.by === 'pointer') event.preventDefault()
    }
    element?.addEventListener('touchmove', hold, { passive: false })
    return () => element?.removeEventListener('touchmove', hold)
  }, [root, stores])

  const carry = (isCarrying: boolean): void => {
    root.current?.toggleAttribute('data-carrying', isCarrying)
  }
  const openMenu = (card: string, from: Element | null | undefined): void => {
    const shownCard = cardOf(card)
    if (!from || shownCard === undefined || !board.isMovable(shownCard)) return
    const { left, bottom } = from.getBoundingClientRect()
    setMenu({ card, x: left, y: bottom })
  }
  const open = (key: string): void => {
    const card = cardOf(key)
    if (card !== undefined) onCardOpen?.(card)
  }
  const elementOf = (card: string) => root.current?.querySelector(`[data-card="${CSS.escape(card)}"]`)

  const onPointerDown = (event: PointerEvent): void => {
    const card = cardUnder(event.target)
    const key = card?.dataset.card
    if (!card || key === undefined || event.button !== 0 || isControl(event.target) || !root.current) return
    dragByPointer(event.nativeEvent, card, {
      root: root.current,
      rowHeight,
      hasLanes,
      onLift: () => {
        const isLifted = grabbing.lift(key, 'pointer')
        carry(isLifted)
        return isLifted
      },
      onOver: grabbing.over,
      onEnd: (isDropped) => {
        carry(false)
        if (isDropped) grabbing.drop()
        else grabbing.cancel()
      },
    })
  }
  const onClick = (event: MouseEvent): void => {
    const card = cardUnder(event.target)
    const key = card?.dataset.card
    if (key === undefined) return
    const mover = event.target instanceof Element ? event.target.closest('[data-move]') : null
    if (mover) openMenu(key, mover)
    else if (!isControl(event.target)) open(key)
  }
  const onContextMenu = (event: MouseEvent): void => {
    if (stores.grab.get()) event.preventDefault()
  }
  const menuCard = menu && cardOf(menu.card)
  return {
    menu: menu &&
      menuCard !== null &&
      menuCard !== undefined && { menu, label: board.labelOf(menuCard), current: placeOf(shown, menu.card)?.column ?? '' },
    closeMenu: () => setMenu(null),
    handlers: {
      onPointerDown,
      onClick,
      onContextMenu,
      onKeyDown: (event: KeyboardEvent): void =>
        boardKeys(event, {
          stores,
          layout: shown,
          lift: (card) => grabbing.lift(card, 'keys'),
          step: grabbing.step,
          drop: grabbing.drop,
          cancel: grabbing.cancel,
          open,
          menu: (card) => openMenu(card, elementOf(card)),
          undo: moves.undo,
        }),
      onFocus: ({ target }: FocusEvent): void => focus.onFocus(target),
      onBlur: ({ relatedTarget }: FocusEvent): void => {
        // Who looks away lets go of the card that the keys hold.
        if (stores.grab.get()?.by === 'keys') grabbing.cancel()
        focus.onBlur(relatedTarget)
      },
    },
  }
}
