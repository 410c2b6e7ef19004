import { ChevronDown } from 'lucide-react'
import { type Ref, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useControlledState } from 'react-stately/useControlledState'
import { ClearButton } from '../Field/ClearButton.tsx'
import { ControlBox, ControlInput } from '../Field/Field.styles.ts'
import { FieldFrame } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { fold, type Option } from '../Select/option.ts'
import { optionsTexts } from '../Select/options.texts.ts'
import { ComboPopup } from './ComboPopup.tsx'
import { useCombo } from './useCombo.ts'
import type { LoadOptions } from './useOptionSource.ts'

export type ComboBoxProps = FieldProps & {
  /** All options; filtered here. Either this or `load`. */
  options?: readonly Option[]
  /** Asks for the options of a query; called when the list opens and after each pause in typing, its signal aborted when the answer is no longer wanted. */
  load?: LoadOptions
  /** The chosen option's value; null for none. */
  value?: string | null
  /** Default null. */
  defaultValue?: string | null
  onChange?: (value: string | null, option: Option | null) => void
  /** The option behind `value`, so that a stored id shows its label before anything is loaded. */
  selected?: Option | null
  /** Shows a button, and lets Escape and emptying the text, take the choice back. Default false. */
  isClearable?: boolean
  placeholder?: string
  /** Pause in ms after typing before `load` is called. Default 150. */
  delay?: number
  /** The input element. */
  inputRef?: Ref<HTMLInputElement>
}

/** One of a long or remote list, found by typing. */
export const ComboBox = (props: ComboBoxProps) => {
  const {
    options,
    load,
    value,
    defaultValue = null,
    onChange,
    selected,
    isClearable,
    placeholder,
    delay = 150,
    inputRef,
    ...rest
  } = props
  const { t } = useLocale()
  const field = useField(rest)
  const input = useObjectRef(inputRef)
  const [chosen, setChosen] = useControlledState<string | null>(value, defaultValue)
  const [lastChosen, setLastChosen] = useState<Option | null>(null)
  const isLocked = field.isDisabled || field.isReadOnly

  const known =
    [selected, lastChosen].find((option) => option?.value === chosen) ?? options?.find((option) => option.value === chosen)

  const put = (option: Option | null): void => {
    const next = option?.value ?? null
    if (next === chosen) return
    setLastChosen(option)
    setChosen(next)
    onChange?.(next, option)
  }

  const combo = useCombo({
    options,
    load,
    delay,
    isLocked,
    input,
    restText: chosen === null ? '' : (known?.label ?? chosen),
    startIndex: (list) => list.findIndex((option) => option.value === chosen),
    closesOnChoose: true,
    onChoose: put,
    onLeave: (typed, found) => {
      const match = found.find((option) => fold(option.label) === fold(typed.trim()) && !option.isDisabled)
      if (typed.trim() === '' && isClearable) put(null)
      else if (match && combo.source.status === 'ready') put(match)
    },
    onOtherKey: (event) => {
      if (event.key !== 'Escape' || combo.popup.isOpen || !isClearable || chosen === null) return false
      event.preventDefault()
      put(null)
      return true
    },
  })
  const canClear = isClearable && chosen !== null && !isLocked

  return (
    <FieldFrame {...field.frame}>
      <ControlBox {...field.box} ref={combo.popup.layer.anchorRef} data-open={combo.popup.isOpen || undefined}>
        <ControlInput
          {...field.control}
          {...combo.inputProps}
          placeholder={placeholder ?? t(optionsTexts.searchPlaceholder)}
          disabled={field.isDisabled}
          readOnly={field.isReadOnly}
        />
        {canClear && (
          <ClearButton
            onClear={() => {
              combo.reset()
              put(null)
              input.current?.focus()
            }}
          />
        )}
        <ChevronDown
          size={16}
          aria-hidden="true"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => input.current?.click()}
        />
        {field.name && <input type="hidden" name={field.name} value={chosen ?? ''} disabled={field.isDisabled} />}
      </ControlBox>
      <ComboPopup combo={combo} label={rest.label} isSelected={(candidate) => candidate === chosen} />
    </FieldFrame>
  )
}
