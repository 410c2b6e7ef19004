import { type Field, keysIn } from '@bip/contract'
import { MultiRecordCombo, type PickerAdapter } from '@bip/pickers'
import { useBrowse } from '../../data/useBrowse.ts'
import { useText } from '../../host/useText.ts'
import { controlOf } from '../controlOf.ts'
import type { InputProps } from '../types.ts'

type SeveralInputProps = InputProps<Field & { maxCount?: number }> & {
  adapter: PickerAdapter
  /** Whose records are chosen. */
  resource: string
  extras: Readonly<Record<string, string>> | undefined
  /** Name of the picker; default that of the resource. */
  picker?: string
}

/** Asks for several records; chosen ones are tags. */
export const SeveralInput = ({ adapter, resource, extras, picker, ...props }: SeveralInputProps) => {
  const { field, value, onChange, record } = props
  const { t, noun } = useText()
  const onBrowse = useBrowse(resource, { limit: field.maxCount ?? 0, extras, picker })
  return (
    <MultiRecordCombo
      {...controlOf(props)}
      onBrowse={onBrowse}
      adapter={adapter}
      value={keysIn(value)}
      sentLabels={record._labels}
      max={field.maxCount}
      isClearable
      placeholder={t('form.pick', { what: noun(field.label) })}
      onChange={(ids) => onChange([...ids])}
    />
  )
}
