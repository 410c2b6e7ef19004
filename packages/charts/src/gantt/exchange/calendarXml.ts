import { dayNumber, dayText } from '@bip/contract/calendar'
import type { Plan } from '../model/Plan.ts'

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`

type Shift = { from: number; to: number }

const times = (shifts: readonly Shift[]): string =>
  `<WorkingTimes>${shifts.map(({ from, to }) => `<WorkingTime><FromTime>${clock(from)}</FromTime><ToTime>${clock(to)}</ToTime></WorkingTime>`).join('')}</WorkingTimes>`

/** The usual day of the office, as the format asks for one. */
const usual: readonly Shift[] = [
  { from: 8 * 60, to: 12 * 60 },
  { from: 13 * 60, to: 17 * 60 },
]

/** Days beyond the plan for which free days are told. */
const beyond = 366

/** The calendar of a plan: its week, and the days that differ from it as far as the plan reaches. */
export function calendarXml(plan: Plan): string {
  const { calendar } = plan
  const first = dayNumber(plan.input.start.slice(0, 10))
  // A Monday, so that the week can be read off.
  const monday = first - ((((first + 3) % 7) + 7) % 7)
  const spans = plan.tasks.map(({ key }) => plan.spanOf(key).finish)
  const last = Math.ceil(spans.reduce((max, one) => Math.max(max, one), first * 1440) / 1440) + beyond
  // Whether each weekday is worked, by the majority of the plan's weeks: a holiday does not make a free weekday.
  const isUsual = Array.from({ length: 7 }, (_, weekday) => {
    let worked = 0
    let count = 0
    for (let day = monday + weekday; day < last; day += 7) {
      worked += calendar.isWorkday(day) ? 1 : 0
      count += 1
    }
    return worked * 2 > count
  })
  const weekdays = isUsual.map((works, weekday) => {
    // The format counts from Sunday, which is 1.
    const type = ((weekday + 1) % 7) + 1
    return `<WeekDay><DayType>${type}</DayType><DayWorking>${works ? 1 : 0}</DayWorking>${works ? times(usual) : ''}</WeekDay>`
  })
  const exceptions: string[] = []
  for (let day = first; day < last; day += 1) {
    const works = calendar.isWorkday(day)
    if (works === isUsual[(((day + 3) % 7) + 7) % 7]) continue
    const text = dayText(day)
    exceptions.push(
      `<Exception><EnteredByOccurrences>0</EnteredByOccurrences><TimePeriod><FromDate>${text}T00:00:00</FromDate><ToDate>${text}T23:59:00</ToDate></TimePeriod><Occurrences>1</Occurrences><Type>1</Type><DayWorking>${works ? 1 : 0}</DayWorking>${works ? times(usual) : ''}</Exception>`,
    )
  }
  return `<Calendars><Calendar><UID>1</UID><Name>Standard</Name><IsBaseCalendar>1</IsBaseCalendar><WeekDays>${weekdays.join('')}</WeekDays>${exceptions.length > 0 ? `<Exceptions>${exceptions.join('')}</Exceptions>` : ''}</Calendar></Calendars>`
}
