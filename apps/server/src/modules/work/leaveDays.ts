import { calendarOf, standardCalendar, wallTime } from '@bip/contract/calendar'

const dayLength = 86_400_000
const minutesOfDay = 480
/** A longer span is a mistake in one of its ends. */
const maxDays = 366

/** Both ends counted; dates are `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1

const calendar = calendarOf(standardCalendar)

/** Days between both ends that are worked; 0 where an end is not known. */
export function workedDays(from: string, to: string): number {
  const days = daysBetween(from, to)
  if (!(days > 0 && days <= maxDays)) return 0
  const end = new Date(Date.parse(to) + dayLength).toISOString().slice(0, 10)
  return Math.round(calendar.between(wallTime(`${from}T00:00`), wallTime(`${end}T00:00`)) / minutesOfDay)
}
