import { endOfDay, type InstantField, startOfDay } from '@bip/contract'
import { dayOf } from '../../fields/zone.ts'
import { useHost } from '../../host/RecordsProvider.tsx'
import { DayRange } from '../date/DayRange.tsx'
import { between, boundsOf } from '../filterValue.ts'
import type { FilterProps } from '../types.ts'

/** From one day of the tenant's zone to another, both included to their last moment; either end may stay open. */
export const InstantFilter = ({ label, value, onChange, close }: FilterProps<InstantField>) => {
  const { timeZone } = useHost()
  const { ge, le } = boundsOf(value)
  return (
    <DayRange
      label={label}
      from={ge && dayOf(ge, timeZone)}
      to={le && dayOf(le, timeZone)}
      onChange={({ from, to }) => onChange(between(from && startOfDay(from, timeZone), to && endOfDay(to, timeZone)))}
      close={close}
    />
  )
}
