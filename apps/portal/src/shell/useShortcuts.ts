import { isModalOpen } from '@bip/design-system'
import { useEffect, useRef } from 'react'

export type ShortcutActions = {
  menuSearch: () => void
  help: () => void
  close: () => void
  lock: () => void
  nextTab: () => void
  logContact: () => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The shell's own keys; screens add theirs. Nothing fires while a dialog is open or an input method composes. */
export function useShortcuts(actions: ShortcutActions): void {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.isComposing || event.defaultPrevented || isModalOpen()) return
      const isCommand = event.ctrlKey || event.metaKey
      if (isCommand && event.key.toLowerCase() === 'k') run(event, latest.current.menuSearch)
      else if (event.altKey && event.key.toLowerCase() === 'w') run(event, latest.current.close)
      else if (event.altKey && event.key.toLowerCase() === 'l') run(event, latest.current.lock)
      else if (event.altKey && event.key.toLowerCase() === 'c') run(event, latest.current.logContact)
      else if (event.altKey && event.key === 'ArrowRight') run(event, latest.current.nextTab)
      else if (event.key === '?' && !isCommand && !isTyping(event.target)) run(event, latest.current.help)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

function run(event: KeyboardEvent, action: () => void): void {
  event.preventDefault()
  action()
}
