import type { PersonField } from '@bip/contract'
import { MultiRecordCombo } from '@bip/pickers'
import { useAdapter } from '../../data/useAdapter.ts'
import { oneOf, valuesOf } from '../filterValue.ts'
import type { FilterProps } from '../types.ts'
import { people } from './people.ts'

/** Any of some people. */
export const PersonFilter = ({ label, value, onChange }: FilterProps<PersonField>) => (
  <MultiRecordCombo
    label={label}
    adapter={useAdapter(people)}
    value={valuesOf(value)}
    onChange={(ids) => onChange(oneOf(ids))}
    autoFocus
  />
)
