import type { CalendarDate } from '@internationalized/date'
import type { ReactNode } from 'react'
import type { DateRange } from '../Calendar/days.ts'
import type { EventBarBehaviour } from './EventBar.tsx'
import type { EventSpan } from './spans.ts'

/** What both views are given. */
export type ViewProps = EventBarBehaviour & {
  spans: readonly EventSpan[]
  /** The day that Tab reaches. */
  date: CalendarDate
  /** The days that are seen. */
  range: DateRange
  /** 'YYYY-MM-DD'. */
  today: string
  /** Minutes from midnight. */
  nowMinute: number
  /** Locale of the names and of the first weekday. */
  dateLocale: string
  /** Name of the grid. */
  label: string
  hasWeekNumbers: boolean
  /** The first hour in sight of a week. */
  startHour: number
  onDateChange: (date: CalendarDate) => void
  onCreate?: (start: string) => void
  renderDay?: (date: string) => ReactNode
}
