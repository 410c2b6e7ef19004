import type { Field } from '@bip/contract'
import type { ComponentType } from 'react'
import { BooleanFilter } from './boolean/BooleanFilter.tsx'
import { DateFilter } from './date/DateFilter.tsx'
import { DictFilter } from './dict/DictFilter.tsx'
import { InstantFilter } from './instant/InstantFilter.tsx'
import { NumberFilter } from './number/NumberFilter.tsx'
import { PersonFilter } from './person/PersonFilter.tsx'
import { ReferenceFilter } from './reference/ReferenceFilter.tsx'
import { StateFilter } from './state/StateFilter.tsx'
import { TextFilter } from './text/TextFilter.tsx'
import type { FilterProps, FilterTable } from './types.ts'

const filters: FilterTable = {
  text: TextFilter,
  longText: TextFilter,
  serial: TextFilter,
  number: NumberFilter,
  money: NumberFilter,
  boolean: BooleanFilter,
  date: DateFilter,
  instant: InstantFilter,
  dict: DictFilter,
  state: StateFilter,
  reference: ReferenceFilter,
  person: PersonFilter,
  file: null,
  lines: null,
}

/** What asks for values of a field; null where they cannot be asked for. */
export const filterOf = (field: Field): ComponentType<FilterProps> | null =>
  filters[field.kind] as ComponentType<FilterProps> | null // the table is exhaustive by type; a union cannot be narrowed by key
