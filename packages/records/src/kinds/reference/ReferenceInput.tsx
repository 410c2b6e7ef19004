import type { ReferenceField } from '@bip/contract'
import { type PickerAdapter, RecordCombo } from '@bip/pickers'
import { useAdapter } from '../../data/useAdapter.ts'
import { useText } from '../../host/useText.ts'
import { useNarrowing } from '../around.ts'
import { controlOf } from '../controlOf.ts'
import { SeveralInput } from '../several/SeveralInput.tsx'
import type { InputProps } from '../types.ts'
import { sentFor } from './sentFor.ts'

export const ReferenceInput = (props: InputProps<ReferenceField>) => {
  const adapter = useAdapter(props.field.to, useNarrowing(props))
  return props.field.multiple ? <SeveralInput {...props} adapter={adapter} /> : <OneInput {...props} adapter={adapter} />
}

const OneInput = ({ adapter, ...props }: InputProps<ReferenceField> & { adapter: PickerAdapter }) => {
  const { field, value, onChange } = props
  const { t, noun } = useText()
  const id = typeof value === 'string' && value !== '' ? value : null
  return (
    <RecordCombo
      {...controlOf(props)}
      adapter={adapter}
      value={id}
      sentLabel={sentFor(props.record, props.name, id)}
      placeholder={t('form.pick', { what: noun(field.label) })}
      onChange={(next) => onChange(next)}
    />
  )
}
