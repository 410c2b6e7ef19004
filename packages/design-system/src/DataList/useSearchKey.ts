import { type RefObject, useEffect } from 'react'
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
