import type { FieldProps } from '@bip/design-system'
import type { InputProps } from './types.ts'

type Control = Pick<
  FieldProps,
  'label' | 'labelHidden' | 'hint' | 'error' | 'size' | 'isReadOnly' | 'autoFocus' | 'isRequired' | 'onBlur'
>

/** What the inputs of all kinds pass on to their control. */
export const controlOf = (props: InputProps): Control => {
  const { label, labelHidden, hint, error, size, isReadOnly, autoFocus, field, onBlur } = props
  return {
    label,
    labelHidden,
    hint,
    error,
    size,
    isReadOnly,
    autoFocus,
    isRequired: field.required === true,
    onBlur,
  }
}
