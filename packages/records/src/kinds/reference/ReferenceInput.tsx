import { keysIn, type ReferenceField } from '@bip/contract'
import { TextField } from '@bip/design-system'
import { type PickerAdapter, RecordCombo } from '@bip/pickers'
import { useAdapter } from '../../data/useAdapter.ts'
import { useBrowse } from '../../data/useBrowse.ts'
import { useRecents } from '../../data/useRecents.ts'
import { useResource } from '../../host/resources.ts'
import { useText } from '../../host/useText.ts'
import { useNarrowing } from '../around.ts'
import { controlOf } from '../controlOf.ts'
import { SeveralInput } from '../several/SeveralInput.tsx'
import type { InputProps } from '../types.ts'
import { sentFor } from './sentFor.ts'

export const ReferenceInput = (props: InputProps<ReferenceField>) => {
  const core = useResource(props.field.to)
  return core ? <ServedInput {...props} /> : <UnservedInput {...props} />
}

/** Records that the product does not have yet: the field shows what it holds, and says that nothing can be chosen. */
const UnservedInput = (props: InputProps<ReferenceField>) => {
  const { field, value, record, name } = props
  const { t, noun } = useText()
  const named = keysIn(value).map((id) => sentFor(record, name, id) ?? id)
  return (
    <TextField
      {...controlOf(props)}
      hint={t('picker.unserved', { what: noun(field.label) })}
      isReadOnly
      value={named.join(', ')}
      onChange={() => undefined}
    />
  )
}

const ServedInput = (props: InputProps<ReferenceField>) => {
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
