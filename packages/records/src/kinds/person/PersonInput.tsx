import type { PersonField } from '@bip/contract'
import { PersonCombo, type PickerAdapter } from '@bip/pickers'
import { useAdapter } from '../../data/useAdapter.ts'
import { useText } from '../../host/useText.ts'
import { useNarrowing } from '../around.ts'
import { controlOf } from '../controlOf.ts'
import { sentFor } from '../reference/sentFor.ts'
import { SeveralInput } from '../several/SeveralInput.tsx'
import type { InputProps } from '../types.ts'
import { people } from './people.ts'

export const PersonInput = (props: InputProps<PersonField>) => {
  const adapter = useAdapter(people, useNarrowing(props))
  return props.field.multiple ? <SeveralInput {...props} adapter={adapter} /> : <OneInput {...props} adapter={adapter} />
}

const OneInput = ({ adapter, ...props }: InputProps<PersonField> & { adapter: PickerAdapter }) => {
  const { field, value, onChange } = props
  const { t, noun } = useText()
  const id = typeof value === 'string' && value !== '' ? value : null
  return (
    <PersonCombo
      {...controlOf(props)}
      adapter={adapter}
      value={id}
      sentLabel={sentFor(props.record, props.name, id)}
      placeholder={t('form.pick', { what: noun(field.label) })}
      onChange={(next) => onChange(next)}
    />
  )
}
