import { useControlledState } from 'react-stately/useControlledState'
import { CalendarPanel, type CalendarPanelProps } from './CalendarPanel.tsx'
import { checkDates } from './checkDates.ts'

export type CalendarProps = Omit<CalendarPanelProps, 'start' | 'end' | 'anchor' | 'onPick'> & {
  /** 'YYYY-MM-DD'; null for none. */
  value?: string | null
  /** Default null. */
  defaultValue?: string | null
  onChange?: (value: string) => void
}

/** A month to pick a day from, standing in the page. */
export const Calendar = ({ value, defaultValue = null, onChange, ...panel }: CalendarProps) => {
  checkDates('Calendar', { value: value ?? defaultValue, min: panel.min, max: panel.max, timeZone: panel.timeZone })
  // Only a pick reports, so onChange never gets null.
  const [day, setDay] = useControlledState<string | null>(value, defaultValue, (next) => next !== null && onChange?.(next))
  return <CalendarPanel {...panel} start={day} end={day} onPick={setDay} />
}
