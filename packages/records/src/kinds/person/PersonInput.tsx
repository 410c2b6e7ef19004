import type { PersonField } from '@bip/contract'
import { PersonCombo, type PickerAdapter } from '@bip/pickers'
import { people } from '../../data/people.ts'
import { useAdapter } from '../../data/useAdapter.ts'
import { useBrowse } from '../../data/useBrowse.ts'
import { useText } from '../../host/useText.ts'
import { useNarrowing } from '../around.ts'
import { controlOf } from '../controlOf.ts'
import { sentFor } from '../reference/sentFor.ts'
import { SeveralInput } from '../several/SeveralInput.tsx'
import type { InputProps } from '../types.ts'

export const PersonInput = (props: InputProps<PersonField>) => {
  const extras = useNarrowing(props)
  const adapter = useAdapter(people, extras)
  const own = { ...props, adapter, extras, resource: people }
  return props.field.multiple ? <SeveralInput {...own} /> : <OneInput {...own} />
}

type OneInputProps = InputProps<PersonField> & {
  adapter: PickerAdapter
  extras: Readonly<Record<string, string>> | undefined
}

const OneInput = ({ adapter, extras, ...props }: OneInputProps) => {
  const { field, value, onChange } = props
  const { t, noun } = useText()
  const id = typeof value === 'string' && value !== '' ? value : null
  const onBrowse = useBrowse(people, { extras })
  return (
    <PersonCombo
      {...controlOf(props)}
      onBrowse={onBrowse}
      adapter={adapter}
      value={id}
      sentLabel={sentFor(props.record, props.name, id)}
      placeholder={t('form.pick', { what: noun(field.label) })}
      onChange={(next) => onChange(next)}
    />
  )
}
