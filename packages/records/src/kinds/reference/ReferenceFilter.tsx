import type { ReferenceField } from '@bip/contract'
import { MultiRecordCombo } from '@bip/pickers'
import { useAdapter } from '../../data/useAdapter.ts'
import { useFilterNarrowing } from '../filterNarrowing.ts'
import { oneOf, valuesOf } from '../filterValue.ts'
import type { FilterProps } from '../types.ts'

/** Any of some records of another resource. */
export const ReferenceFilter = ({ field, label, value, onChange, beside }: FilterProps<ReferenceField>) => (
  <MultiRecordCombo
    label={label}
    adapter={useAdapter(field.to, useFilterNarrowing(field, beside))}
    value={valuesOf(value)}
    onChange={(ids) => onChange(oneOf(ids))}
    autoFocus
  />
)
