import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { isComposing } from '../../Field/ime.ts'
import { type CellBlock, fromTsv } from '../model/clipboard.ts'

export type CellInputProps = {
  /** The cell that it stands in. */
  cell: HTMLElement
  label: string
  /** What stands in the cell. */
  text: string
  error: string | undefined
  onCommit: (text: string) => void
  onClear: () => void
  onPaste: (block: CellBlock) => void
  /** The way on after a commit. */
  onMove: (down: number, right: number) => void
}

/**
 * Holds the focus of a cell that can be edited, unseen until something is typed: so that the first letter, an input method's too, is never lost.
 * Its text is selected, hence typing replaces it; F2, Enter or a double click begin with what is there.
 */
export const CellInput = ({ cell, label, text, error, onCommit, onClear, onPaste, onMove }: CellInputProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [isTyping, setTyping] = useState(false)

  useLayoutEffect(() => {
    if (!input.current || isTyping) return
    input.current.value = text
    // Whoever works elsewhere in the page keeps the focus.
    if (cell.contains(document.activeElement)) {
      input.current.focus({ preventScroll: true })
      input.current.select()
    }
  }, [cell, text, isTyping])
  useLayoutEffect(() => {
    const begin = (): void => setTyping(true)
    cell.addEventListener('dblclick', begin)
    return () => cell.removeEventListener('dblclick', begin)
  }, [cell])

  const commit = (): void => {
    setTyping(false)
    if (input.current && input.current.value !== text) onCommit(input.current.value)
  }
  const typingKey = (event: KeyboardEvent): boolean => {
    if (event.key === 'Escape') {
      if (input.current) input.current.value = text
      setTyping(false)
    } else if (event.key === 'Enter') {
      commit()
      onMove(event.shiftKey ? -1 : 1, 0)
    } else if (event.key === 'Tab') {
      commit()
      onMove(0, event.shiftKey ? -1 : 1)
    } else return false
    return true
  }
  const idleKey = (event: KeyboardEvent): boolean => {
    if (event.key === 'F2' || event.key === 'Enter') {
      setTyping(true)
      const end = input.current?.value.length ?? 0
      input.current?.setSelectionRange(end, end)
    } else if (event.key === 'Delete' || event.key === 'Backspace') onClear()
    else return false
    return true
  }
  const keyed = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event)) {
      event.stopPropagation()
      return
    }
    if (isTyping ? typingKey(event) : idleKey(event)) event.preventDefault()
    // While something is typed all keys are the input's.
    else if (!isTyping) return
    event.stopPropagation()
  }
  const pasted = (event: ClipboardEvent<HTMLInputElement>): void => {
    if (isTyping) return
    event.preventDefault()
    onPaste(fromTsv(event.clipboardData.getData('text/plain')))
  }

  return createPortal(
    <input
      ref={input}
      className="cell-input"
      data-typing={isTyping || undefined}
      aria-label={label}
      aria-invalid={error !== undefined || undefined}
      title={error}
      autoComplete="off"
      spellCheck={false}
      onInput={() => setTyping(true)}
      onCompositionStart={() => setTyping(true)}
      onKeyDown={keyed}
      onPaste={pasted}
      onBlur={() => {
        if (isTyping) commit()
      }}
    />,
    cell,
  )
}
