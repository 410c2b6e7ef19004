import type { TextField as TextFieldCore } from '@bip/contract'
import { TextField } from '@bip/design-system'
import { controlOf } from '../controlOf.ts'
import type { InputProps } from '../types.ts'

const types = { phone: 'tel', telephone: 'tel', email: 'email', url: 'url' } as const

export const TextInput = (props: InputProps<TextFieldCore>) => {
  const { field, value, onChange } = props
  return (
    <TextField
      {...controlOf(props)}
      type={field.format ? types[field.format] : 'text'}
      value={typeof value === 'string' ? value : ''}
      onChange={(text) => onChange(text === '' ? null : text)}
    />
  )
}
