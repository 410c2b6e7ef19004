import type { ComponentProps, ReactNode, Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useControlledState } from 'react-stately/useControlledState'
import { ClearButton } from '../Field/ClearButton.tsx'
import { Affix, ControlBox, ControlInput } from '../Field/Field.styles.ts'
import { FieldFrame } from '../Field/Field.tsx'
import { isComposing } from '../Field/ime.ts'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'

type InputProps = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'enterKeyHint' | 'inputMode' | 'maxLength' | 'pattern' | 'placeholder' | 'spellCheck'
>

export type TextFieldProps = FieldProps &
  InputProps & {
    /** null reads as empty. */
    value?: string | null
    /** Default ''. */
    defaultValue?: string
    onChange?: (value: string) => void
    /** Enter was pressed, and not to finish an input method's composition. */
    onEnter?: (value: string) => void
    /** Default 'text'. */
    type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password'
    /** Stands before the text: an icon or a fixed prefix. */
    prefix?: ReactNode
    /** Stands after the text: a unit, a button. */
    suffix?: ReactNode
    /** Shows a button that empties the field. Default false. */
    isClearable?: boolean
    /** The input element. */
    inputRef?: Ref<HTMLInputElement>
  }

/** One line of text. */
export const TextField = (props: TextFieldProps) => {
  const { value, defaultValue = '', onChange, onEnter, type = 'text', prefix, suffix, isClearable, inputRef, ...rest } = props
  const { autoComplete, enterKeyHint, inputMode, maxLength, pattern, placeholder, spellCheck, ...fieldProps } = rest
  const native = { autoComplete, enterKeyHint, inputMode, maxLength, pattern, placeholder, spellCheck }
  const field = useField(fieldProps)
  const input = useObjectRef(inputRef)
  const [text, setText] = useControlledState(value === null ? '' : value, defaultValue, onChange)
  const canClear = isClearable && text !== '' && !field.isDisabled && !field.isReadOnly

  return (
    <FieldFrame {...field.frame}>
      <ControlBox {...field.box}>
        {prefix && <Affix>{prefix}</Affix>}
        <ControlInput
          {...native}
          {...field.control}
          ref={input}
          name={field.name}
          type={type}
          value={text}
          disabled={field.isDisabled}
          readOnly={field.isReadOnly}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event)) onEnter?.(text)
          }}
        />
        {canClear && (
          <ClearButton
            onClear={() => {
              setText('')
              input.current?.focus()
            }}
          />
        )}
        {suffix && <Affix>{suffix}</Affix>}
      </ControlBox>
    </FieldFrame>
  )
}
