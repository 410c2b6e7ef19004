import { Check, Minus } from 'lucide-react'
import { type Ref, useEffect } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useControlledState } from 'react-stately/useControlledState'
import { FieldFrame } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { CheckMark, ChoiceInput, ChoiceLabel } from './Checkbox.styles.ts'
import { ChoiceText } from './ChoiceText.tsx'

export type CheckboxProps = FieldProps & {
  /** Whether it is ticked; null reads as not. */
  value?: boolean | null
  /** Default false. */
  defaultValue?: boolean
  onChange?: (value: boolean) => void
  /** Neither on nor off, as for "some of them"; the next press ticks it. Default false. */
  isIndeterminate?: boolean
  /** The input element. */
  inputRef?: Ref<HTMLInputElement>
}

/** A yes or no that takes effect with the form around it. */
export const Checkbox = ({
  value,
  defaultValue = false,
  onChange,
  isIndeterminate = false,
  inputRef,
  ...rest
}: CheckboxProps) => {
  const field = useField(rest, { hasOwnLabel: true })
  const input = useObjectRef(inputRef)
  const [isTicked, setTicked] = useControlledState(value === null ? false : value, defaultValue, onChange)
  const Mark = isIndeterminate ? Minus : Check

  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate
  }, [input, isIndeterminate])

  return (
    <FieldFrame {...field.frame}>
      <ChoiceLabel {...field.box}>
        <ChoiceInput
          {...field.control}
          ref={input}
          type="checkbox"
          name={field.name}
          checked={isTicked}
          disabled={field.isDisabled}
          aria-readonly={field.isReadOnly || undefined}
          onChange={(event) => {
            if (!field.isReadOnly) setTicked(event.target.checked)
          }}
        />
        <CheckMark aria-hidden="true">
          <Mark size={12} />
        </CheckMark>
        <ChoiceText label={rest.label} isHidden={rest.labelHidden} isRequired={rest.isRequired} />
      </ChoiceLabel>
    </FieldFrame>
  )
}
