import type { Ref } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { ChoiceLabel } from '../Checkbox/Checkbox.styles.ts'
import { ChoiceText } from '../Checkbox/ChoiceText.tsx'
import { FieldFrame } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { SwitchInput, SwitchTrack } from './Switch.styles.ts'

export type SwitchProps = FieldProps & {
  /** Whether it is on; null reads as off. */
  value?: boolean | null
  /** Default false. */
  defaultValue?: boolean
  onChange?: (value: boolean) => void
  /** The input element. */
  inputRef?: Ref<HTMLInputElement>
}

/** Something that is on or off and takes effect at once. */
export const Switch = ({ value, defaultValue = false, onChange, inputRef, ...rest }: SwitchProps) => {
  const field = useField(rest, { hasOwnLabel: true })
  const [isOn, setOn] = useControlledState(value === null ? false : value, defaultValue, onChange)
  return (
    <FieldFrame {...field.frame}>
      <ChoiceLabel {...field.box}>
        <SwitchInput
          {...field.control}
          ref={inputRef}
          type="checkbox"
          role="switch"
          name={field.name}
          checked={isOn}
          disabled={field.isDisabled}
          aria-readonly={field.isReadOnly || undefined}
          onChange={(event) => {
            if (!field.isReadOnly) setOn(event.target.checked)
          }}
        />
        <SwitchTrack aria-hidden="true" />
        <ChoiceText label={rest.label} isHidden={rest.labelHidden} isRequired={rest.isRequired} />
      </ChoiceLabel>
    </FieldFrame>
  )
}
