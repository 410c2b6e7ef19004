import type { DictField } from '@bip/contract'
import { useDictionary } from '../../data/useDictionary.ts'
import { oneOf, valuesOf } from '../filterValue.ts'
import { OptionFilter } from '../OptionFilter.tsx'
import type { FilterProps } from '../types.ts'

/** Any of a dictionary's values. */
export const DictFilter = ({ field, value, onChange }: FilterProps<DictField>) => {
  const { entries } = useDictionary(field.dictionary)
  return (
    <OptionFilter
      options={entries?.map(({ key, label, tone }) => ({ value: key, label, tone }))}
      values={valuesOf(value)}
      onChange={(values) => onChange(oneOf(values))}
    />
  )
}
