import { relativeTexts } from './relative.texts.ts'
import { type Locale, type Text, textIn } from './texts.ts'
/** A calendar date 'YYYY-MM-DD', an ISO instant, or a Date. */
export type DateInput = string | Date

export type FormatDateTimeOptions = {
  /** IANA zone; default: the browser's. */
  timeZone?: string
  /** Show seconds; default false. */
  seconds?: boolean
}

/** Everything that depends on the language of the interface. */
export type LocaleTools = {
  locale: Locale
  /** A component's own text in this language, its `{name}` places filled from params. */
  t: (text: Text, params?: Readonly<Record<string, string | number>>) => string
  /** Orders text as a reader of the language expects: pinyin in Chinese. */
  collator: Intl.Collator
  formatNumber: (value: number, options?: Intl.NumberFormatOptions) => string
  /** 2026-11-20 in Chinese, 20/11/2026 in Vietnamese, 20 Nov 2026 in English; what cannot be read as a date comes back as it is. */
  formatDate: (value: DateInput) => string
  /** The date as formatDate, then hours and minutes on 24 hours. */
  formatDateTime: (value: DateInput, options?: FormatDateTimeOptions) => string
  /** How long ago or ahead, in the largest fitting unit; `now` defaults to the clock. */
  formatRelative: (value: DateInput, now?: Date) => string
}

const calendarDate = /^(\d{4})-(\d{2})-(\d{2})$/

/** Intl speaks of the language; 'en' is British here so that 03/04 is never read as April 3rd. */
const intlLocale: Record<Locale, string> = { 'zh-CN': 'zh-CN', en: 'en-GB', vi: 'vi-VN' }

const collatorLocale: Record<Locale, string> = { 'zh-CN': 'zh-CN-u-co-pinyin', en: 'en', vi: 'vi' }

const relativeSteps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

const toInstant = (value: DateInput): Date | null => {
  const date = value instanceof Date ? value : new Date(calendarDate.test(value) ? `${value}T00:00:00Z` : value)
  return Number.isNaN(date.getTime()) ? null : date
}

/** Chinese sets figures apart from its words. */
const spaced = (text: string): string => text.replace(/(\d)(?=\p{Script=Han})/gu, '$1 ')

const dateOrder: Record<Locale, (year: string, month: string, day: string, monthName: () => string) => string> = {
  'zh-CN': (year, month, day) => `${year}-${month}-${day}`,
  vi: (year, month, day) => `${day}/${month}/${year}`,
  en: (year, _month, day, monthName) => `${Number(day)} ${monthName()} ${year}`,
}

/** Makes something when it is first asked for, and keeps it. */
const once = <T>(make: () => T): (() => T) => {
  let made: { it: T } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}

/** Builds the tools of one language; formatters are made when they are first used, as each costs milliseconds, and kept. */
export const createLocaleTools = (locale: Locale): LocaleTools => {
  const collator = once(() => new Intl.Collator(collatorLocale[locale], { numeric: true, sensitivity: 'base' }))
  const numbers = new Map<string, Intl.NumberFormat>()
  const clocks = new Map<string, Intl.DateTimeFormat>()
  const relative = once(() => new Intl.RelativeTimeFormat(intlLocale[locale], { numeric: 'auto' }))
  const months = once(() => new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }))

  const formatNumber: LocaleTools['formatNumber'] = (value, options = {}) => {
    const key = JSON.stringify(options)
    const known = numbers.get(key) ?? new Intl.NumberFormat(intlLocale[locale], options)
    numbers.set(key, known)
    return known.format(value)
  }

  const parts = (date: Date, timeZone: string | undefined): Record<string, string> => {
    const key = timeZone ?? ''
    const clock =
      clocks.get(key) ??
      new Intl.DateTimeFormat('en-GB', {
        timeZone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
        hourCycle: 'h23',
      })
    clocks.set(key, clock)
    return Object.fromEntries(clock.formatToParts(date).map(({ type, value }) => [type, value]))
  }

  const order = ({ year = '', month = '', day = '' }: Record<string, string>): string =>
    dateOrder[locale](year, month, day, () => months().format(Date.UTC(2026, Number(month) - 1, 1)))

  const formatDate: LocaleTools['formatDate'] = (value) => {
    const date = toInstant(value)
    if (!date) return String(value)
    return order(parts(date, typeof value === 'string' && calendarDate.test(value) ? 'UTC' : undefined))
  }

  const formatDateTime: LocaleTools['formatDateTime'] = (value, { timeZone, seconds = false } = {}) => {
    const date = toInstant(value)
    if (!date) return String(value)
    const found = parts(date, timeZone)
    return `${order(found)} ${found.hour}:${found.minute}${seconds ? `:${found.second}` : ''}`
  }

  const formatRelative: LocaleTools['formatRelative'] = (value, now = new Date()) => {
    const date = toInstant(value)
    if (!date) return String(value)
    const difference = (date.getTime() - now.getTime()) / 1000
    const step = relativeSteps.find(([, length]) => Math.abs(difference) >= length)
    return step ? spaced(relative().format(Math.trunc(difference / step[1]), step[0])) : textIn(locale, relativeTexts.now)
  }

  const t: LocaleTools['t'] = (text, params) => textIn(locale, text, params)

  return {
    locale,
    t,
    get collator() {
      return collator()
    },
    formatNumber,
    formatDate,
    formatDateTime,
    formatRelative,
  }
}
