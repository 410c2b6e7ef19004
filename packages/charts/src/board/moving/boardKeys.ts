import type { KeyboardEvent } from 'react'
import { type BoardDirection, cardAtEnd, cardBeside } from '../model/steps.ts'
import type { BoardLayout } from '../model/types.ts'
import type { BoardStores } from '../view/BoardStores.ts'

type Keys = {
  stores: BoardStores
  layout: BoardLayout
  lift: (card: string) => void
  step: (direction: BoardDirection) => void
  drop: () => void
  cancel: () => void
  open: (card: string) => void
  menu: (card: string) => void
  undo: () => boolean
}

const directions: Readonly<Record<string, BoardDirection>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** The card that a key was pressed on; undefined where it was pressed on something within a card, which has keys of its own. */
const cardUnder = ({ target, nativeEvent }: KeyboardEvent): string | undefined =>
  nativeEvent.isComposing || !(target instanceof HTMLElement) ? undefined : target.dataset.card

const isPlain = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => !(ctrlKey || metaKey || altKey || shiftKey)

/** The keys of a board; true where the key was one of them. */
const heard = (event: KeyboardEvent, card: string, keys: Keys): boolean => {
  const { stores, layout } = keys
  const { key } = event
  const direction = directions[key]
  if (key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) return keys.undo()
  if (!isPlain(event)) return false
  if (stores.grab.get()?.by === 'keys') {
    if (direction) keys.step(direction)
    else if (key === ' ' || key === 'Enter') keys.drop()
    else if (key === 'Escape' || key === 'Tab') keys.cancel()
    return key !== 'Tab'
  }
  const goTo = (next: string | undefined): boolean => {
    if (next !== undefined) stores.focused.set({ card: next, isAsked: true })
    return true
  }
  if (direction) return goTo(cardBeside(layout, card, direction))
  if (key === 'Home') return goTo(cardAtEnd(layout, card, 'first'))
  if (key === 'End') return goTo(cardAtEnd(layout, card, 'last'))
  if (key === ' ') keys.lift(card)
  else if (key === 'Enter') keys.open(card)
  else if (key === 'm' || key === 'M') keys.menu(card)
  else return false
  return true
}

export const boardKeys = (event: KeyboardEvent, keys: Keys): void => {
  const card = cardUnder(event)
  if (card === undefined || !heard(event, card, keys)) return
  event.preventDefault()
  event.stopPropagation()
}
