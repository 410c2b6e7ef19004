import type { Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useControlledState } from 'react-stately/useControlledState'
import { ComboInput } from '../ComboBox/ComboInput.tsx'
import { useAnnouncedCount } from '../ComboBox/useAnnouncedCount.ts'
import type { LoadOptions } from '../ComboBox/useOptionSource.ts'
import { ClearButton } from '../Field/ClearButton.tsx'
import { ControlBox } from '../Field/Field.styles.ts'
import { FieldFrame } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { checkOptions } from '../Select/checkOptions.ts'
import { OptionPopup } from '../Select/OptionPopup.tsx'
import type { Option } from '../Select/option.ts'
import { useSuggestions } from './useSuggestions.ts'

export type AutoCompleteProps = FieldProps & {
  /** All suggestions; filtered here. Either this or `load`. */
  options?: readonly Option[]
  /** Asks for the suggestions for a text; called after each pause in typing, its signal aborted when the answer is no longer wanted. */
  load?: LoadOptions
  /** The text itself; null reads as empty. */
  value?: string | null
  /** Default ''. */
  defaultValue?: string
  onChange?: (value: string) => void
  /** A suggestion was taken; `onChange` has received its label. */
  onChoose?: (option: Option) => void
  /** Shows a button that empties the field. Default false. */
  isClearable?: boolean
  placeholder?: string
  /** Pause in ms after typing before `load` is called. Default 150. */
  delay?: number
  /** Most characters; default as many as typed. */
  maxLength?: number
  /** The input element. */
  inputRef?: Ref<HTMLInputElement>
}

const noneChosen: ReadonlySet<string> = new Set()

/** A free text with suggestions: what is typed is the value, whether the list knows it or not. To choose from the list only, take ComboBox. */
export const AutoComplete = (props: AutoCompleteProps) => {
  const { options, load, value, defaultValue = '', onChange, onChoose, isClearable, placeholder, ...other } = props
  const { delay = 150, maxLength, inputRef, ...rest } = other
  const field = useField(rest)
  const input = useObjectRef(inputRef)
  const [text, setText] = useControlledState(value === null ? '' : value, defaultValue, onChange)
  const isLocked = field.isDisabled || field.isReadOnly
  const { source, query, take, combo, inputProps } = useSuggestions({
    options,
    load,
    delay,
    isLocked,
    input,
    text,
    setText,
    onChoose,
  })
  checkOptions('AutoComplete', options)
  useAnnouncedCount(combo.popup.isOpen && source.status === 'ready', source.options.length)

  return (
    <FieldFrame {...field.frame}>
      <ControlBox {...field.box} ref={combo.popup.layer.anchorRef} data-open={combo.popup.isOpen || undefined}>
        <ComboInput
          field={field}
          combo={combo}
          {...inputProps}
          name={field.name}
          maxLength={maxLength}
          placeholder={placeholder}
        />
        {isClearable && text !== '' && !isLocked && (
          <ClearButton
            onClear={() => {
              setText('')
              combo.popup.close()
              input.current?.focus()
            }}
          />
        )}
      </ControlBox>
      <OptionPopup
        layer={combo.popup.layer}
        id={combo.listId}
        label={rest.label}
        options={source.options}
        chosen={noneChosen}
        active={combo.active}
        query={query}
        status={source.status}
        onRetry={source.retry}
        onChoose={take}
      />
    </FieldFrame>
  )
}
