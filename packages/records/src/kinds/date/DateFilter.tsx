import type { DateField } from '@bip/contract'
import { between, boundsOf } from '../filterValue.ts'
import type { FilterProps } from '../types.ts'
import { DayRange } from './DayRange.tsx'

/** From one day to another, both included. */
export const DateFilter = ({ label, value, onChange, close }: FilterProps<DateField>) => {
  const { ge, le } = boundsOf(value)
  return (
    <DayRange
      label={label}
      value={ge && le ? { start: ge, end: le } : null}
      onChange={(range) => onChange(between(range?.start, range?.end))}
      close={close}
    />
  )
}
