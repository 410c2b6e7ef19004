import { CalendarDate, GregorianCalendar, parseDate, today } from '@internationalized/date'
import type { Locale } from '../foundations/texts.ts'

/** Two days 'YYYY-MM-DD', both included. */
export type DateRange = { start: string; end: string }

/** English is British here, as everywhere in the interface, so that 03/04 is never the 4th of March. */
const dateLocales: Record<Locale, string> = { 'zh-CN': 'zh-CN', en: 'en-GB', vi: 'vi-VN' }

/** The locale whose order of day, month and year and whose first weekday the dates follow. */
export const dateLocaleOf = (locale: Locale): string => dateLocales[locale]

/** All dates are Gregorian; the other calendars stay out of the bundle. */
export const createCalendar = (): GregorianCalendar => new GregorianCalendar()

/** The day behind 'YYYY-MM-DD'; null for null and for what is no date. */
export const toCalendarDay = (value: string | null | undefined): CalendarDate | null => {
  if (!value) return null
  try {
    return parseDate(value.slice(0, 10))
  } catch {
    return null
  }
}

/** Today in that zone, as 'YYYY-MM-DD'. */
export const todayIn = (timeZone: string): string => today(timeZone).toString()

/** The day so many days after (or before) another. */
export const addDays = (date: string, days: number): string => parseDate(date).add({ days }).toString()

const yearFirst = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?!\d)/
const compact = /^(\d{4})(\d{2})(\d{2})$/
const dayFirst = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4})$/

/** Reads a pasted date: 2026-11-20, 2026/11/20, 2026年11月20日, 20261120, 20/11/2026. Null for anything else. */
export const readDate = (text: string): CalendarDate | null => {
  const trimmed = text.trim()
  const found = yearFirst.exec(trimmed) ?? compact.exec(trimmed)
  const turned = found ? null : dayFirst.exec(trimmed)
  const [year, month, day] = found ? found.slice(1, 4).map(Number) : turned ? turned.slice(1, 4).map(Number).reverse() : []
  if (!year || !month || !day) return null
  const date = new CalendarDate(year, month, day)
  // The constructor moves 31 February to a day that exists; that is not what was pasted.
  return date.month === month && date.day === day ? date : null
}
