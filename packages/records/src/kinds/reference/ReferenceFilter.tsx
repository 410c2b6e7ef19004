import type { ReferenceField } from '@bip/contract'
import { MultiRecordCombo } from '@bip/pickers'
import { useAdapter } from '../../data/useAdapter.ts'
import { useBrowse } from '../../data/useBrowse.ts'
import { useFilterNarrowing } from '../filterNarrowing.ts'
import { oneOf, valuesOf } from '../filterValue.ts'
import type { FilterProps } from '../types.ts'

/** Any of some records of another resource, by typing or in their dialog. */
export const ReferenceFilter = ({ field, label, value, onChange, beside }: FilterProps<ReferenceField>) => {
  const extras = useFilterNarrowing(field, beside)
  return (
    <MultiRecordCombo
      label={label}
      adapter={useAdapter(field.to, extras)}
      onBrowse={useBrowse(field.to, { limit: 0, extras, picker: field.picker })}
      value={valuesOf(value)}
      onChange={(ids) => onChange(oneOf(ids))}
      autoFocus
    />
  )
}
