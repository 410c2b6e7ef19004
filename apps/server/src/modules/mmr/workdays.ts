import { calendarOf, type DayNumber, dayNumber, dayText, standardCalendar } from '@bip/contract/calendar'

/** The days on which plans are worked. */
export const planCalendar = calendarOf(standardCalendar)

/** Whether a day is worked, given the numbers of days that are holidays although their weekday is worked. */
export function workdayBy(holidays: readonly DayNumber[]): (day: DayNumber) => boolean {
  const free = new Set(holidays)
  return (day) => planCalendar.isWorkday(day) && !free.has(day)
}

/** The first working day that is not before a day. */
function onWorkday(day: DayNumber): DayNumber {
  let at = day
  while (!planCalendar.isWorkday(at)) at += 1
  return at
}

/** From the first working day at or behind `from` (`YYYY-MM-DD`) as many working days as asked, both ends counted. */
export function workSpan(from: string, days: number): { startDate: string; endDate: string; next: string } {
  const start = onWorkday(dayNumber(from))
  let end = start
  for (let left = Math.max(1, days) - 1; left > 0; left -= 1) end = onWorkday(end + 1)
  return { startDate: dayText(start), endDate: dayText(end), next: dayText(onWorkday(end + 1)) }
}

/** Every working day from one day to another, both counted. */
export function workdaysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = dayNumber(from); day <= dayNumber(to); day += 1) if (planCalendar.isWorkday(day)) days.push(dayText(day))
  return days
}
