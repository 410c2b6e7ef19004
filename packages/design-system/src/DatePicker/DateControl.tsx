import { CalendarDays } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { FocusScope } from 'react-aria/FocusScope'
import { dateTexts } from '../Calendar/date.texts.ts'
import { ClearButton } from '../Field/ClearButton.tsx'
import { BoxButton } from '../Field/Field.styles.ts'
import { focusFirstIn } from '../Field/focus.ts'
import type { FieldParts } from '../Field/useField.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { FloatingLayer, useFloatingLayer } from '../foundations/overlay/useFloatingLayer.tsx'
import { CalendarPopup, DateBox } from './DatePicker.styles.ts'

export type DateControlProps = {
  field: FieldParts
  /** The segments. */
  children: ReactNode
  /** Shows the clear button. */
  onClear: (() => void) | undefined
  /** Content of the pop-up; `close` gives the focus back to the field. */
  popup: (close: () => void) => ReactNode
}

/** The box of a date field: segments, clear, and the button that opens a calendar (Alt+Down does, too). */
export const DateControl = ({ field, children, onClear, popup }: DateControlProps) => {
  const { t } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  const layer = useFloatingLayer({ isOpen, onClose: close })
  const isLocked = field.isDisabled || field.isReadOnly

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || event.key !== 'ArrowDown' || isLocked) return
    event.preventDefault()
    event.stopPropagation()
    setOpen(true)
  }

  return (
    <>
      <DateBox
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
          {onClear && !isLocked && <ClearButton onClear={onClear} />}
          <BoxButton
            type="button"
            disabled={isLocked}
            aria-label={t(dateTexts.open)}
            title={t(dateTexts.open)}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <CalendarDays size={16} aria-hidden="true" />
          </BoxButton>
        </span>
      </DateBox>
      <FloatingLayer layer={layer}>
        <FocusScope contain restoreFocus>
          <CalendarPopup role="dialog" aria-label={field.label}>
            {popup(close)}
          </CalendarPopup>
        </FocusScope>
      </FloatingLayer>
    </>
  )
}
