import { MultiComboBox, type MultiComboBoxProps } from '@bip/design-system'
import { useCallback } from 'react'
import type { PickerAdapter } from '../adapter.ts'
import { optionOf } from '../option.ts'
import { useKnownChoices } from '../useKnownChoices.ts'

export type MultiRecordComboProps = Omit<
  MultiComboBoxProps,
  'options' | 'load' | 'value' | 'defaultValue' | 'onChange' | 'selected' | 'delay'
> & {
  adapter: PickerAdapter
  /** Ids of the chosen records. */
  value: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** Several records of another resource, found by typing. */
export const MultiRecordCombo = ({ adapter, value, onChange, ...rest }: MultiRecordComboProps) => {
  const known = useKnownChoices(adapter, value)
  const load = useCallback(
    async (text: string, signal: AbortSignal) => (await adapter.search(text, signal)).map(optionOf),
    [adapter],
  )
  return (
    <MultiComboBox
      {...rest}
      load={load}
      delay={200}
      value={[...value]}
      selected={known.map(optionOf)}
      onChange={(ids) => onChange(ids)}
    />
  )
}
