import type { SerialField } from '@bip/contract'
import { TextField } from '@bip/design-system'
import { useText } from '../../host/useText.ts'
import { controlOf } from '../controlOf.ts'
import type { InputProps } from '../types.ts'

/** A number that the gateway gives; until then it says so. */
export const SerialInput = (props: InputProps<SerialField>) => {
  const { t } = useText()
  return (
    <TextField
      {...controlOf(props)}
      isReadOnly
      placeholder={t('form.auto')}
      value={typeof props.value === 'string' ? props.value : ''}
    />
  )
}
