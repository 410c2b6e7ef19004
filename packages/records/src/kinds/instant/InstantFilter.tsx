import type { InstantField } from '@bip/contract'
import { DateRangePicker } from '@bip/design-system'
import { useHost } from '../../host/RecordsProvider.tsx'
import { between, boundsOf } from '../filterValue.ts'
import type { FilterProps } from '../types.ts'
import { dayOf, endOfDay, startOfDay } from './zone.ts'

/** From one day of the tenant's zone to another, both included to their last moment. */
export const InstantFilter = ({ label, value, onChange }: FilterProps<InstantField>) => {
  const { timeZone } = useHost()
  const { ge, le } = boundsOf(value)
  return (
    <DateRangePicker
      label={label}
      value={ge && le ? { start: dayOf(ge, timeZone), end: dayOf(le, timeZone) } : null}
      onChange={(range) =>
        onChange(range ? between(startOfDay(range.start, timeZone), endOfDay(range.end, timeZone)) : undefined)
      }
    />
  )
}
