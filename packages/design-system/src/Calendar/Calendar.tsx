import { getLocalTimeZone } from '@internationalized/date'
import { useControlledState } from 'react-stately/useControlledState'
import { CalendarPanel, type CalendarPanelProps } from './CalendarPanel.tsx'
import { checkDates } from './checkDates.ts'

export type CalendarProps = Omit<CalendarPanelProps, 'start' | 'end' | 'anchor' | 'onPick' | 'timeZone'> & {
  /** 'YYYY-MM-DD'; null for none. */
  value?: string | null
  /** Default null. */
  defaultValue?: string | null
  onChange?: (value: string) => void
  /** IANA zone that says which day is today. Default: the browser's. */
  timeZone?: string
}

/** A month to pick a day from, standing in the page. */
export const Calendar = ({ value, defaultValue = null, onChange, timeZone = getLocalTimeZone(), ...panel }: CalendarProps) => {
  checkDates('Calendar', { value: value ?? defaultValue, min: panel.min, max: panel.max, timeZone })
  // Only a pick reports, so onChange never gets null.
  const [day, setDay] = useControlledState<string | null>(value, defaultValue, (next) => next !== null && onChange?.(next))
  return <CalendarPanel {...panel} start={day} end={day} timeZone={timeZone} onPick={setDay} />
}
