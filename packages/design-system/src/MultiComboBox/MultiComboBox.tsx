import { ChevronDown, X } from 'lucide-react'
import { type Ref, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useControlledState } from 'react-stately/useControlledState'
import { ComboPopup } from '../ComboBox/ComboPopup.tsx'
import { useCombo } from '../ComboBox/useCombo.ts'
import type { LoadOptions } from '../ComboBox/useOptionSource.ts'
import { ClearButton } from '../Field/ClearButton.tsx'
import { ControlInput } from '../Field/Field.styles.ts'
import { FieldFrame } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import type { Option } from '../Select/option.ts'
import { optionsTexts } from '../Select/options.texts.ts'
import { Chip, ChipBox, Chips } from './MultiComboBox.styles.ts'

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
  placeholder?: string
  /** Pause in ms after typing before `load` is called. Default 150. */
  delay?: number
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
  const { placeholder, delay = 150, inputRef, ...rest } = other
  const { t } = useLocale()
  const [chosen, setChosen] = useControlledState<string[]>(value === null ? [] : value, defaultValue)
  const [met, setMet] = useState<readonly Option[]>([])
  const input = useObjectRef(inputRef)
  const isFull = chosen.length >= max
  const field = useField({ ...rest, hint: rest.hint ?? (isFull ? t(optionsTexts.limit, { max }) : undefined) })
  const isLocked = field.isDisabled || field.isReadOnly

  const sources = [selected ?? [], met, options ?? []]
  const optionOf = (wanted: string): Option | undefined => {
    for (const source of sources) {
      const found = source.find((option) => option.value === wanted)
      if (found) return found
    }
    return undefined
  }
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
      if (chosen.includes(option.value)) remove(option.value)
      else if (!isFull) put([...chosen, option.value], option)
    },
    onOtherKey: (event, typed) => {
      const last = chosen.at(-1)
      if (event.key !== 'Backspace' || typed !== '' || last === undefined) return false
      remove(last)
      return true
    },
  })

  return (
    <FieldFrame {...field.frame}>
      <ChipBox
        {...field.box}
        ref={combo.popup.layer.anchorRef}
        data-open={combo.popup.isOpen || undefined}
        data-empty={chosen.length === 0 || undefined}
      >
        <Chips>
          {chosen.map((candidate) => {
            const label = optionOf(candidate)?.label ?? candidate
            return (
              <Chip key={candidate} data-locked={isLocked || undefined}>
                <span title={label}>{label}</span>
                {!isLocked && (
                  <button
                    type="button"
                    tabIndex={-1}
                    aria-label={t(optionsTexts.remove, { label })}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => remove(candidate)}
                  >
                    <X size={12} aria-hidden="true" />
                  </button>
                )}
              </Chip>
            )
          })}
          <ControlInput
            {...field.control}
            {...combo.inputProps}
            placeholder={chosen.length === 0 ? (placeholder ?? t(optionsTexts.searchPlaceholder)) : undefined}
            disabled={field.isDisabled}
            readOnly={field.isReadOnly}
          />
        </Chips>
        {isClearable && chosen.length > 0 && !isLocked && <ClearButton onClear={() => put([])} />}
        <ChevronDown
          size={16}
          aria-hidden="true"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => input.current?.click()}
        />
        {field.name &&
          chosen.map((candidate) => (
            <input key={candidate} type="hidden" name={field.name} value={candidate} disabled={field.isDisabled} />
          ))}
      </ChipBox>
      <ComboPopup combo={combo} label={rest.label} isSelected={(candidate) => chosen.includes(candidate)} isMultiple />
    </FieldFrame>
  )
}
