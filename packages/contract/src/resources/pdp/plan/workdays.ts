import { calendarOf, dayNumber, dayText, standardCalendar, type WorkingCalendar } from '../../../calendar/index.ts'
import { pausedDays } from './splits.ts'

/** Which days are worked. */
export type WorkedDays = Pick<WorkingCalendar, 'isWorkday'>

const usual: WorkedDays = calendarOf(standardCalendar)

/** Working days from one day to another, both counted; at least 1. Days are `YYYY-MM-DD`. Default the standard week. */
export function workdaysBetween(from: string, to: string, calendar = usual): number {
  let count = 0
  for (let day = dayNumber(from); day <= dayNumber(to); day += 1) if (calendar.isWorkday(day)) count += 1
  return Math.max(1, count)
}

/** The nth working day from a day on; the first is that day itself or the next one that is worked. Default by the standard week. */
export function nthWorkday(from: string, nth: number, calendar = usual): string {
  let [day, left] = [dayNumber(from), Math.max(1, nth)]
  while (true) {
    if (calendar.isWorkday(day)) left -= 1
    if (left === 0) return dayText(day)
    day += 1
  }
}

type Worked = { planStart: string; planEnd: string; itemType: string; splits: string | null }

/** Days of work of an item, as they follow from its dates, the calendar and its pauses; none of a milestone. */
export function workOf({ planStart, planEnd, itemType, splits }: Worked, calendar: WorkedDays): number {
  // Part of a day that is left beside a pause is no day of work of its own.
  return itemType === 'milestone'
    ? 0
    : Math.max(1, Math.floor(workdaysBetween(planStart, planEnd, calendar) - pausedDays(splits)))
}
