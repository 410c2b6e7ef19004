import type { LongTextField } from '@bip/contract'
import { TextArea } from '@bip/design-system'
import { controlOf } from '../controlOf.ts'
import type { InputProps } from '../types.ts'

export const LongTextInput = (props: InputProps<LongTextField>) => (
  <TextArea
    {...controlOf(props)}
    value={typeof props.value === 'string' ? props.value : ''}
    maxLength={props.field.max ?? 4000}
    onChange={(text) => props.onChange(text === '' ? null : text)}
  />
)
