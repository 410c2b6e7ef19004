import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { ClearButton } from '../Field/ClearButton.tsx'
import type { ControlBox } from '../Field/Field.styles.ts'
import { FieldFrame } from '../Field/Field.tsx'
import type { FieldParts } from '../Field/useField.ts'
import type { ListPopup } from './useListPopup.ts'

type PickerFrameProps = {
  field: FieldParts
  popup: ListPopup
  /** The box around the control. */
  box: typeof ControlBox
  /** What a plain HTML form sends. */
  values: readonly string[]
  /** Shows the button that takes the choice back. */
  onClear?: (() => void) | false
  /** A press on the arrow, where the control does not cover it. */
  onArrow?: () => void
  isEmpty?: boolean
  /** Stands between the control and the buttons. */
  aside?: ReactNode
  control: ReactNode
  /** The pop-up. */
  children: ReactNode
}

/** What every field with a list has around its control: frame, box, clear button, arrow, the values for a plain form. */
export const PickerFrame = (props: PickerFrameProps) => {
  const { field, popup, box: Box, values, onClear, onArrow, isEmpty, aside, control, children } = props
  return (
    <FieldFrame {...field.frame}>
      <Box {...field.box} ref={popup.layer.anchorRef} data-open={popup.isOpen || undefined} data-empty={isEmpty || undefined}>
        {control}
        {aside}
        {onClear && <ClearButton onClear={onClear} />}
        <ChevronDown
          size={16}
          aria-hidden="true"
          onMouseDown={onArrow && ((event) => event.preventDefault())}
          onClick={onArrow}
        />
        {field.name &&
          values.map((value) => <input key={value} type="hidden" name={field.name} value={value} disabled={field.isDisabled} />)}
      </Box>
      {children}
    </FieldFrame>
  )
}
