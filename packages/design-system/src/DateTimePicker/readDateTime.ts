import { CalendarDateTime, parseAbsolute, toCalendarDateTime, toZoned, type ZonedDateTime } from '@internationalized/date'
import type { DateValue } from 'react-stately/useDateFieldState'
import { readDate } from '../Calendar/dates.ts'

const time = /[\sT](\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/
const zoned = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/

/** Reads a pasted date and time as a clock in the zone shows it, or an ISO instant; a date alone is its midnight. Null for anything else. */
export const readDateTime = (text: string, timeZone: string): ZonedDateTime | null => {
  const trimmed = text.trim()
  if (zoned.test(trimmed) && !Number.isNaN(Date.parse(trimmed))) return parseAbsolute(new Date(trimmed).toISOString(), timeZone)
  const clock = time.exec(trimmed)
  const date = readDate(clock ? trimmed.slice(0, clock.index) : trimmed)
  const [hour, minute] = [Number(clock?.[1] ?? 0), Number(clock?.[2] ?? 0)]
  if (!date || hour > 23 || minute > 59) return null
  return toZoned(new CalendarDateTime(date.year, date.month, date.day, hour, minute), timeZone)
}

/** The clock of the zone at an instant; null for null and for what is no instant. */
export const readInstant = (instant: string | null, timeZone: string): ZonedDateTime | null => {
  const time = instant === null ? Number.NaN : Date.parse(instant)
  return Number.isNaN(time) ? null : parseAbsolute(new Date(time).toISOString(), timeZone)
}

/** The instant of a date, as ISO 8601 with Z. A zoned date knows which of two equal clock times around a change of clocks it is. */
export const writeInstant = (date: DateValue, timeZone: string): string =>
  'timeZone' in date ? date.toAbsoluteString() : toZoned(toCalendarDateTime(date), timeZone).toAbsoluteString()
