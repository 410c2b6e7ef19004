import { calendarOf, dayNumber, dayText, standardCalendar } from '../../../calendar/index.ts'

const calendar = calendarOf(standardCalendar)

/** Working days from one day to another, both counted; at least 1. Days are `YYYY-MM-DD`. */
export function workdaysBetween(from: string, to: string): number {
  let count = 0
  for (let day = dayNumber(from); day <= dayNumber(to); day += 1) if (calendar.isWorkday(day)) count += 1
  return Math.max(1, count)
}

/** The nth working day from a day on; the first is that day itself or the next one that is worked. */
export function nthWorkday(from: string, nth: number): string {
  let [day, left] = [dayNumber(from), Math.max(1, nth)]
  while (true) {
    if (calendar.isWorkday(day)) left -= 1
    if (left === 0) return dayText(day)
    day += 1
  }
}
