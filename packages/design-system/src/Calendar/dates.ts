import { type CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date'
import { toDay } from './days.ts'
import { readDay } from './dayText.ts'
import { withMonthNumber } from './monthNames.ts'

/** All dates are Gregorian; the other calendars stay out of the bundle. */
export const createCalendar = (): GregorianCalendar => new GregorianCalendar()

/** The day behind 'YYYY-MM-DD'; null for null and for what is no date. */
export const toCalendarDay = (value: string | null | undefined): CalendarDate | null => {
  const day = toDay(value)
  return day === null ? null : parseDate(day)
}

/** Reads a pasted date in any of the ways that `readDay` knows, and as the interface writes it in English. Null for anything else. */
export const readDate = (text: string): CalendarDate | null => toCalendarDay(readDay(text) ?? readDay(withMonthNumber(text)))
