import { ComboBox, type ComboBoxProps } from '@bip/design-system'
import { useCallback, useState } from 'react'
import type { PickerAdapter, PickerChoice } from '../adapter.ts'
import { choiceOf, optionOf } from '../option.ts'
import { useKnownChoices } from '../useKnownChoices.ts'

export type RecordComboProps = Omit<
  ComboBoxProps,
  'options' | 'load' | 'value' | 'defaultValue' | 'onChange' | 'selected' | 'delay'
> & {
  adapter: PickerAdapter
  /** Id of the chosen record; null for none. */
  value: string | null
  onChange: (id: string | null, choice: PickerChoice | null) => void
  /** What the gateway already called the record of `value`, so that no lookup is needed. */
  sentLabel?: string
}

/** Pause in ms after typing before the records are asked for. */
const delay = 200

/** One record of another resource, found by typing its name, code or pinyin. */
export const RecordCombo = ({ adapter, value, onChange, sentLabel, isClearable = true, ...rest }: RecordComboProps) => {
  const [picked, setPicked] = useState<PickerChoice | null>(null)
  const sent = value && sentLabel ? { id: value, label: sentLabel } : null
  const named = [picked, sent].flatMap((choice) => (choice && choice.id === value ? choice : []))
  const [known] = useKnownChoices(adapter, value ? [value] : [], named)
  const load = useCallback(
    async (text: string, signal: AbortSignal) => (await adapter.search(text, signal)).map(optionOf),
    [adapter],
  )
  return (
    <ComboBox
      {...rest}
      isClearable={isClearable}
      load={load}
      delay={delay}
      value={value}
      selected={known ? optionOf(known) : null}
      onChange={(id, option) => {
        const choice = option && choiceOf(option)
        setPicked(choice)
        onChange(id, choice)
      }}
    />
  )
}
