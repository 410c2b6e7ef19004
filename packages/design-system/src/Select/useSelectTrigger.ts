import type { KeyboardEvent, RefObject } from 'react'
import { isComposing } from '../Field/ime.ts'
import { optionId } from './OptionList.tsx'
import type { Option } from './option.ts'
import { useActiveOption } from './useActiveOption.ts'
import { useListPopup } from './useListPopup.ts'
import { useTypeahead } from './useTypeahead.ts'

type Setup = {
  options: readonly Option[]
  listId: string
  isLocked: boolean
  button: RefObject<HTMLButtonElement | null>
  /** Where the keyboard stands when the list opens; -1 for nowhere. */
  startIndex: number
  /** Enter, Space or a press on an option. */
  onPick: (option: Option) => void
  /** Keys that the list has no use for; true when used. */
  onOtherKey?: (event: KeyboardEvent, isOpen: boolean) => boolean
}

const openingKeys = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' '])

/** The select-only combo box of the ARIA practices: a button that opens a list, keys that move in it, letters that find. */
export const useSelectTrigger = ({ options, listId, isLocked, button, startIndex, onPick, onOtherKey }: Setup) => {
  const popup = useListPopup({ isLocked })
  const active = useActiveOption(options)
  const typeahead = useTypeahead(options)

  const openAt = (index: number): void => {
    active.set(index)
    popup.open()
  }

  const onKeyWhileOpen = (event: KeyboardEvent): void => {
    const option = options[active.index]
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
    const found = typeahead(event.key, popup.isOpen ? active.index : startIndex)
    if (found !== undefined) {
      event.preventDefault()
      if (found >= 0) openAt(found)
    } else if (popup.isOpen) onKeyWhileOpen(event)
    else if (openingKeys.has(event.key)) {
      event.preventDefault()
      openAt(startIndex)
    }
  }

  return {
    popup,
    active,
    buttonProps: {
      ref: button,
      type: 'button',
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': popup.isOpen,
      'aria-controls': popup.isOpen ? listId : undefined,
      'aria-activedescendant': popup.isOpen && active.index >= 0 ? optionId(listId, active.index) : undefined,
      onClick: () => (popup.isOpen ? popup.close() : openAt(startIndex)),
      onKeyDown,
      onBlur: popup.close,
    } as const,
  }
}
