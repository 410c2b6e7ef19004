import { type KeyboardEvent, type RefObject, useId } from 'react'
import { isComposing } from '../Field/ime.ts'
import { optionId } from './OptionList.tsx'
import type { Option } from './option.ts'
import { type ActiveOption, useActiveIndex, useActiveOption } from './useActiveOption.ts'
import { type ListPopup, useListPopup } from './useListPopup.ts'
import { useTypeahead } from './useTypeahead.ts'

type Setup = {
  options: readonly Option[]
  isLocked: boolean
  button: RefObject<HTMLButtonElement | null>
  /** Where the keyboard stands when the list opens; -1 for nowhere. */
  startIndex: () => number
  /** Enter, Space or a press on an option. */
  onPick: (option: Option) => void
  /** Keys that the list has no use for; true when used. */
  onOtherKey?: (event: KeyboardEvent, isOpen: boolean) => boolean
}

export type SelectTrigger = {
  listId: string
  popup: ListPopup
  active: ActiveOption
  /** For the button that opens the list. */
  buttonProps: {
    ref: RefObject<HTMLButtonElement | null>
    onClick: () => void
    onKeyDown: (event: KeyboardEvent) => void
    onBlur: () => void
  }
}

const openingKeys = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' '])

/** The select-only combo box of the ARIA practices: a button that opens a list, keys that move in it, letters that find. */
export const useSelectTrigger = ({ options, isLocked, button, startIndex, onPick, onOtherKey }: Setup): SelectTrigger => {
  const listId = useId()
  const popup = useListPopup({ isLocked })
  const active = useActiveOption(options)
  const typeahead = useTypeahead(options)

  const openAt = (index: number): void => {
    active.set(index)
    popup.open()
  }

  const onKeyWhileOpen = (event: KeyboardEvent): void => {
    const option = options[active.current()]
    if (event.key === 'Tab') {
      popup.close()
      return
    }
    if (event.key === 'Enter' || event.key === ' ') {
      if (option && !option.isDisabled) onPick(option)
    } else if (event.key === 'Home') active.first()
    else if (event.key === 'End') active.last()
    else if (!active.move(event.key)) return
    event.preventDefault()
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isLocked || isComposing(event) || onOtherKey?.(event, popup.isOpen)) return
    if (event.ctrlKey || event.metaKey) return
    const found = typeahead(event.key, () => (popup.isOpen ? active.current() : startIndex()))
    if (found !== undefined) {
      event.preventDefault()
      if (found >= 0) openAt(found)
    } else if (popup.isOpen) onKeyWhileOpen(event)
    else if (openingKeys.has(event.key)) {
      event.preventDefault()
      openAt(startIndex())
    }
  }

  return {
    listId,
    popup,
    active,
    buttonProps: {
      ref: button,
      onClick: () => (popup.isOpen ? popup.close() : openAt(startIndex())),
      onKeyDown,
      onBlur: popup.close,
    },
  }
}

/** Which option the element with the focus points at, for screen readers. */
export const useActiveDescendant = (active: ActiveOption, listId: string, isOpen: boolean): string | undefined => {
  const index = useActiveIndex(active)
  return isOpen && index >= 0 ? optionId(listId, index) : undefined
}
