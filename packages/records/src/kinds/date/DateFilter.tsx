import type { DateField } from '@bip/contract'
import { between, boundsOf } from '../filterValue.ts'
import type { FilterProps } from '../types.ts'
import { DayRange } from './DayRange.tsx'

/** From one day to another, both included; either end may stay open. */
export const DateFilter = ({ label, value, onChange, close }: FilterProps<DateField>) => {
  const { ge, le } = boundsOf(value)
  return <DayRange label={label} from={ge} to={le} onChange={({ from, to }) => onChange(between(from, to))} close={close} />
}
