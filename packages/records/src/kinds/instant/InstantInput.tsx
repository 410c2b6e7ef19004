import type { InstantField } from '@bip/contract'
import { DateTimePicker } from '@bip/design-system'
import { useHost } from '../../host/RecordsProvider.tsx'
import { controlOf } from '../controlOf.ts'
import type { InputProps } from '../types.ts'

export const InstantInput = (props: InputProps<InstantField>) => {
  const { timeZone } = useHost()
  return (
    <DateTimePicker
      {...controlOf(props)}
      timeZone={timeZone}
      value={typeof props.value === 'string' && props.value !== '' ? props.value : null}
      onChange={props.onChange}
    />
  )
}
