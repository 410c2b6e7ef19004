import { type Field, keysIn } from '@bip/contract'
import { MultiRecordCombo, type PickerAdapter } from '@bip/pickers'
import { useText } from '../../host/useText.ts'
import { controlOf } from '../controlOf.ts'
import type { InputProps } from '../types.ts'

type SeveralInputProps = InputProps<Field & { maxCount?: number }> & { adapter: PickerAdapter }

/** Asks for several records; chosen ones are tags. */
export const SeveralInput = ({ adapter, ...props }: SeveralInputProps) => {
  const { field, value, onChange, record } = props
  const { t, noun } = useText()
  return (
    <MultiRecordCombo
      {...controlOf(props)}
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
