import type { SearchItem, SearchType, SearchValue } from '@bip/contract/pickers'
import { searchTypeOf } from '@bip/contract/pickers'
import { DatePicker, DateRangePicker, type Option, SearchField, Select } from '@bip/design-system'
import { PersonCombo, RecordCombo } from '@bip/pickers'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { people } from '../data/people.ts'
import { useAdapter } from '../data/useAdapter.ts'
import { useBrowse } from '../data/useBrowse.ts'
import { useDictionary } from '../data/useDictionary.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { optionsOf } from './optionsOf.ts'

export type SearchControlProps = {
  item: SearchItem
  value: SearchValue | undefined
  onChange: (value: SearchValue | undefined) => void
}

const textOf = (value: SearchValue | undefined): string => (typeof value === 'string' ? value : '')

/** What every control shows: its name beside it in a group, else in the place of a value. */
const useNaming = ({ label, placeholder, withGroup = false }: SearchItem) => {
  const { say } = useText()
  return { label: say(label), labelHidden: !withGroup, placeholder: say(placeholder ?? label), size: 'small' as const }
}

const TextControl = ({ item, value, onChange }: SearchControlProps) => {
  const { label, labelHidden, placeholder, size } = useNaming(item)
  const [typed, setTyped] = useState(textOf(value))
  const named = { label, labelHidden, placeholder, size }
  return <SearchField {...named} value={typed} onChange={setTyped} onSearch={(text) => onChange(text)} />
}

const Choosing = ({ item, value, onChange, options }: SearchControlProps & { options: readonly Option[] }) => (
  <Select
    {...useNaming(item)}
    options={options}
    value={textOf(value) || null}
    isClearable={item.clear ?? true}
    onChange={(next) => onChange(next ?? undefined)}
  />
)

const SelectControl = (props: SearchControlProps) => {
  const { say } = useText()
  return <Choosing {...props} options={optionsOf(props.item, say)} />
}

const DictControl = (props: SearchControlProps) => {
  const { entries = [] } = useDictionary(props.item.dictData ?? '')
  return <Choosing {...props} options={entries.map(({ key, label, tone }) => ({ value: key, label, tone }))} />
}

const DayControl = ({ item, value, onChange }: SearchControlProps) => {
  const { label, labelHidden, size } = useNaming(item)
  const { timeZone } = useHost()
  const set = { label, labelHidden, size, timeZone, isClearable: item.clear ?? true }
  return <DatePicker {...set} value={textOf(value) || null} onChange={(day) => onChange(day ?? undefined)} />
}

const RangeControl = ({ item, value, onChange }: SearchControlProps) => {
  const { label, labelHidden, size } = useNaming(item)
  const { timeZone } = useHost()
  const range = typeof value === 'object' ? { start: value[0], end: value[1] } : null
  const set = { label, labelHidden, size, timeZone, isClearable: item.clear ?? true }
  return <DateRangePicker {...set} value={range} onChange={(next) => onChange(next ? [next.start, next.end] : undefined)} />
}

const RecordControl = ({ item, value, onChange }: SearchControlProps) => {
  const resource = item.of ?? ''
  const adapter = useAdapter(resource)
  const onBrowse = useBrowse(resource)
  const id = textOf(value) || null
  const isInitial = id !== null && id === item.initial
  const change = useRef(onChange)
  change.current = onChange
  useEffect(() => {
    // What it starts with is nothing where the company has no such record.
    if (!isInitial || !id) return
    let isCurrent = true
    adapter.lookup([id]).then(
      (found) => {
        if (isCurrent && found.length === 0) change.current(undefined)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [adapter, id, isInitial])
  return (
    <RecordCombo
      {...useNaming(item)}
      adapter={adapter}
      onBrowse={onBrowse}
      value={id}
      isClearable={item.clear ?? true}
      onChange={(next) => onChange(next ?? undefined)}
    />
  )
}

const PersonControl = ({ item, value, onChange }: SearchControlProps) => (
  <PersonCombo
    {...useNaming(item)}
    adapter={useAdapter(people)}
    onBrowse={useBrowse(people)}
    value={textOf(value) || null}
    isClearable={item.clear ?? true}
    onChange={(next) => onChange(next ?? undefined)}
  />
)

const searchControls: Readonly<Record<SearchType, ComponentType<SearchControlProps>>> = {
  input: TextControl,
  select: SelectControl,
  dict: DictControl,
  datePicker: DayControl,
  selectDialog: RecordControl,
  userSelect: PersonControl,
  dateRange: RangeControl,
}

/** What asks for the value of a condition, by its type; one that nobody knows is asked as a text. */
export const SearchControl = (props: SearchControlProps) => {
  const Control = searchControls[searchTypeOf(props.item)]
  return <Control {...props} />
}
