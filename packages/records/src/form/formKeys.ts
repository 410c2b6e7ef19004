import { isComposing, isModalOpen } from '@bip/design-system'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Ctrl S saves wherever the focus is on the page; with Shift a new form follows. */
export const useSaveKey = (root: RefObject<HTMLElement | null>, onSave: (isAgain: boolean) => void): void => {
  const save = useEffectEvent(onSave)
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's'
      if (!isSave || isModalOpen()) return
      event.preventDefault()
      if (root.current?.checkVisibility()) save(event.shiftKey)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [root])
}

/** Enter in a field sends nothing: in a document it is pressed to choose and to go on. */
export const withoutEnter = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !isComposing(event)) event.preventDefault()
}

const controls = 'input:not([type="hidden"], :disabled, [readonly]), textarea:not(:disabled, [readonly]), [role="spinbutton"]'

export const focusFirst = (root: HTMLElement | null): void =>
  root?.querySelector<HTMLElement>(`form :is(${controls})`)?.focus({ preventScroll: true })

/** A form that opens has the focus in its first field. */
export const useFirstFocus = (root: RefObject<HTMLElement | null>): void => {
  const isDone = useRef(false)
  useEffect(() => {
    // A page that comes back from behind another one is no new one.
    if (isDone.current) return
    isDone.current = true
    // Who has opened a dialog or a menu meanwhile keeps it.
    if (!isModalOpen() && !document.activeElement?.closest('[data-layer]')) focusFirst(root.current)
  }, [root])
}
