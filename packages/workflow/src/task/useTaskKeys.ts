import { isModalOpen } from '@bip/design-system'
import { useEffect, useRef } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

export type TaskKeys = { a?: () => void; r?: () => void; p?: () => void; j?: () => void; k?: () => void }

/** A and R decide, P prints, J and K go on and back, where nobody types and no dialog is open; an absent action leaves its key alone. */
export const useTaskKeys = (actions: TaskKeys): void => {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing || event.defaultPrevented) return
      if (isTyping(event.target) || isModalOpen()) return
      const keys = new Map<string, (() => void) | undefined>(Object.entries(latest.current))
      const action = keys.get(event.key.toLowerCase())
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
