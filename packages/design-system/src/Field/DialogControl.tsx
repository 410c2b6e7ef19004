import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { FocusScope } from 'react-aria/FocusScope'
import { flushSync } from 'react-dom'
import { FloatingLayer, useFloatingLayer } from '../foundations/overlay/useFloatingLayer.tsx'
import { ClearButton } from './ClearButton.tsx'
import { DialogBox, DialogPanel } from './DialogControl.styles.ts'
import { BoxButton } from './Field.styles.ts'
import { focusFirstIn } from './focus.ts'
import type { FieldParts } from './useField.ts'

export type DialogControlProps = {
  field: FieldParts
  /** What is typed into. */
  children: ReactNode
  /** Shows the clear button. */
  onClear: (() => void) | undefined
  /** What the button that opens the pop-up shows, 16 px. */
  icon: ReactNode
  /** Name of that button. */
  openLabel: string
  /** Content of the pop-up; `close` gives the focus back to the field. */
  popup: (close: () => void) => ReactNode
}

/** The box of a field that can be typed into and has a pop-up to choose from: text or segments, clear, and the button that opens it (Alt+Down does, too). */
export const DialogControl = ({ field, children, onClear, icon, openLabel, popup }: DialogControlProps) => {
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  const layer = useFloatingLayer({ isOpen, onClose: close })
  const isLocked = field.isDisabled || field.isReadOnly

  /** The button goes with the value, and would take the focus with it; the field may be made anew, so only then there is something to focus. */
  const clear = (empty: () => void): void => {
    flushSync(empty)
    const box = layer.anchor.current
    if (box instanceof HTMLElement) focusFirstIn(box)
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || event.key !== 'ArrowDown' || isLocked) return
    event.preventDefault()
    event.stopPropagation()
    setOpen(true)
  }

  return (
    <>
      <DialogBox
        {...field.box}
        ref={layer.anchorRef}
        data-open={isOpen || undefined}
        onKeyDownCapture={onKeyDown}
        onClick={(event) => {
          if (event.target === event.currentTarget) focusFirstIn(event.currentTarget)
        }}
      >
        {children}
        <span data-end="">
          {onClear && !isLocked && <ClearButton onClear={() => clear(onClear)} />}
          <BoxButton
            type="button"
            disabled={isLocked}
            aria-label={openLabel}
            title={openLabel}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {icon}
          </BoxButton>
        </span>
      </DialogBox>
      <FloatingLayer layer={layer}>
        <FocusScope contain restoreFocus>
          <DialogPanel role="dialog" aria-label={field.label}>
            {popup(close)}
          </DialogPanel>
        </FocusScope>
      </FloatingLayer>
    </>
  )
}
