import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { isComposing } from '../../Field/ime.ts'
import type { CellValue } from '../model/values.ts'
import { Sign } from '../view/Sign.tsx'

/** What a pop-up list or calendar at a cell is given. */
export type CellPickerProps = {
  /** The cell. */
  anchor: HTMLElement
  /** Holds the focus; a list tells it which of its options the keyboard stands on. */
  input: HTMLInputElement
  id: string
  /** What was typed since the pop-up opened; '' when nothing was. */
  query: string
  /** Takes keys before the input does; true when it used one. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | null>
  onPick: (value: CellValue, right: number, down: number) => void
  onClose: () => void
}

export type CellPicker = {
  kind: 'list' | 'calendar'
  /** Name of the button that opens it. */
  openLabel: string
  render: (picker: CellPickerProps) => ReactNode
}

export type CellInputProps = {
  /** The cell that it stands in. */
  cell: HTMLElement
  label: string
  /** What stands in the cell. */
  text: string
  error: string | undefined
  /** Opens beside the cell, where its values can be picked. */
  picker?: CellPicker
  onCommit: (text: string) => void
  /** A value was picked. */
  onValue: (value: CellValue) => void
  /** Hears each letter; null when typing has ended. */
  onType: (text: string | null) => void
  onClear: () => void
  /** The way on after a commit. */
  onMove: (down: number, right: number) => void
  /** Ctrl and Enter, with Alt for a row below this one in a tree; true when it did something. */
  onAdd: (isChild: boolean) => boolean
}

/**
 * Holds the focus of a cell that can be edited, unseen until something is typed: so that the first letter, an input method's too, is never lost.
 * Its text is selected, hence typing replaces it; F2, Enter or a double click begin with what is there.
 */
export const CellInput = (props: CellInputProps) => {
  const { cell, label, text, error, picker, onCommit, onValue, onType, onClear, onMove, onAdd } = props
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  /** What stood in the cell when typing began. */
  const base = useRef(text)
  const keys: CellPickerProps['keys'] = useRef(null)
  const [isTyping, setTypingState] = useState(false)
  const [open, setOpen] = useState<{ query: string } | null>(null)
  /** The same, known at once: to leave the cell blurs it before React draws. */
  const isTypingNow = useRef(false)
  const hadCalendar = useRef(false)
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
    if (picker?.kind === 'list') setOpen({ query: '' })
  }
  // The calendar had the focus; what it leaves behind is the cell's.
  useLayoutEffect(() => {
    if (hadCalendar.current && !open && (document.activeElement === document.body || cell.contains(document.activeElement)))
      input.current?.focus({ preventScroll: true })
    hadCalendar.current = open !== null && picker?.kind === 'calendar'
  }, [open, picker?.kind, cell])

  const beginning = useRef(begin)
  useEffect(() => {
    beginning.current = begin
  })
  useLayoutEffect(() => {
    const pressed = (): void => beginning.current()
    cell.addEventListener('dblclick', pressed)
    return () => cell.removeEventListener('dblclick', pressed)
  }, [cell])

  const end = (): void => {
    setTyping(false)
    setOpen(null)
    onType(null)
  }
  const commit = (): void => {
    if (!isTypingNow.current) return
    // Ending may draw the cells around at once, and this input with them.
    const [typed, before] = [input.current?.value, base.current]
    end()
    if (typed !== undefined && typed !== before) onCommit(typed)
  }
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  // The row goes, or its column, while something is typed: it is kept all the same. Not before React has drawn, for the cells are drawn anew.
  useLayoutEffect(
    () => () => {
      const typed = input.current?.value
      if (!isTypingNow.current || typed === undefined || typed === base.current) return
      queueMicrotask(() => {
        latest.current.onType(null)
        latest.current.onCommit(typed)
      })
    },
    [],
  )
  const giveUp = (): void => {
    if (input.current) input.current.value = base.current
    end()
  }
  const pick: CellPickerProps['onPick'] = (value, right, down) => {
    end()
    onValue(value)
    if (right !== 0 || down !== 0) onMove(down, right)
    else input.current?.focus({ preventScroll: true })
  }

  const typingKey = (event: KeyboardEvent): boolean => {
    if (event.key === 'Escape') giveUp()
    else if (open && keys.current?.(event)) return true
    else if (event.key === 'Enter') {
      commit()
      if (!((event.ctrlKey || event.metaKey) && onAdd(event.altKey))) onMove(event.shiftKey ? -1 : 1, 0)
    } else if (event.key === 'Tab') {
      commit()
      onMove(0, event.shiftKey ? -1 : 1)
    } else if (event.altKey && !event.shiftKey && event.key === 'ArrowDown' && picker) setOpen({ query: '' })
    else return false
    return true
  }
  const idleKey = (event: KeyboardEvent): boolean => {
    const isPlain = !event.ctrlKey && !event.metaKey
    if (event.altKey && !event.shiftKey && event.key === 'ArrowDown' && picker) {
      setTyping(true)
      setOpen({ query: '' })
    } else if (isPlain && (event.key === 'F2' || event.key === 'Enter')) {
      begin()
      const last = input.current?.value.length ?? 0
      input.current?.setSelectionRange(last, last)
    } else if (isPlain && (event.key === 'Delete' || event.key === 'Backspace')) onClear()
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
  const typed = (): void => {
    const now = input.current?.value ?? ''
    setTyping(true)
    if (picker?.kind === 'list') setOpen({ query: now })
    onType(now)
  }
  const toggle = (): void => {
    input.current?.focus({ preventScroll: true })
    setTyping(true)
    setOpen(open ? null : { query: '' })
  }

  return createPortal(
    <>
      <input
        ref={input}
        className="cell-input"
        data-typing={isTyping || undefined}
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        {...(picker?.kind === 'list' && {
          role: 'combobox',
          'aria-expanded': open !== null,
          'aria-controls': open ? id : undefined,
          'aria-autocomplete': 'list' as const,
        })}
        title={error}
        autoComplete="off"
        spellCheck={false}
        onInput={typed}
        onCompositionStart={() => setTyping(true)}
        onKeyDown={keyed}
        onBlur={(event) => {
          // A calendar takes the focus and gives it back.
          if (!(open && picker?.kind === 'calendar') && event.relatedTarget !== input.current) commit()
        }}
      />
      {picker && (
        <button
          type="button"
          className="cell-open"
          tabIndex={-1}
          aria-label={picker.openLabel}
          aria-expanded={open !== null}
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <Sign of={picker?.kind === 'calendar' ? 'calendar' : 'open'} size={14} />
        </button>
      )}
      {open && picker && input.current && (
        <Suspense fallback={null}>
          {picker.render({
            anchor: cell,
            input: input.current,
            id,
            query: open.query,
            keys,
            onPick: pick,
            onClose: () => (picker.kind === 'calendar' ? giveUp() : setOpen(null)),
          })}
        </Suspense>
      )}
    </>,
    cell,
  )
}
