import { type DictField, enumerated } from '@bip/contract'
import { StatusDot, Tag } from '@bip/design-system'
import { type DictionaryEntry, useDictionary, wordOf } from '../../data/useDictionary.ts'
import { useText } from '../../host/useText.ts'
import { Blank } from '../Blank.tsx'
import { valuesOf } from '../filterValue.ts'
import { OneLine, Tags } from '../parts.styles.ts'
import { SeveralSummary } from '../SeveralSummary.tsx'
import type { KindView, SummaryProps, ViewProps } from '../types.ts'

const keysOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'string' && value !== '' ? [value] : []
}

const One = ({ entry, word }: { entry: DictionaryEntry | undefined; word: string }) =>
  entry?.tone ? <StatusDot tone={entry.tone}>{word}</StatusDot> : <OneLine title={word}>{word}</OneLine>

const Cell = ({ field, fieldKey, value, record }: ViewProps<DictField>) => {
  const { entries } = useDictionary(field.dictionary)
  const { language } = useText()
  const keys = keysOf(value)
  const [first] = keys
  if (first === undefined) return <Blank />
  const named = record._labels?.[fieldKey]
  if (field.multiple) {
    const words =
      named ??
      enumerated(
        keys.map((key) => wordOf(entries, key)),
        language,
      )
    return <OneLine title={words}>{words}</OneLine>
  }
  const entry = entries?.find(({ key }) => key === first)
  return <One entry={entry} word={entry?.label ?? named ?? first} />
}

const Display = (props: ViewProps<DictField>) => {
  const { field, value, fieldKey, record } = props
  const { entries } = useDictionary(field.dictionary)
  const keys = keysOf(value)
  if (!field.multiple || keys.length === 0) return <Cell {...props} />
  const named = record._labels?.[fieldKey]?.split(/[,、]\s*/)
  return (
    <Tags>
      {keys.map((key, at) => (
        <Tag key={key}>{entries?.find((entry) => entry.key === key)?.label ?? named?.[at] ?? key}</Tag>
      ))}
    </Tags>
  )
}

const Summary = ({ field, value }: SummaryProps<DictField>) => {
  const { entries } = useDictionary(field.dictionary)
  return <SeveralSummary names={valuesOf(value).map((key) => wordOf(entries, key))} />
}

export const dictView: KindView<DictField> = {
  text: ({ field, value, record, fieldKey }, { word, language }) =>
    record._labels?.[fieldKey] ??
    enumerated(
      keysOf(value).map((key) => word(field.dictionary, key)),
      language,
    ),
  align: 'start',
  width: 120,
  span: 1,
  formSpan: 1,
  Cell,
  Display,
  Summary,
}
