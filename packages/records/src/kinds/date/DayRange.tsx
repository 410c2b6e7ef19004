import { type DateRange, DateRangePicker, DateRangeShortcuts } from '@bip/design-system'
import { useHost } from '../../host/RecordsProvider.tsx'
import { DayFields } from '../filter.styles.ts'

type DayRangeProps = {
  label: string
  value: DateRange | null
  onChange: (range: DateRange | null) => void
  close: () => void
}

const none: never[] = []

/** From one day to another, both included: by name with one press, or typed, or picked. */
export const DayRange = ({ label, value, onChange, close }: DayRangeProps) => {
  const { timeZone } = useHost()
  return (
    <DayFields>
      <DateRangeShortcuts
        value={value}
        timeZone={timeZone}
        onChange={(range) => {
          onChange(range)
          close()
        }}
      />
      <DateRangePicker
        label={label}
        labelHidden
        value={value}
        onChange={onChange}
        shortcuts={none}
        months={1}
        timeZone={timeZone}
      />
    </DayFields>
  )
}
