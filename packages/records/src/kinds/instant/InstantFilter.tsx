import type { InstantField } from '@bip/contract'
import { useHost } from '../../host/RecordsProvider.tsx'
import { DayRange } from '../date/DayRange.tsx'
import { between, boundsOf } from '../filterValue.ts'
import type { FilterProps } from '../types.ts'
import { dayOf, endOfDay, startOfDay } from './zone.ts'

/** From one day of the tenant's zone to another, both included to their last moment. */
export const InstantFilter = ({ label, value, onChange, close }: FilterProps<InstantField>) => {
  const { timeZone } = useHost()
  const { ge, le } = boundsOf(value)
  return (
    <DayRange
      label={label}
      value={ge && le ? { start: dayOf(ge, timeZone), end: dayOf(le, timeZone) } : null}
      onChange={(range) =>
        onChange(range ? between(startOfDay(range.start, timeZone), endOfDay(range.end, timeZone)) : undefined)
      }
      close={close}
    />
  )
}
