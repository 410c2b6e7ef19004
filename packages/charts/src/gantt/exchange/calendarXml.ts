import {
  type CalendarSpec,
  calendarOf,
  type DayNumber,
  dayLength,
  dayNumber,
  dayText,
  type Hours,
  standardCalendar,
} from '@bip/contract/calendar'
import type { PlanInput } from '../model/types.ts'
import { xmlText } from './xmlText.ts'

/** What a file needs to speak of the calendars of a plan. */
export type CalendarNumbers = {
  /** Uid of the calendar of the plan. */
  ofPlan: number
  /** Uid of a calendar by its key. */
  byKey: ReadonlyMap<string, number>
  /** Uid of the calendar of a resource that has one of its own, by the key of the resource. */
  byResource: ReadonlyMap<string, number>
}

const two = (value: number): string => String(value).padStart(2, '0')

/** The end of a day is written as its midnight. */
const clock = (minute: number): string => `${two(Math.floor((minute % dayLength) / 60))}:${two(minute % 60)}:00`

const times = ({ spans }: Hours): string =>
  spans.length === 0
    ? ''
    : `<WorkingTimes>${spans
        .flatMap((from, at) =>
          at % 2
            ? []
            : [`<WorkingTime><FromTime>${clock(from)}</FromTime><ToTime>${clock(spans[at + 1] ?? from)}</ToTime></WorkingTime>`],
        )
        .join('')}</WorkingTimes>`

const workOf = (hours: Hours): string => `<DayWorking>${hours.total > 0 ? 1 : 0}</DayWorking>${times(hours)}`

const isSame = (one: Hours, other: Hours): boolean => one.spans.join() === other.spans.join()

type Run = { from: DayNumber; to: DayNumber; hours: Hours; name: string }

/** Runs of days that differ from the usual week in one way; what a night shift takes of the next day counts there. */
function runsOf(spec: CalendarSpec): Run[] {
  const [usual, real] = [calendarOf({ key: spec.key, week: spec.week }), calendarOf(spec)]
  const names = new Map<DayNumber, string>()
  for (const { from, to = from, name = '' } of spec.exceptions ?? [])
    for (let day = dayNumber(from); day <= dayNumber(to); day += 1) names.set(day, name)
  const days = new Set([...names.keys()].flatMap((day) => [day, day + 1]))
  const runs: Run[] = []
  for (const day of [...days].sort((a, b) => a - b)) {
    const [hours, name, last] = [real.hoursOn(day), names.get(day) ?? '', runs.at(-1)]
    const isNext = last?.to === day - 1 && last.name === name && isSame(last.hours, hours)
    const differs = !isSame(hours, usual.hoursOn(day))
    // A weekend within a holiday goes on with it.
    if (isNext && last && (differs || names.has(day))) last.to = day
    else if (differs) runs.push({ from: day, to: day, hours, name })
  }
  return runs
}

/** A Monday, from which a week is read. */
const monday = dayNumber('2026-01-05')

function baseXml(spec: CalendarSpec, uid: number): string {
  const usual = calendarOf({ key: spec.key, week: spec.week })
  const weekdays = Array.from({ length: 7 }, (_, weekday) => {
    // The format counts from Sunday, which is 1.
    const type = ((weekday + 1) % 7) + 1
    return `<WeekDay><DayType>${type}</DayType>${workOf(usual.hoursOn(monday + weekday))}</WeekDay>`
  })
  const exceptions = runsOf(spec).map(
    ({ from, to, hours, name }) =>
      `<Exception><EnteredByOccurrences>0</EnteredByOccurrences><TimePeriod><FromDate>${dayText(from)}T00:00:00</FromDate><ToDate>${dayText(to)}T23:59:00</ToDate></TimePeriod><Occurrences>${to - from + 1}</Occurrences><Name>${xmlText(name)}</Name><Type>1</Type>${workOf(hours)}</Exception>`,
  )
  return `<Calendar><UID>${uid}</UID><Name>${xmlText(spec.key)}</Name><IsBaseCalendar>1</IsBaseCalendar><BaseCalendarUID>-1</BaseCalendarUID><WeekDays>${weekdays.join('')}</WeekDays>${exceptions.length > 0 ? `<Exceptions>${exceptions.join('')}</Exceptions>` : ''}</Calendar>`
}

/** The calendars of a plan with their exceptions, and one for each resource that does not work by that of the plan. */
export function calendarsXml({ calendars = [], calendar, resources = [] }: PlanInput): { xml: string; numbers: CalendarNumbers } {
  const specs = calendars.length > 0 ? calendars : [standardCalendar]
  const byKey = new Map(specs.map(({ key }, at) => [key, at + 1]))
  const ofPlan = byKey.get(calendar ?? '') ?? 1
  const owned = resources.filter(({ calendar: own }) => own !== undefined && byKey.has(own))
  const byResource = new Map(owned.map(({ key }, at) => [key, specs.length + at + 1]))
  const derived = owned.map(
    ({ key, name, calendar: own }) =>
      `<Calendar><UID>${byResource.get(key)}</UID><Name>${xmlText(name)}</Name><IsBaseCalendar>0</IsBaseCalendar><BaseCalendarUID>${byKey.get(own ?? '')}</BaseCalendarUID></Calendar>`,
  )
  const xml = `<Calendars>${specs.map((spec, at) => baseXml(spec, at + 1)).join('\n')}${derived.join('\n')}</Calendars>`
  return { xml, numbers: { ofPlan, byKey, byResource } }
}
