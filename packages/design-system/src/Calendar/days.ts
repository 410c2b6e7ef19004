/** Days 'YYYY-MM-DD' without a library, counted as a calendar does. Texts of that form stand in the order of their days. */
import type { Locale } from '../foundations/texts.ts'

/** Two days 'YYYY-MM-DD', both included. */
export type DateRange = { start: string; end: string }

export const firstDay = '0001-01-01'
export const lastDay = '9999-12-31'

/** English is British here, as everywhere in the interface, so that 03/04 is never the 4th of March. */
const dateLocales: Record<Locale, string> = { 'zh-CN': 'zh-CN', en: 'en-GB', vi: 'vi-VN' }

/** The locale whose order of day, month and year and whose first weekday the dates follow. */
export const dateLocaleOf = (locale: Locale): string => dateLocales[locale]

/** Midnight of a day in UTC, for formatters of that zone. */
export const midnightOf = (day: string): Date => new Date(`${day.slice(0, 10)}T00:00:00Z`)

const write = (date: Date): string => {
  const year = date.getUTCFullYear()
  if (year < 1) return firstDay
  return year > 9999 ? lastDay : date.toISOString().slice(0, 10)
}

/** The day that a text begins with; null for none, and for what is no day, 31 February too. */
export const toDay = (text: string | null | undefined): string | null => {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text ?? '') ?? []
  const date = midnightOf(day ?? '')
  return day === undefined || Number.isNaN(date.getTime()) || write(date) !== day ? null : day
}

/** Today in that IANA zone; default the browser's. */
export const todayIn = (timeZone?: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date())

/** The day so many days after (or before) another. */
export const addDays = (day: string, days: number): string => write(new Date(midnightOf(day).getTime() + days * 86_400_000))

/** The same day so many months after (or before), or the last one of a shorter month. */
export const addMonths = (day: string, months: number): string => {
  const date = midnightOf(day)
  const dayOfMonth = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0)
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()))
  return write(date)
}

export const startOfMonth = (day: string): string => `${day.slice(0, 8)}01`

export const endOfMonth = (day: string): string => {
  const date = midnightOf(day)
  date.setUTCMonth(date.getUTCMonth() + 1, 0)
  return write(date)
}

/** From 0; weeks begin on Monday in each of the three languages. */
export const weekdayOf = (day: string): number => (midnightOf(day).getUTCDay() + 6) % 7

export const startOfWeek = (day: string): string => addDays(day, -weekdayOf(day))
