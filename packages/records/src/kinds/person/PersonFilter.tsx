import type { PersonField } from '@bip/contract'
import { MultiRecordCombo } from '@bip/pickers'
import { people } from '../../data/people.ts'
import { useAdapter } from '../../data/useAdapter.ts'
import { useBrowse } from '../../data/useBrowse.ts'
import { useFilterNarrowing } from '../filterNarrowing.ts'
import { oneOf, valuesOf } from '../filterValue.ts'
import type { FilterProps } from '../types.ts'

/** Any of some people, by typing or in their dialog. */
export const PersonFilter = ({ field, label, value, onChange, beside }: FilterProps<PersonField>) => {
  const extras = useFilterNarrowing(field, beside)
  return (
    <MultiRecordCombo
      label={label}
      adapter={useAdapter(people, extras)}
      onBrowse={useBrowse(people, { limit: 0, extras })}
      value={valuesOf(value)}
      onChange={(ids) => onChange(oneOf(ids))}
      autoFocus
    />
  )
}
