import type { DictField } from '@bip/contract'
import { MultiSelect, type Option, Select } from '@bip/design-system'
import { useDictionary } from '../../data/useDictionary.ts'
import { controlOf } from '../controlOf.ts'
import type { InputProps } from '../types.ts'

/** A stored value stays choosable although its dictionary no longer offers it. */
const withStored = (options: readonly Option[], stored: readonly string[]): readonly Option[] => [
  ...options,
  ...stored.filter((key) => !options.some(({ value }) => value === key)).map((key) => ({ value: key, label: key })),
]

export const DictInput = (props: InputProps<DictField>) => {
  const { field, value, onChange } = props
  const { entries } = useDictionary(field.dictionary)
  const keys = (Array.isArray(value) ? value : [value]).filter((key): key is string => typeof key === 'string' && key !== '')
  const known = entries?.map(({ key, label, tone }) => ({ value: key, label, tone })) ?? []
  const options = withStored(known, keys)
  if (field.multiple)
    return <MultiSelect {...controlOf(props)} options={options} value={keys} isClearable onChange={(next) => onChange(next)} />
  return (
    <Select
      {...controlOf(props)}
      options={options}
      value={keys[0] ?? null}
      isClearable={!field.required}
      onChange={(next) => onChange(next)}
    />
  )
}
