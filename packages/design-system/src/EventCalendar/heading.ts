import { type CalendarDate, DateFormatter, parseDate } from '@internationalized/date'
import type { DateRange } from '../Calendar/days.ts'

const formatter = (locale: string, options: Intl.DateTimeFormatOptions): ((date: CalendarDate) => string) => {
  const made = new DateFormatter(locale, { ...options, timeZone: 'UTC' })
  return (date) => made.format(date.toDate('UTC'))
}

/** "2026年11月" */
export const monthHeading = (locale: string, date: CalendarDate): string =>
  formatter(locale, { year: 'numeric', month: 'long' })(date)

/** "2026年11月16日 – 22日"; what both ends share is said once. */
export const weekHeading = (locale: string, range: DateRange): string => {
  const start = parseDate(range.start)
  const end = parseDate(range.end)
  const full: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', day: 'numeric' }
  // For Chinese the browser's own range falls back to figures and slashes.
  if (!locale.startsWith('zh'))
    return new DateFormatter(locale, { ...full, timeZone: 'UTC' }).formatRange(start.toDate('UTC'), end.toDate('UTC'))
  const last: Intl.DateTimeFormatOptions =
    start.year !== end.year ? full : start.month !== end.month ? { month: 'long', day: 'numeric' } : { day: 'numeric' }
  return `${formatter(locale, full)(start)} – ${formatter(locale, last)(end)}`
}
