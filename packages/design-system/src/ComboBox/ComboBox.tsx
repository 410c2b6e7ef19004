import { type ReactNode, type Ref, useMemo, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useControlledState } from 'react-stately/useControlledState'
import { ControlBox } from '../Field/Field.styles.ts'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { checkOptions } from '../Select/checkOptions.ts'
import { fold, type Option, setOf } from '../Select/option.ts'
import { optionsTexts } from '../Select/options.texts.ts'
import { PickerFrame } from '../Select/PickerFrame.tsx'
import { ComboInput } from './ComboInput.tsx'
import { ComboPopup } from './ComboPopup.tsx'
import { useCombo } from './useCombo.ts'
import type { CreateOption } from './useCreation.ts'
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
  /** Offers to make a new option of a text that no option has, and chooses what comes back. Default: nothing is offered. */
  onCreate?: CreateOption
  placeholder?: string
  /** Pause in ms after typing before `load` is called. Default 150. */
  delay?: number
  /** Stands before the arrow, such as a button that opens a dialog to choose from. */
  aside?: ReactNode
  /** The input element. */
  inputRef?: Ref<HTMLInputElement>
}

const noneTaken: readonly Option[] = []

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
    onCreate,
    placeholder,
    delay = 150,
    aside,
    inputRef,
    ...rest
  } = props
  const { t } = useLocale()
  const field = useField(rest)
  const input = useObjectRef(inputRef)
  const [chosen, setChosen] = useControlledState<string | null>(value, defaultValue)
  const [lastChosen, setLastChosen] = useState<Option | null>(null)
  const isLocked = field.isDisabled || field.isReadOnly
  checkOptions('ComboBox', options)

  const known = useMemo(
    () => [selected, lastChosen].find((option) => option?.value === chosen) ?? options?.find((option) => option.value === chosen),
    [selected, lastChosen, options, chosen],
  )

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
    onCreate,
    taken: noneTaken,
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

  return (
    <PickerFrame
      field={field}
      popup={combo.popup}
      box={ControlBox}
      values={[chosen ?? '']}
      aside={aside}
      onClear={
        isClearable &&
        chosen !== null &&
        !isLocked &&
        (() => {
          combo.reset()
          put(null)
          input.current?.focus()
        })
      }
      onArrow={() => input.current?.click()}
      control={
        <ComboInput
          field={field}
          combo={combo}
          {...combo.inputProps}
          placeholder={placeholder ?? t(optionsTexts.searchPlaceholder)}
        />
      }
    >
      <ComboPopup combo={combo} label={rest.label} chosen={useMemo(() => setOf(chosen), [chosen])} />
    </PickerFrame>
  )
}
