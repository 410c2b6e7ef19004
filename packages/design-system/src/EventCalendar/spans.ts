import { parseAbsolute, parseDate } from '@internationalized/date'
import { warnProp } from '../foundations/warnProp.ts'
import type { CalendarEvent } from './types.ts'

/** An event in whole days and minutes of the calendar's zone. */
export type EventSpan = {
  event: CalendarEvent
  /** First and last day, 'YYYY-MM-DD', both included. */
  first: string
  last: string
  /** Minutes from midnight of the first and of the last day; null for whole days. */
  from: number | null
  to: number | null
}

export const dayMinutes = 1440

const pattern = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2}))?/
const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/

type Moment = { day: string; minute: number | null }

/** Null for what is no date. */
const readMoment = (text: string, timeZone: string): Moment | null => {
  try {
    if (text.includes('T') && zoned.test(text)) {
      const { year, month, day, hour, minute } = parseAbsolute(text, timeZone)
      return { day: [year, two(month), two(day)].join('-'), minute: hour * 60 + minute }
    }
    const [, day, hour, minute] = pattern.exec(text) ?? []
    if (!day) return null
    // Throws for a day that does not exist.
    parseDate(day)
    return { day, minute: hour === undefined ? null : Number(hour) * 60 + Number(minute) }
  } catch {
    return null
  }
}

const two = (value: number): string => String(value).padStart(2, '0')

/** How many days lie between two days; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number => parseDate(to).compare(parseDate(from))

const endOf = (start: Moment, end: Moment | null): Moment => {
  if (start.minute === null) return { day: end?.day ?? start.day, minute: null }
  if (end === null) return { day: start.day, minute: Math.min(dayMinutes, start.minute + 60) }
  // A day without a time means all of that day.
  if (end.minute === null) return { day: end.day, minute: dayMinutes }
  // Midnight belongs to the day that ends with it.
  if (end.minute === 0 && end.day > start.day)
    return { day: parseDate(end.day).subtract({ days: 1 }).toString(), minute: dayMinutes }
  return end
}

/** Reads the events; what has no readable start is left out and told in development. */
export const spansOf = (events: readonly CalendarEvent[], timeZone: string): EventSpan[] =>
  events.flatMap((event) => {
    const start = readMoment(event.start, timeZone)
    if (!start) {
      warnProp(
        'EventCalendar',
        'events',
        `has an event "${event.key}" with the start "${event.start}", which is no date; it is left out`,
      )
      return []
    }
    const end = endOf(start, event.end ? readMoment(event.end, timeZone) : null)
    const isReversed = end.day < start.day || (end.day === start.day && (end.minute ?? dayMinutes) < (start.minute ?? 0))
    if (isReversed)
      warnProp('EventCalendar', 'events', `has an event "${event.key}" that ends before it starts; it is shown on its first day`)
    const last = isReversed ? start.day : end.day
    const to = start.minute === null ? null : isReversed ? Math.min(dayMinutes, start.minute + 60) : end.minute
    return [{ event, first: start.day, last, from: start.minute, to }]
  })

/** Whether any of it falls on that day. */
export const isOn = ({ first, last }: EventSpan, day: string): boolean => first <= day && day <= last

/** Whether it stands above the hours: whole days, or a day and longer. */
export const isLong = ({ first, last, from, to }: EventSpan): boolean =>
  from === null || to === null || daysBetween(first, last) * dayMinutes + to - from >= dayMinutes

/** In the order of reading: what began first, then the longer, then whole days before times. */
export const bySpan = (a: EventSpan, b: EventSpan): number =>
  a.first.localeCompare(b.first) ||
  b.last.localeCompare(a.last) ||
  (a.from ?? -1) - (b.from ?? -1) ||
  (b.to ?? dayMinutes) - (a.to ?? dayMinutes)

/** '09:05' of minutes from midnight. */
export const clock = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
