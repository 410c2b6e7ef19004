import type { RefObject } from 'react'
import { ControlInput } from './Field.styles.ts'
import { isComposing } from './ime.ts'
import type { FieldParts } from './useField.ts'
import type { TextDraft } from './useTextDraft.ts'

type DraftInputProps = {
  field: FieldParts
  draft: TextDraft
  /** What a plain HTML form sends. */
  value: string | null
  input: RefObject<HTMLInputElement | null>
  placeholder: string
  maxLength?: number
}

/** The input of a field whose text counts only when the focus leaves or Enter is pressed, and the value for a plain form. */
export const DraftInput = ({ field, draft, value, input, placeholder, maxLength }: DraftInputProps) => (
  <>
    <ControlInput
      {...field.control}
      ref={input}
      type="text"
      autoComplete="off"
      spellCheck={false}
      maxLength={maxLength}
      placeholder={placeholder}
      value={draft.text}
      disabled={field.isDisabled}
      readOnly={field.isReadOnly}
      onChange={(event) => draft.type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event)) draft.commit()
      }}
      onBlur={draft.commit}
    />
    {field.name && <input type="hidden" name={field.name} value={value ?? ''} disabled={field.isDisabled} />}
  </>
)
