import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isModalOpen } from '../foundations/overlay/stack.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** `/` leads to the search of the list in sight. */
export const useSearchKey = (search: RefObject<HTMLInputElement | null>, isActive: boolean): void => {
  useEffect(() => {
    if (!isActive) return
    const focusSearch = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isModalOpen()) return
      // Pages that wait behind others have their search, too.
      if (!search.current?.checkVisibility()) return
      event.preventDefault()
      search.current.focus()
      search.current.select()
    }
    document.addEventListener('keydown', focusSearch)
    return () => document.removeEventListener('keydown', focusSearch)
  }, [search, isActive])
}

/** Ctrl F looks for a text in the rows of the list in sight, wherever on its page the focus is; a dialog above it keeps the key. */
export const useFindKey = (page: RefObject<HTMLElement | null>, find: () => void, isActive: boolean): void => {
  const called = useEffectEvent(find)
  useEffect(() => {
    if (!isActive) return
    const open = (event: KeyboardEvent): void => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isCommand || event.key.toLowerCase() !== 'f' || event.defaultPrevented || isModalOpen()) return
      if (!page.current?.checkVisibility()) return
      event.preventDefault()
      called()
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [page, isActive])
}
