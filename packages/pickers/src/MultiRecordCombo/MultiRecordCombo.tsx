import { MultiComboBox, type MultiComboBoxProps, useLocale } from '@bip/design-system'
import { useCallback, useState } from 'react'
import type { PickerAdapter, PickerChoice } from '../adapter.ts'
import { type Browse, BrowseButton, browseKeys } from '../BrowseButton/BrowseButton.tsx'
import { isList, unresolved } from '../codes.ts'
import { choiceOf, optionOf } from '../option.ts'
import { recordPickerTexts as texts } from '../RecordPicker/RecordPicker.texts.ts'
import { useResolving } from '../RecordPicker/useResolving.ts'
import { useKnownChoices } from '../useKnownChoices.ts'

export type MultiRecordComboProps = Omit<
  MultiComboBoxProps,
  'options' | 'load' | 'value' | 'defaultValue' | 'onChange' | 'selected' | 'delay' | 'aside'
> & {
  adapter: PickerAdapter
  /** Ids of the chosen records. */
  value: readonly string[]
  onChange: (ids: readonly string[]) => void
  /** What the gateway already called some records, by id, so that they are not looked up. */
  sentLabels?: Readonly<Record<string, string>>
  /** Opens the dialog to choose from. Default there is none. */
  onBrowse?: Browse
}

/** Several records of another resource, found by typing, in a dialog, or by a pasted list of codes. */
export const MultiRecordCombo = ({ adapter, value, onChange, sentLabels, onBrowse, ...rest }: MultiRecordComboProps) => {
  const { t, formatNumber } = useLocale()
  const [picked, setPicked] = useState<readonly PickerChoice[]>([])
  const sent = value.flatMap((id) => {
    const label = sentLabels?.[id]
    return picked.find((choice) => choice.id === id) ?? (label === undefined ? [] : { id, label })
  })
  const known = useKnownChoices(adapter, value, sent)
  const isLocked = rest.isDisabled || rest.isReadOnly
  const put = (choices: readonly PickerChoice[]): void => {
    setPicked(choices)
    onChange(choices.map(({ id }) => id))
  }
  const resolving = useResolving(isLocked ? undefined : adapter.resolve, (found) => {
    const all = [...new Map([...known, ...found].map((choice) => [choice.id, choice])).values()]
    put(all.slice(0, rest.max))
  })
  const { report, problem } = resolving
  const missing = report && unresolved(report)
  const load = useCallback(
    async (text: string, signal: AbortSignal) => (await adapter.search(text, signal)).map(optionOf),
    [adapter],
  )
  return (
    <MultiComboBox
      {...rest}
      {...browseKeys(isLocked ? undefined : onBrowse, () => onBrowse?.(known, put))}
      error={rest.error ?? problem}
      hint={
        missing && missing.count > 0
          ? t(texts.codesMissing, { count: formatNumber(missing.count), names: missing.names })
          : rest.hint
      }
      aside={onBrowse && !isLocked && <BrowseButton onPress={() => onBrowse(known, put)} />}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text')
        if (!adapter.resolve || isLocked || !isList(pasted)) return
        event.preventDefault()
        void resolving.run(pasted)
      }}
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
