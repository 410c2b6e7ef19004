import { isModalOpen } from '@bip/design-system'
import { useEffect, useRef } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** A and R decide where nobody types and no dialog is open; an absent action leaves its key alone. */
export const useTaskKeys = (actions: { a?: () => void; r?: () => void }): void => {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing || event.defaultPrevented) return
      if (isTyping(event.target) || isModalOpen()) return
      const { a, r } = latest.current
      const action = { a, r }[event.key.toLowerCase()]
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
