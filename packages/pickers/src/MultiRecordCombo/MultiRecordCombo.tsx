import { MultiComboBox, type MultiComboBoxProps } from '@bip/design-system'
import { useCallback, useState } from 'react'
import type { PickerAdapter, PickerChoice } from '../adapter.ts'
import { choiceOf, optionOf } from '../option.ts'
import { useKnownChoices } from '../useKnownChoices.ts'

export type MultiRecordComboProps = Omit<
  MultiComboBoxProps,
  'options' | 'load' | 'value' | 'defaultValue' | 'onChange' | 'selected' | 'delay'
> & {
  adapter: PickerAdapter
  /** Ids of the chosen records. */
  value: readonly string[]
  onChange: (ids: readonly string[]) => void
  /** What the gateway already called some records, by id, so that they are not looked up. */
  sentLabels?: Readonly<Record<string, string>>
}

/** Several records of another resource, found by typing. */
export const MultiRecordCombo = ({ adapter, value, onChange, sentLabels, ...rest }: MultiRecordComboProps) => {
  const [picked, setPicked] = useState<readonly PickerChoice[]>([])
  const sent = value.flatMap((id) => {
    const label = sentLabels?.[id]
    return picked.find((choice) => choice.id === id) ?? (label === undefined ? [] : { id, label })
  })
  const known = useKnownChoices(adapter, value, sent)
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
      onChange={(ids, options) => {
        setPicked(options.map(choiceOf))
        onChange(ids)
      }}
    />
  )
}
