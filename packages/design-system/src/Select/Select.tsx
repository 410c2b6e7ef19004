import { ChevronDown } from 'lucide-react'
import { type Ref, useId } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useControlledState } from 'react-stately/useControlledState'
import { ClearButton } from '../Field/ClearButton.tsx'
import { FieldFrame } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Dot } from './OptionList.styles.ts'
import { OptionPopup } from './OptionPopup.tsx'
import type { Option } from './option.ts'
import { optionsTexts } from './options.texts.ts'
import { SelectBox, SelectButton } from './Select.styles.ts'
import { useSelectTrigger } from './useSelectTrigger.ts'

export type SelectProps = FieldProps & {
  options: readonly Option[]
  /** The chosen option's value; null for none. */
  value?: string | null
  /** Default null. */
  defaultValue?: string | null
  onChange?: (value: string | null, option: Option | null) => void
  /** Shows a button, and lets Delete, take the choice back. Default false. */
  isClearable?: boolean
  /** Default: the word for "select". */
  placeholder?: string
  /** The button that opens the list. */
  inputRef?: Ref<HTMLButtonElement>
}

/** One of a list that is known beforehand; letters typed on it find an option. For long or remote lists take ComboBox. */
export const Select = (props: SelectProps) => {
  const { options, value, defaultValue = null, onChange, isClearable, placeholder, inputRef, ...rest } = props
  const { t } = useLocale()
  const field = useField(rest)
  const listId = useId()
  const button = useObjectRef(inputRef)
  const [chosen, setChosen] = useControlledState<string | null>(value, defaultValue)
  const chosenIndex = options.findIndex((option) => option.value === chosen)
  const chosenOption = options[chosenIndex]
  const isLocked = field.isDisabled || field.isReadOnly
  const canClear = isClearable && chosen !== null && !isLocked

  const put = (option: Option | null): void => {
    popup.close()
    if ((option?.value ?? null) === chosen) return
    setChosen(option?.value ?? null)
    onChange?.(option?.value ?? null, option)
  }

  const { popup, active, buttonProps } = useSelectTrigger({
    options,
    listId,
    isLocked,
    button,
    startIndex: chosenIndex,
    onPick: put,
    onOtherKey: (event, isOpen) => {
      if (isOpen || !canClear || (event.key !== 'Delete' && event.key !== 'Backspace')) return false
      put(null)
      return true
    },
  })

  return (
    <FieldFrame {...field.frame}>
      <SelectBox {...field.box} ref={popup.layer.anchorRef} data-open={popup.isOpen || undefined}>
        <SelectButton
          {...field.control}
          {...buttonProps}
          aria-labelledby={`${field.labelledBy['aria-labelledby']} ${field.control.id}-value`}
          aria-readonly={field.isReadOnly || undefined}
          disabled={field.isDisabled}
          data-empty={chosen === null || undefined}
        >
          {chosenOption?.tone && <Dot data-tone={chosenOption.tone} aria-hidden="true" />}
          <span id={`${field.control.id}-value`}>
            {chosen === null ? (placeholder ?? t(optionsTexts.placeholder)) : (chosenOption?.label ?? chosen)}
          </span>
        </SelectButton>
        {canClear && (
          <ClearButton
            onClear={() => {
              put(null)
              button.current?.focus()
            }}
          />
        )}
        <ChevronDown size={16} aria-hidden="true" />
        {field.name && <input type="hidden" name={field.name} value={chosen ?? ''} disabled={field.isDisabled} />}
      </SelectBox>
      <OptionPopup
        layer={popup.layer}
        id={listId}
        label={rest.label}
        options={options}
        isSelected={(candidate) => candidate === chosen}
        activeIndex={active.index}
        onActivate={active.set}
        onChoose={put}
      />
    </FieldFrame>
  )
}
