import { type ChangeEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { isComposing } from '../Field/ime.ts'
import { useListPopup } from '../Select/useListPopup.ts'

type Setup = {
  isLocked: boolean
  /** Text can be typed to search. */
  isSearchable: boolean
  control: RefObject<HTMLElement | null>
  /** The pop-up is about to open. */
  onOpen: () => void
  /** Keys while the pop-up is open; true when used. */
  onOpenKey: (event: KeyboardEvent, isInText: boolean) => boolean
  /** What is chosen can be taken back. */
  canClear: boolean
  /** Takes back all that is chosen. */
  onClear: () => void
  /** Takes back what was chosen last, where several can be; true when there was something. */
  dropLast: () => boolean
}

/** A field whose pop-up holds more than a list: it keeps the focus, and hands the keys on. Nothing is searched while an input method composes. */
export const usePicker = (setup: Setup) => {
  const { isLocked, isSearchable, control, onOpen, onOpenKey, canClear, onClear, dropLast } = setup
  const [typed, setTyped] = useState<string | null>(null)
  const [query, setQuery] = useState('')
  // The last thing done was typing, so that the keys which move a caret move the caret.
  const [isInText, setInText] = useState(false)

  const forget = (): void => {
    setTyped(null)
    setQuery('')
    setInText(false)
  }
  const popup = useListPopup({ isLocked, onClosed: forget })
  const open = (): void => {
    if (isLocked || popup.isOpen) return
    onOpen()
    popup.open()
  }
  const search = (text: string): void => {
    setQuery(text)
    setInText(true)
  }

  const clear = (): void => {
    forget()
    onClear()
    control.current?.focus()
  }
  const onClosedKey = ({ key }: KeyboardEvent): boolean => {
    if (key === 'Backspace') return dropLast()
    if (!canClear || key !== (isSearchable ? 'Escape' : 'Delete')) return false
    clear()
    return true
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isLocked || isComposing(event) || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!popup.isOpen) {
      const opens =
        event.key === 'ArrowDown' || event.key === 'ArrowUp' || (!isSearchable && (event.key === 'Enter' || event.key === ' '))
      if (opens) open()
      else if (!onClosedKey(event)) return
      event.preventDefault()
    } else if (event.altKey && event.key === 'ArrowUp') popup.close()
    else if (onOpenKey(event, isInText)) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setInText(false)
      event.preventDefault()
    }
  }

  return {
    popup,
    open,
    canClear,
    clear,
    query,
    typed,
    isSearchable,
    controlProps: {
      onKeyDown,
      onClick: () => (popup.isOpen && !isSearchable ? popup.close() : open()),
      onBlur: popup.close,
    },
    inputProps: {
      onChange: (event: ChangeEvent<HTMLInputElement>): void => {
        const { nativeEvent, target } = event
        setTyped(target.value)
        open()
        if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) search(target.value)
      },
      onCompositionEnd: (event: { currentTarget: HTMLInputElement }): void => search(event.currentTarget.value),
      onFocus: (): void => {
        if (control.current instanceof HTMLInputElement) control.current.select()
      },
    },
  }
}

export type Picker = ReturnType<typeof usePicker>
