import type { ReferenceField } from '@bip/contract'
import { type PickerAdapter, RecordCombo } from '@bip/pickers'
import { useAdapter } from '../../data/useAdapter.ts'
import { useText } from '../../host/useText.ts'
import { useBrowse } from '../../picker/useBrowse.ts'
import { useRecents } from '../../picker/useRecents.ts'
import { useNarrowing } from '../around.ts'
import { controlOf } from '../controlOf.ts'
import { SeveralInput } from '../several/SeveralInput.tsx'
import type { InputProps } from '../types.ts'
import { sentFor } from './sentFor.ts'

export const ReferenceInput = (props: InputProps<ReferenceField>) => {
  const extras = useNarrowing(props)
  const adapter = useAdapter(props.field.to, extras)
  const own = { ...props, adapter, extras, resource: props.field.to, picker: props.field.picker }
  return props.field.multiple ? <SeveralInput {...own} /> : <OneInput {...own} />
}

type OneInputProps = InputProps<ReferenceField> & {
  adapter: PickerAdapter
  extras: Readonly<Record<string, string>> | undefined
}

const OneInput = ({ adapter, extras, ...props }: OneInputProps) => {
  const { field, value, onChange } = props
  const { t, noun } = useText()
  const id = typeof value === 'string' && value !== '' ? value : null
  const onBrowse = useBrowse(field.to, { extras, picker: field.picker })
  const { add } = useRecents(field.to)
  return (
    <RecordCombo
      {...controlOf(props)}
      onBrowse={onBrowse}
      adapter={adapter}
      value={id}
      sentLabel={sentFor(props.record, props.name, id)}
      placeholder={t('form.pick', { what: noun(field.label) })}
      onChange={(next, choice) => {
        if (choice) add([choice])
        onChange(next)
      }}
    />
  )
}
