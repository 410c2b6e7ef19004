import { type ReactNode, type Ref, useMemo, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useControlledState } from 'react-stately/useControlledState'
import { ComboInput } from '../ComboBox/ComboInput.tsx'
import { ComboPopup } from '../ComboBox/ComboPopup.tsx'
import { useCombo } from '../ComboBox/useCombo.ts'
import type { CreateOption } from '../ComboBox/useCreation.ts'
import type { LoadOptions } from '../ComboBox/useOptionSource.ts'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { checkOptions } from '../Select/checkOptions.ts'
import { type Option, optionsByValue, setOf } from '../Select/option.ts'
import { optionsTexts } from '../Select/options.texts.ts'
import { PickerFrame } from '../Select/PickerFrame.tsx'
import { ChosenChip } from './ChosenChip.tsx'
import { ChipBox, Chips } from './MultiComboBox.styles.ts'

export type MultiComboBoxProps = FieldProps & {
  /** All options; filtered here. Either this or `load`. */
  options?: readonly Option[]
  /** Asks for the options of a query, as in ComboBox. */
  load?: LoadOptions
  /** The chosen options' values, in the order of choosing; null reads as none. */
  value?: string[] | null
  /** Default none. */
  defaultValue?: string[]
  /** Receives the values and those of their options that are known. */
  onChange?: (value: string[], options: Option[]) => void
  /** The options behind `value`, so that stored ids show their labels before anything is loaded. */
  selected?: readonly Option[]
  /** Shows a button that takes all choices back. Default false. */
  isClearable?: boolean
  /** Most choices; default as many as there are. */
  max?: number
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

/** Any of a long or remote list, found by typing and kept as tags; Backspace takes the last one off. */
export const MultiComboBox = (props: MultiComboBoxProps) => {
  const {
    options,
    load,
    value,
    defaultValue = [],
    onChange,
    selected,
    isClearable,
    max = Number.POSITIVE_INFINITY,
    ...other
  } = props
  const { onCreate, placeholder, delay = 150, aside, inputRef, ...rest } = other
  const { t } = useLocale()
  const [chosen, setChosen] = useControlledState<string[]>(value === null ? [] : value, defaultValue)
  const [met, setMet] = useState<readonly Option[]>([])
  const chosenSet = useMemo(() => setOf(chosen), [chosen])
  const input = useObjectRef(inputRef)
  const isFull = chosen.length >= max
  const field = useField({ ...rest, hint: rest.hint ?? (isFull ? t(optionsTexts.limit, { max }) : undefined) })
  const isLocked = field.isDisabled || field.isReadOnly
  checkOptions('MultiComboBox', options)

  const optionOf = (wanted: string): Option | undefined =>
    [selected, met, options].map((list) => list && optionsByValue(list).get(wanted)).find((option) => option !== undefined)
  const put = (next: string[], added?: Option): void => {
    setChosen(next)
    const known = next.flatMap((wanted) => (wanted === added?.value ? added : (optionOf(wanted) ?? [])))
    setMet(known)
    onChange?.(next, known)
  }
  const remove = (gone: string): void => put(chosen.filter((candidate) => candidate !== gone))

  const combo = useCombo({
    options,
    load,
    delay,
    isLocked,
    input,
    restText: '',
    startIndex: () => -1,
    closesOnChoose: false,
    onChoose: (option) => {
      if (chosenSet.has(option.value)) remove(option.value)
      else if (!isFull) put([...chosen, option.value], option)
    },
    onCreate: isFull ? undefined : onCreate,
    taken: met,
    onOtherKey: (event, typed) => {
      const last = chosen.at(-1)
      if (event.key !== 'Backspace' || typed !== '' || last === undefined) return false
      remove(last)
      return true
    },
  })

  return (
    <PickerFrame
      field={field}
      popup={combo.popup}
      box={ChipBox}
      values={chosen}
      isEmpty={chosen.length === 0}
      aside={aside}
      onClear={isClearable && chosen.length > 0 && !isLocked && (() => put([]))}
      onArrow={() => input.current?.click()}
      control={
        <Chips>
          {chosen.map((candidate) => (
            <ChosenChip
              key={candidate}
              label={optionOf(candidate)?.label ?? candidate}
              onRemove={isLocked ? undefined : () => remove(candidate)}
            />
          ))}
          <ComboInput
            field={field}
            combo={combo}
            {...combo.inputProps}
            placeholder={chosen.length === 0 ? (placeholder ?? t(optionsTexts.searchPlaceholder)) : undefined}
          />
        </Chips>
      }
    >
      <ComboPopup combo={combo} label={rest.label} chosen={chosenSet} isMultiple />
    </PickerFrame>
  )
}
