import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CellInputProps, CellPickerProps } from './cellInputProps.ts'

/** What is typed is kept when its row goes, or its column; not before React has drawn, for the cells are drawn anew. */
const useKeptTyping = (props: CellInputProps, typedNow: () => string | undefined): void => {
  const latest = useRef(props)
  const typed = useRef(typedNow)
  useLayoutEffect(() => {
    latest.current = props
    typed.current = typedNow
  })
  useLayoutEffect(
    () => () => {
      const text = typed.current()
      if (text === undefined) return
      queueMicrotask(() => {
        latest.current.onType(null)
        latest.current.onCommit(text)
      })
    },
    [],
  )
}

/** Typing into a cell: its text is selected, hence typing replaces it; F2, Enter or a double click begin with what is there. */
export const useTyping = (props: CellInputProps) => {
  const { cell, text, picker, onCommit, onType, onValue, onMove } = props
  const input = useRef<HTMLInputElement>(null)
  /** What stood in the cell when typing began. */
  const base = useRef(text)
  const [isTyping, setTypingState] = useState(false)
  const [open, setOpen] = useState<{ query: string } | null>(null)
  /** The same, known at once: to leave the cell blurs it before React draws. */
  const isTypingNow = useRef(false)
  const setTyping = (isSo: boolean): void => {
    isTypingNow.current = isSo
    setTypingState(isSo)
  }

  useLayoutEffect(() => {
    if (!input.current || isTyping) return
    base.current = text
    input.current.value = text
    // Whoever works elsewhere in the page keeps the focus.
    if (cell.contains(document.activeElement)) {
      input.current.focus({ preventScroll: true })
      input.current.select()
    }
  }, [cell, text, isTyping])

  const begin = (): void => {
    setTyping(true)
    if (picker?.kind === 'list') setOpen({ query: picker.beginsWith ?? '' })
  }
  const beginning = useRef(begin)
  useEffect(() => {
    beginning.current = begin
  })
  useLayoutEffect(() => {
    const pressed = (): void => beginning.current()
    cell.addEventListener('dblclick', pressed)
    return () => cell.removeEventListener('dblclick', pressed)
  }, [cell])

  const typedNow = (): string | undefined => {
    const typed = input.current?.value
    return isTypingNow.current && typed !== base.current ? typed : undefined
  }
  useKeptTyping(props, typedNow)
  const end = (): void => {
    setTyping(false)
    setOpen(null)
    onType(null)
  }
  const pick: CellPickerProps['onPick'] = (value, right, down) => {
    end()
    onValue(value)
    if (right !== 0 || down !== 0) onMove(down, right)
    else input.current?.focus({ preventScroll: true })
  }
  return {
    input,
    isTyping,
    setTyping,
    open,
    setOpen,
    begin,
    commit: (): void => {
      if (!isTypingNow.current) return
      // Ending may draw the cells around at once, and this input with them.
      const typed = typedNow()
      end()
      if (typed !== undefined) onCommit(typed)
    },
    giveUp: (): void => {
      if (input.current) input.current.value = base.current
      end()
    },
    pick,
  }
}

export type Typing = ReturnType<typeof useTyping>
