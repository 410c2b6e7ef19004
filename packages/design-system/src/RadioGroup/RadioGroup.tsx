import { useId } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { ChoiceInput, ChoiceLabel } from '../Checkbox/Checkbox.styles.ts'
import { ChoiceText } from '../Checkbox/ChoiceText.tsx'
import { checkChoices } from '../Field/checkChoices.ts'
import type { Choice } from '../Field/choice.ts'
import { FieldFrame } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { ChoiceList, RadioDot } from './RadioGroup.styles.ts'

export type RadioGroupProps<Value extends string = string> = FieldProps & {
  options: readonly Choice<Value>[]
  /** The chosen option's value; null for none. */
  value?: Value | null
  /** Default null. */
  defaultValue?: Value | null
  onChange?: (value: Value) => void
  /** Default 'horizontal'. */
  orientation?: 'horizontal' | 'vertical'
}

/** One of a few choices, all in sight; arrow keys move between them. */
export const RadioGroup = <Value extends string>(props: RadioGroupProps<Value>) => {
  const { options, value, defaultValue = null, onChange, orientation = 'horizontal', ...rest } = props
  if (import.meta.env.DEV) warnUnknown('RadioGroup', 'orientation', orientation, ['horizontal', 'vertical'])
  const field = useField(rest, { isGroup: true })
  const groupName = useId()
  // Only a press on an option reports, so onChange never gets null.
  const [chosen, setChosen] = useControlledState<Value | null>(value, defaultValue, (next) => next !== null && onChange?.(next))
  checkChoices('RadioGroup', 'options', options, chosen === null ? [] : [chosen])

  return (
    <FieldFrame {...field.frame}>
      <ChoiceList
        {...field.control}
        {...field.labelledBy}
        role="radiogroup"
        aria-readonly={field.isReadOnly || undefined}
        data-orientation={orientation}
      >
        {options.map((option) => {
          const isDisabled = field.isDisabled || option.isDisabled
          return (
            <ChoiceLabel key={option.value} data-disabled={isDisabled || undefined} data-readonly={field.isReadOnly || undefined}>
              <ChoiceInput
                type="radio"
                name={field.name ?? groupName}
                value={option.value}
                checked={option.value === chosen}
                disabled={isDisabled}
                onChange={() => {
                  if (!field.isReadOnly) setChosen(option.value)
                }}
              />
              <RadioDot aria-hidden="true" />
              <ChoiceText label={option.label} note={option.note} />
            </ChoiceLabel>
          )
        })}
      </ChoiceList>
    </FieldFrame>
  )
}
