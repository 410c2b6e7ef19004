import type { ReferenceField } from '@bip/contract'
import { RecordCombo } from '@bip/pickers'
import { useAdapter } from '../../data/useAdapter.ts'
import { useText } from '../../host/useText.ts'
import { controlOf } from '../controlOf.ts'
import type { InputProps } from '../types.ts'
import { sentFor } from './sentFor.ts'

export const ReferenceInput = (props: InputProps<ReferenceField>) => {
  const { field, value, onChange } = props
  const { t, noun } = useText()
  const id = typeof value === 'string' && value !== '' ? value : null
  return (
    <RecordCombo
      {...controlOf(props)}
      adapter={useAdapter(field.to)}
      value={id}
      sentLabel={sentFor(props.record, props.name, id)}
      placeholder={t('form.pick', { what: noun(field.label) })}
      onChange={(next) => onChange(next)}
    />
  )
}
