import { type KeyboardEvent, useRef } from 'react'
import { isComposing } from '../Field/ime.ts'
import { fold } from '../Select/option.ts'

type Handlers = {
  /** Tab leaves the menu. */
  onClose: () => void
  /** ArrowLeft goes back to the item that opened this list; absent in the outermost one. */
  onLeave?: () => void
  /** ArrowRight on an item opens its sub menu; answers whether it has one. */
  onEnter: (item: HTMLElement) => boolean
}

export const itemSelector = '[role^="menuitem"]'

/** Letters further apart than this, in ms, begin a new word. */
const pause = 600

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

const wordsOf = (item: HTMLElement): string => fold(item.textContent?.trim() ?? '')

/** The keys of a menu's list after the ARIA practices: arrows, Home, End, the first letters of an item, and the way in and out of sub menus. */
export const useMenuKeys = ({ onClose, onLeave, onEnter }: Handlers) => {
  const typed = useRef({ text: '', at: 0 })

  const typeAhead = (key: string, items: HTMLElement[], current: number): HTMLElement | undefined => {
    const now = performance.now()
    const text = now - typed.current.at > pause ? key : typed.current.text + key
    typed.current = { text, at: now }
    const isRepeated = [...text].every((letter) => letter === text[0])
    const prefix = fold(isRepeated ? key : text)
    // A single letter, also one pressed again, goes on to the next item; a word that grows may stay where it is.
    const from = isRepeated ? current + 1 : Math.max(current, 0)
    return [...items.slice(from), ...items.slice(0, from)].find((item) => wordsOf(item).startsWith(prefix))
  }

  const targetOf = (event: KeyboardEvent<HTMLElement>): HTMLElement | undefined => {
    const items = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(itemSelector))
    const current = document.activeElement instanceof HTMLElement ? items.indexOf(document.activeElement) : -1
    const isTyping = typed.current.text !== '' && performance.now() - typed.current.at < pause
    if ([...event.key].length === 1) return event.key !== ' ' || isTyping ? typeAhead(event.key, items, current) : undefined
    typed.current.text = ''
    const step = steps[event.key]
    if (step) return items.at(current < 0 ? (step > 0 ? 0 : -1) : (current + step) % items.length)
    if (event.key === 'Home') return items[0]
    return event.key === 'End' ? items.at(-1) : undefined
  }

  return (event: KeyboardEvent<HTMLElement>): void => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const item = event.target instanceof HTMLElement ? event.target : event.currentTarget
    if (event.key === 'Tab') onClose()
    else if (event.key === 'ArrowLeft' && onLeave) onLeave()
    else if (event.key !== 'ArrowRight' || !onEnter(item)) {
      const target = targetOf(event)
      if (!target) return
      target.focus()
    }
    event.preventDefault()
  }
}
