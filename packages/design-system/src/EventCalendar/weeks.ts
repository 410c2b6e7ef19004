import { type CalendarDate, endOfMonth, endOfWeek, parseDate, startOfMonth, startOfWeek } from '@internationalized/date'
import type { DateRange } from '../Calendar/days.ts'
import type { EventCalendarView } from './types.ts'

const thursday = 4

/** The number of a week by ISO 8601: the week belongs to the year of its Thursday, whichever day it begins with here. */
export const weekNumberOf = (weekStart: CalendarDate): number => {
  const weekday = weekStart.toDate('UTC').getUTCDay()
  const middle = weekStart.add({ days: (thursday - weekday + 7) % 7 })
  return Math.floor(middle.compare(middle.set({ month: 1, day: 1 })) / 7) + 1
}

/** The days that a view shows around a day, both included; a month is filled up to whole weeks. */
export const rangeOf = (view: EventCalendarView, day: string, locale: string): DateRange => {
  const date = parseDate(day)
  const isMonth = view === 'month'
  return {
    start: startOfWeek(isMonth ? startOfMonth(date) : date, locale).toString(),
    end: endOfWeek(isMonth ? endOfMonth(date) : date, locale).toString(),
  }
}

/** The first days of the weeks in a range that begins with a week. */
export const weeksOf = ({ start, end }: DateRange): CalendarDate[] => {
  const first = parseDate(start)
  const count = Math.ceil((parseDate(end).compare(first) + 1) / 7)
  return Array.from({ length: count }, (_, week) => first.add({ weeks: week }))
}

/** The seven days from one on. */
export const daysOf = (weekStart: CalendarDate): CalendarDate[] =>
  Array.from({ length: 7 }, (_, day) => weekStart.add({ days: day }))
