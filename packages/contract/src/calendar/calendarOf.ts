import { type DayNumber, dayNumber, weekdayOf } from './day.ts'
import { type Hours, joinHours, noHours, readShifts, type Shift } from './hours.ts'
import { WorkingCalendar } from './WorkingCalendar.ts'

/** Days on which others hours hold than in a usual week: holidays, and Saturdays that are worked instead. */
export type CalendarException = {
  /** First day, `YYYY-MM-DD`. */
  from: string
  /** Last day. Default the first one. */
  to?: string
  /** What is worked; none on a holiday. */
  shifts: readonly Shift[]
  name?: string
}

export type CalendarSpec = {
  key: string
  /** Shifts of the seven weekdays, from Monday. A shift that passes midnight belongs to the day on which it begins. */
  week: readonly (readonly Shift[])[]
  /** Where two name the same day the later one holds. */
  exceptions?: readonly CalendarException[]
}

/** A longer run of days is a mistake in one of them. */
const maxDays = 3660

const daysOf = ({ from, to = from }: CalendarException): DayNumber[] => {
  const [first, last] = [dayNumber(from), dayNumber(to)]
  if (last < first || last - first > maxDays)
    throw new Error(`An exception goes from ${from} to ${to}; its last day must lie after its first one, within ten years.`)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

/** A calendar to reckon with. Throws where a day or time is none, a week has not seven days, or nothing is ever worked. */
export const calendarOf = ({ key, week, exceptions = [] }: CalendarSpec): WorkingCalendar => {
  if (week.length !== 7) throw new Error(`The calendar "${key}" has ${week.length} weekdays; give all seven, from Monday.`)
  const usual = week.map(readShifts)
  const special = new Map<DayNumber, { own: Hours; next: Hours }>()
  for (const exception of exceptions) {
    const hours = readShifts(exception.shifts)
    for (const day of daysOf(exception)) special.set(day, hours)
  }
  const none = { own: noHours, next: noHours }
  const shiftsOn = (day: DayNumber) => special.get(day) ?? usual[weekdayOf(day)] ?? none
  const hoursOn = (day: DayNumber): Hours => joinHours(shiftsOn(day).own, shiftsOn(day - 1).next)
  return new WorkingCalendar(
    key,
    // What a night shift takes of the next day comes from the day before, also on Monday.
    usual.map(({ own }, weekday) => joinHours(own, usual[(weekday + 6) % 7]?.next ?? noHours)),
    new Map([...special.keys()].flatMap((day) => [day, day + 1]).map((day) => [day, hoursOn(day)])),
  )
}

const day: readonly Shift[] = [
  ['08:00', '12:00'],
  ['13:00', '17:00'],
]

/** Monday to Friday, 08:00 to 12:00 and 13:00 to 17:00. */
export const standardCalendar: CalendarSpec = { key: 'standard', week: [day, day, day, day, day, [], []] }

/** The standard week with days that differ from it, `YYYY-MM-DD`: free ones, and weekend days that are worked instead. */
export const calendarWith = ({
  holidays,
  workedDays,
}: {
  holidays: readonly string[]
  workedDays: readonly string[]
}): CalendarSpec => ({
  ...standardCalendar,
  exceptions: [...holidays.map((from) => ({ from, shifts: [] })), ...workedDays.map((from) => ({ from, shifts: day }))],
})
