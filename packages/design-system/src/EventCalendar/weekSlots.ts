import { type CalendarDate, endOfWeek, startOfWeek } from '@internationalized/date'
import { layoutDay } from './dayLayout.ts'
import { bySpan, clock, type EventSpan, isOn } from './spans.ts'

/** The row above the hours. */
export const allDay = -1

/** An hour of a day, or its whole. */
export type Slot = { date: CalendarDate; hour: number }

/** Where a key leads from a slot; undefined for other keys. */
export const slotOfKey = ({ date, hour }: Slot, key: string, locale: string): Slot | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return { date: date.subtract({ days: 1 }), hour }
    case 'ArrowRight':
      return { date: date.add({ days: 1 }), hour }
    case 'ArrowUp':
      return { date, hour: Math.max(allDay, hour - 1) }
    case 'ArrowDown':
      return { date, hour: Math.min(23, hour + 1) }
    case 'PageUp':
      return { date: date.subtract({ weeks: 1 }), hour }
    case 'PageDown':
      return { date: date.add({ weeks: 1 }), hour }
    case 'Home':
      return { date: startOfWeek(date, locale), hour }
    case 'End':
      return { date: endOfWeek(date, locale), hour }
    default:
      return undefined
  }
}

/** When an event begins that is made in a slot. */
export const startOf = (day: string, hour: number): string => (hour === allDay ? day : `${day}T${clock(hour * 60)}`)

/** Spans that last for whole days, and those within one. */
export type WeekSpans = { long: readonly EventSpan[]; timed: readonly EventSpan[] }

/** What lies in a slot. */
export const spansIn = ({ long, timed }: WeekSpans, day: string, hour: number): EventSpan[] =>
  hour === allDay
    ? long.filter((span) => isOn(span, day)).sort(bySpan)
    : layoutDay(timed, day)
        .filter(({ from, to }) => from < (hour + 1) * 60 && to > hour * 60)
        .map(({ span }) => span)
