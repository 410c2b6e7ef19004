import type { DateField } from '@bip/contract'
import { DateRangePicker } from '@bip/design-system'
import { between, boundsOf } from '../filterValue.ts'
import type { FilterProps } from '../types.ts'

/** From one day to another, both included. */
export const DateFilter = ({ label, value, onChange }: FilterProps<DateField>) => {
  const { ge, le } = boundsOf(value)
  return (
    <DateRangePicker
      label={label}
      value={ge && le ? { start: ge, end: le } : null}
      onChange={(range) => onChange(between(range?.start, range?.end))}
    />
  )
}
