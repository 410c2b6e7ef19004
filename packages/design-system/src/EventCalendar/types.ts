import type { StatusTone } from '../foundations/status.ts'

/** Something that happens on a day or takes some of them. */
export type CalendarEvent = {
  key: string
  title: string
  /** 'YYYY-MM-DD' for whole days, 'YYYY-MM-DDTHH:mm' for a time of the calendar's zone, or an ISO instant. */
  start: string
  /** The last day, which counts, or the time when it ends; default the same day, or an hour later. */
  end?: string
  /** Default 'accent'. */
  tone?: StatusTone | 'accent'
  /** Beside the title where there is room: a place, a person, an order. */
  note?: string
}

/** Where an event stands. */
export type EventPlace = 'month' | 'week' | 'list'

export type EventCalendarView = 'month' | 'week'
