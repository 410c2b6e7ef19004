import { type Ref, useMemo } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useControlledState } from 'react-stately/useControlledState'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { warnNoList } from '../foundations/warnShape.ts'
import { checkOptions } from './checkOptions.ts'
import { Dot } from './OptionList.styles.ts'
import { OptionPopup } from './OptionPopup.tsx'
import { type Option, setOf } from './option.ts'
import { optionsTexts } from './options.texts.ts'
import { PickerFrame } from './PickerFrame.tsx'
import { SelectBox } from './Select.styles.ts'
import { SelectTrigger } from './SelectTrigger.tsx'
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
  const button = useObjectRef(inputRef)
  const [chosen, setChosen] = useControlledState<string | null>(value, defaultValue)
  warnNoList('Select', 'options', options)
  const chosenOption = useMemo(() => options.find((option) => option.value === chosen), [options, chosen])
  const isLocked = field.isDisabled || field.isReadOnly
  const canClear = isClearable && chosen !== null && !isLocked
  checkOptions('Select', options)

  const put = (option: Option | null): void => {
    trigger.popup.close()
    if ((option?.value ?? null) === chosen) return
    setChosen(option?.value ?? null)
    onChange?.(option?.value ?? null, option)
  }

  const trigger = useSelectTrigger({
    options,
    isLocked,
    button,
    startIndex: () => (chosenOption ? options.indexOf(chosenOption) : -1),
    onPick: put,
    onOtherKey: (event, isOpen) => {
      if (isOpen || !canClear || (event.key !== 'Delete' && event.key !== 'Backspace')) return false
      put(null)
      return true
    },
  })

  return (
    <PickerFrame
      field={field}
      popup={trigger.popup}
      box={SelectBox}
      values={[chosen ?? '']}
      onClear={
        canClear &&
        (() => {
          put(null)
          button.current?.focus()
        })
      }
      control={
        <SelectTrigger
          field={field}
          trigger={trigger}
          isEmpty={chosen === null}
          mark={chosenOption?.tone && <Dot data-tone={chosenOption.tone} aria-hidden="true" />}
        >
          {chosen === null ? (placeholder ?? t(optionsTexts.placeholder)) : (chosenOption?.label ?? chosen)}
        </SelectTrigger>
      }
    >
      <OptionPopup
        layer={trigger.popup.layer}
        id={trigger.listId}
        label={rest.label}
        options={options}
        chosen={useMemo(() => setOf(chosen), [chosen])}
        active={trigger.active}
        onChoose={put}
      />
    </PickerFrame>
  )
}
