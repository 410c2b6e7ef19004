import type { ReferenceField } from '@bip/contract'
import { MultiRecordCombo } from '@bip/pickers'
import { useAdapter } from '../../data/useAdapter.ts'
import { oneOf, valuesOf } from '../filterValue.ts'
import type { FilterProps } from '../types.ts'

/** Any of some records of another resource. */
export const ReferenceFilter = ({ field, label, value, onChange }: FilterProps<ReferenceField>) => (
  <MultiRecordCombo
    label={label}
    adapter={useAdapter(field.to)}
    value={valuesOf(value)}
    onChange={(ids) => onChange(oneOf(ids))}
    autoFocus
  />
)
