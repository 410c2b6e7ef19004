import type { CSSProperties, Ref } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { fieldTexts } from '../Field/Field.texts.ts'
import { FieldFrame } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { warnProp } from '../foundations/warnProp.ts'
import { AreaBox, Count } from './TextArea.styles.ts'

export type TextAreaProps = FieldProps & {
  /** null reads as empty. */
  value?: string | null
  /** Default ''. */
  defaultValue?: string
  onChange?: (value: string) => void
  placeholder?: string
  /** Most characters; counted below the field. Longer text is kept and marked, never cut. */
  maxLength?: number
  /** Lines shown when empty. Default 3. */
  minRows?: number
  /** Lines up to which the field grows with its text. Default 10. */
  maxRows?: number
  spellCheck?: boolean
  /** The textarea element. */
  inputRef?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; grows with them. */
export const TextArea = (props: TextAreaProps) => {
  const {
    value,
    defaultValue = '',
    onChange,
    placeholder,
    maxLength,
    minRows = 3,
    maxRows = 10,
    spellCheck,
    inputRef,
    ...rest
  } = props
  const { t, formatNumber } = useLocale()
  const [text, setText] = useControlledState(value === null ? '' : value, defaultValue, onChange)
  if (minRows > maxRows) warnProp('TextArea', 'minRows', `is ${minRows}, above maxRows ${maxRows}; the field does not grow`)
  const isOver = maxLength !== undefined && text.length > maxLength
  const tooLong = isOver ? t(fieldTexts.tooLong, { max: formatNumber(maxLength) }) : undefined
  const field = useField({ ...rest, error: rest.error ?? tooLong })
  // The variables of the rows are custom properties, which CSSProperties does not know.
  const rows = { '--min-rows': minRows, '--max-rows': Math.max(minRows, maxRows) } as CSSProperties

  return (
    <FieldFrame
      {...field.frame}
      aside={
        maxLength !== undefined && (
          <Count data-over={isOver || undefined}>
            {t(fieldTexts.count, { count: formatNumber(text.length), max: formatNumber(maxLength) })}
          </Count>
        )
      }
    >
      <AreaBox {...field.box} data-text={text} style={rows}>
        <textarea
          {...field.control}
          ref={inputRef}
          name={field.name}
          rows={minRows}
          value={text}
          placeholder={placeholder}
          spellCheck={spellCheck}
          disabled={field.isDisabled}
          readOnly={field.isReadOnly}
          onChange={(event) => setText(event.target.value)}
        />
      </AreaBox>
    </FieldFrame>
  )
}
