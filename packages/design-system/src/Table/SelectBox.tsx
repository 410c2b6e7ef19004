import { Box } from './SelectBox.styles.ts'

export type SelectBoxProps = {
  type: 'checkbox' | 'radio'
  label: string
  isChecked: boolean
  isIndeterminate?: boolean
  isDisabled?: boolean
  /** In rows the row has the place in the tab order. */
  tabIndex?: number
  /** Hears whether Shift was held. */
  onToggle: (isRange: boolean) => void
}

/** The box that selects a row: one plain input, for there may be hundreds. */
export const SelectBox = ({
  type,
  label,
  isChecked,
  isIndeterminate = false,
  isDisabled,
  tabIndex,
  onToggle,
}: SelectBoxProps) => (
  <Box
    type={type}
    ref={(input) => {
      if (input) input.indeterminate = isIndeterminate
    }}
    aria-label={label}
    checked={isChecked}
    disabled={isDisabled}
    tabIndex={tabIndex}
    onChange={() => undefined}
    onClick={(event) => onToggle(event.shiftKey)}
  />
)
