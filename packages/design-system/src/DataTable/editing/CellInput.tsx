import { Suspense, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { lazyPart } from '../../foundations/lazyPart.tsx'
import { Sign } from '../cells/Sign.tsx'
import type { CellInputProps, CellPickerProps } from './cellInputProps.ts'
import { typingKeys } from './typingKeys.ts'
import { useTyping } from './useTyping.ts'

/** Positioning is fetched with the first fault that is told. */
const FaultBubble = lazyPart(() => import('../cutTexts/CutBubble.tsx').then((module) => module.CutBubble))

/** The focus comes back from a calendar, which had it: what it leaves behind is the cell's. */
const useFocusBack = (isOpen: boolean, cell: HTMLElement, input: { current: HTMLInputElement | null }): void => {
  const wasOpen = useRef(false)
  useLayoutEffect(() => {
    const { activeElement } = document
    if (wasOpen.current && !isOpen && (activeElement === document.body || cell.contains(activeElement)))
      input.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen, cell, input])
}

/** Holds the focus of a cell that can be edited, unseen until something is typed: so that the first letter, an input method's too, is never lost. */
export const CellInput = (props: CellInputProps) => {
  const { cell, label, error, picker, onType } = props
  const id = useId()
  const keys: CellPickerProps['keys'] = useRef(null)
  const typing = useTyping(props)
  const { input, isTyping, setTyping, open, setOpen, commit, giveUp, pick } = typing
  const isList = picker?.kind === 'list'
  const isCalendarOpen = open !== null && picker?.kind === 'calendar'
  useFocusBack(isCalendarOpen, cell, input)

  const typed = (): void => {
    const now = input.current?.value ?? ''
    setTyping(true)
    if (isList) setOpen({ query: now })
    onType(now)
  }
  const toggle = (): void => {
    input.current?.focus({ preventScroll: true })
    setTyping(true)
    setOpen(open ? null : { query: '' })
  }
  const asCombobox = isList && {
    role: 'combobox',
    'aria-expanded': open !== null,
    'aria-controls': open ? id : undefined,
    'aria-autocomplete': 'list' as const,
  }

  return createPortal(
    <>
      <input
        ref={input}
        className="cell-input"
        data-typing={isTyping || undefined}
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        {...asCombobox}
        title={error}
        autoComplete="off"
        spellCheck={false}
        onInput={typed}
        onCompositionStart={() => setTyping(true)}
        onKeyDown={typingKeys({ typing, props, pickerKeys: keys })}
        onBlur={(event) => {
          // A calendar takes the focus and gives it back.
          if (!isCalendarOpen && event.relatedTarget !== input.current) commit()
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
          <Sign of={isList ? 'open' : 'calendar'} size={14} />
        </button>
      )}
      {error !== undefined && !open && (
        <Suspense fallback={null}>
          <FaultBubble anchor={cell}>{error}</FaultBubble>
        </Suspense>
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
            onClose: () => (isList ? setOpen(null) : giveUp()),
          })}
        </Suspense>
      )}
    </>,
    cell,
  )
}
