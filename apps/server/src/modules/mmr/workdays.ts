import { calendarOf, type DayNumber, dayNumber, dayText, standardCalendar, type WorkingCalendar } from '@bip/contract/calendar'

/** The week in which plans are worked. */
const planCalendar = calendarOf(standardCalendar)

/** Whether a day is worked. */
export type PlanDays = Pick<WorkingCalendar, 'isWorkday'>

/** The usual week with days that differ from it. */
export function planDays({ holidays, worked }: { holidays: readonly DayNumber[]; worked: readonly DayNumber[] }): PlanDays {
  const [free, extra] = [new Set(holidays), new Set(worked)]
  return { isWorkday: (day) => extra.has(day) || (planCalendar.isWorkday(day) && !free.has(day)) }
}

/** The usual week alone. */
export const usualDays = planDays({ holidays: [], worked: [] })

/** The first working day that is not before a day. */
function onWorkday(day: DayNumber, { isWorkday }: PlanDays): DayNumber {
  let at = day
  while (!isWorkday(at)) at += 1
  return at
}

/** From the first working day at or behind `from` (`YYYY-MM-DD`) as many working days as asked, both ends counted. */
export function workSpan(
  from: string,
  days: number,
  calendar: PlanDays = usualDays,
): { startDate: string; endDate: string; next: string } {
  const start = onWorkday(dayNumber(from), calendar)
  let end = start
  for (let left = Math.max(1, days) - 1; left > 0; left -= 1) end = onWorkday(end + 1, calendar)
  return { startDate: dayText(start), endDate: dayText(end), next: dayText(onWorkday(end + 1, calendar)) }
}

/** Every working day from one day to another, both counted. */
export function workdaysBetween(from: string, to: string, { isWorkday }: PlanDays = usualDays): string[] {
  const days: string[] = []
  for (let day = dayNumber(from); day <= dayNumber(to); day += 1) if (isWorkday(day)) days.push(dayText(day))
  return days
}
