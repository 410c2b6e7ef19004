import type { PersonField } from '@bip/contract'
import { MultiRecordCombo } from '@bip/pickers'
import { useAdapter } from '../../data/useAdapter.ts'
import { useFilterNarrowing } from '../filterNarrowing.ts'
import { oneOf, valuesOf } from '../filterValue.ts'
import type { FilterProps } from '../types.ts'
import { people } from './people.ts'

/** Any of some people. */
export const PersonFilter = ({ field, label, value, onChange, beside }: FilterProps<PersonField>) => (
  <MultiRecordCombo
    label={label}
    adapter={useAdapter(people, useFilterNarrowing(field, beside))}
    value={valuesOf(value)}
    onChange={(ids) => onChange(oneOf(ids))}
    autoFocus
  />
)
