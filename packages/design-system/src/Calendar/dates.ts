import { type CalendarDate, GregorianCalendar, parseDate, today } from '@internationalized/date'
import type { Locale } from '../foundations/texts.ts'
import { readDay } from './dayText.ts'
import { withMonthNumber } from './monthNames.ts'

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

/** Reads a pasted date in any of the ways that `readDay` knows, and as the interface writes it in English. Null for anything else. */
export const readDate = (text: string): CalendarDate | null => toCalendarDay(readDay(text) ?? readDay(withMonthNumber(text)))
