import { Check } from 'lucide-react'
import { useControlledState } from 'react-stately/useControlledState'
import { CheckMark, ChoiceInput, ChoiceLabel } from '../Checkbox/Checkbox.styles.ts'
import { ChoiceText } from '../Checkbox/ChoiceText.tsx'
import { checkChoices } from '../Field/checkChoices.ts'
import type { Choice } from '../Field/choice.ts'
import { FieldFrame } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { ChoiceList } from '../RadioGroup/RadioGroup.styles.ts'

export type CheckboxGroupProps<Value extends string = string> = FieldProps & {
  options: readonly Choice<Value>[]
  /** The ticked options' values; null reads as none. */
  value?: Value[] | null
  /** Default none. */
  defaultValue?: Value[]
  /** Receives the ticked values in the order of the options. */
  onChange?: (value: Value[]) => void
  /** Default 'horizontal'. */
  orientation?: 'horizontal' | 'vertical'
}

/** Any of a few choices, all in sight. */
export const CheckboxGroup = <Value extends string>(props: CheckboxGroupProps<Value>) => {
  const { options, value, defaultValue = [], onChange, orientation = 'horizontal', ...rest } = props
  if (import.meta.env.DEV) warnUnknown('CheckboxGroup', 'orientation', orientation, ['horizontal', 'vertical'])
  const field = useField(rest, { isGroup: true })
  const { 'aria-required': _isForInputsOnly, 'aria-invalid': isInvalid, ...group } = field.control
  const [ticked, setTicked] = useControlledState(value === null ? [] : value, defaultValue, onChange)

  checkChoices('CheckboxGroup', 'options', options, ticked)

  const toggle = (changed: Value): void => {
    const isTicked = (option: Value): boolean => (option === changed) !== ticked.includes(option)
    setTicked(options.map((option) => option.value).filter(isTicked))
  }

  return (
    <FieldFrame {...field.frame}>
      <ChoiceList {...group} {...field.labelledBy} role="group" data-orientation={orientation}>
        {options.map((option) => {
          const isDisabled = field.isDisabled || option.isDisabled
          return (
            <ChoiceLabel key={option.value} data-disabled={isDisabled || undefined} data-readonly={field.isReadOnly || undefined}>
              <ChoiceInput
                type="checkbox"
                name={field.name}
                value={option.value}
                checked={ticked.includes(option.value)}
                disabled={isDisabled}
                aria-invalid={isInvalid}
                onChange={() => {
                  if (!field.isReadOnly) toggle(option.value)
                }}
              />
              <CheckMark aria-hidden="true">
                <Check size={12} />
              </CheckMark>
              <ChoiceText label={option.label} note={option.note} />
            </ChoiceLabel>
          )
        })}
      </ChoiceList>
    </FieldFrame>
  )
}
