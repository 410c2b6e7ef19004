import { DateRangeShortcuts, DayBounds, type DayEnds } from '@bip/design-system'
import { useHost } from '../../host/RecordsProvider.tsx'
import { DayFields } from '../filter.styles.ts'

type DayRangeProps = DayEnds & {
  label: string
  onChange: (ends: DayEnds) => void
  close: () => void
}

/** From one day to another, both included, or open at one end: by name with one press, or typed, or picked. */
export const DayRange = ({ label, from, to, onChange, close }: DayRangeProps) => {
  const { timeZone } = useHost()
  const isHalf = (from === undefined) !== (to === undefined)
  return (
    <DayFields>
      <DateRangeShortcuts
        // Half a range is none of those that have a name.
        value={isHalf ? { start: from ?? '', end: to ?? '' } : from && to ? { start: from, end: to } : null}
        timeZone={timeZone}
        onChange={(range) => {
          onChange({ from: range?.start, to: range?.end })
          close()
        }}
      />
      <DayBounds label={label} from={from} to={to} onChange={onChange} timeZone={timeZone} />
    </DayFields>
  )
}
