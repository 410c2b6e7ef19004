import type { KeyboardEvent } from 'react'
import { isComposing } from '../../Field/ime.ts'
import type { CellInputProps, CellPickerProps } from './cellInputProps.ts'
import type { Typing } from './useTyping.ts'

type Context = {
  typing: Typing
  props: CellInputProps
  /** Keys that a pop-up takes before the input does. */
  pickerKeys: CellPickerProps['keys']
}

/** The keys of the input in a cell. */
export const typingKeys = ({ typing, props, pickerKeys }: Context) => {
  const { input, isTyping, setTyping, open, setOpen, begin, commit, giveUp } = typing
  const { picker, onClear, onMove, onAdd } = props

  const isLetter = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, letter: string): boolean =>
    (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === letter

  /** While something is typed. */
  const typingKey = (event: KeyboardEvent): boolean => {
    const { key, shiftKey, altKey } = event
    // The browser's own way back would go on to fields elsewhere in the page.
    if (key === 'Escape' || isLetter(event, 'z')) giveUp()
    else if (open && pickerKeys.current?.(event)) return true
    else if (key === 'Enter') {
      commit()
      if (!((event.ctrlKey || event.metaKey) && onAdd(altKey))) onMove(shiftKey ? -1 : 1, 0)
    } else if (key === 'Tab') {
      commit()
      onMove(0, shiftKey ? -1 : 1)
    } else if (altKey && !shiftKey && key === 'ArrowDown' && picker) setOpen({ query: '' })
    else return false
    return true
  }
  const idleKey = ({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    const isPlain = !ctrlKey && !metaKey
    if (altKey && !shiftKey && key === 'ArrowDown' && picker) {
      setTyping(true)
      setOpen({ query: '' })
    } else if (isPlain && (key === 'F2' || key === 'Enter')) {
      begin()
      const last = input.current?.value.length ?? 0
      input.current?.setSelectionRange(last, last)
    } else if (isPlain && (key === 'Delete' || key === 'Backspace')) onClear()
    else return false
    return true
  }
  return (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event)) {
      event.stopPropagation()
      return
    }
    // The page stores what stands in it, hence what was typed is put first.
    if (isTyping && isLetter(event, 's')) {
      commit()
      return
    }
    if (isTyping ? typingKey(event) : idleKey(event)) event.preventDefault()
    // While something is typed all keys are the input's.
    else if (!isTyping) return
    event.stopPropagation()
  }
}
