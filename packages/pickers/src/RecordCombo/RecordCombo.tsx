import { ComboBox, type ComboBoxProps } from '@bip/design-system'
import { useCallback, useState } from 'react'
import type { PickerAdapter, PickerChoice } from '../adapter.ts'
import { type Browse, BrowseButton, browseKeys } from '../BrowseButton/BrowseButton.tsx'
import { choiceOf, optionOf } from '../option.ts'
import { useKnownChoices } from '../useKnownChoices.ts'

export type RecordComboProps = Omit<
  ComboBoxProps,
  'options' | 'load' | 'value' | 'defaultValue' | 'onChange' | 'selected' | 'delay' | 'aside'
> & {
  adapter: PickerAdapter
  /** Id of the chosen record; null for none. */
  value: string | null
  onChange: (id: string | null, choice: PickerChoice | null) => void
  /** What the gateway already called the record of `value`, so that no lookup is needed. */
  sentLabel?: string
  /** Opens the dialog to choose from. Default there is none. */
  onBrowse?: Browse
}

/** Pause in ms after typing before the records are asked for. */
const delay = 200

/** One record of another resource, found by typing its name, code or pinyin, or in a dialog. */
export const RecordCombo = (props: RecordComboProps) => {
  const { adapter, value, onChange, sentLabel, isClearable = true, onBrowse, ...rest } = props
  const [picked, setPicked] = useState<PickerChoice | null>(null)
  const sent = value && sentLabel ? { id: value, label: sentLabel } : null
  const named = [picked, sent].flatMap((choice) => (choice && choice.id === value ? choice : []))
  const [known] = useKnownChoices(adapter, value ? [value] : [], named)
  const load = useCallback(
    async (text: string, signal: AbortSignal) => (await adapter.search(text, signal)).map(optionOf),
    [adapter],
  )
  const isLocked = rest.isDisabled || rest.isReadOnly
  const put = ([choice]: readonly PickerChoice[]): void => {
    setPicked(choice ?? null)
    onChange(choice?.id ?? null, choice ?? null)
  }
  const browse = (): void => onBrowse?.(known ? [known] : [], put)
  return (
    <ComboBox
      {...rest}
      {...browseKeys(isLocked ? undefined : onBrowse, browse)}
      aside={onBrowse && !isLocked && <BrowseButton onPress={browse} />}
      isClearable={isClearable}
      load={load}
      delay={delay}
      value={value}
      selected={known ? optionOf(known) : null}
      onChange={(_, option) => put(option ? [choiceOf(option)] : [])}
    />
  )
}
