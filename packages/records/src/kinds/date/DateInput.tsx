import type { DateField } from '@bip/contract'
import { DatePicker } from '@bip/design-system'
import { controlOf } from '../controlOf.ts'
import type { InputProps } from '../types.ts'

export const DateInput = (props: InputProps<DateField>) => (
  <DatePicker
    {...controlOf(props)}
    value={typeof props.value === 'string' && props.value !== '' ? props.value : null}
    onChange={props.onChange}
  />
)
