import { DateFormatter } from '@internationalized/date'
import { useMemo } from 'react'
import { dateLocaleOf } from '../Calendar/days.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import type { Text } from '../foundations/texts.ts'
import { periodTexts } from './MonthPicker.texts.ts'
import { type PeriodUnit, partsOf } from './periods.ts'

type PeriodTexts = { month: Text; quarter: Text; isPadded?: boolean }

/** How a period is called in the language of the interface: in its cell, aloud, and in the field. */
export const usePeriodTexts = (unit: PeriodUnit) => {
  const { t, locale } = useLocale()
  return useMemo(() => {
    const names = new DateFormatter(dateLocaleOf(locale), { month: 'short', timeZone: 'UTC' })
    // English calls a month by its name, Chinese and Vietnamese by its number.
    const monthOf = (month: number, isPadded = false): string => {
      if (locale === 'en') return names.format(new Date(Date.UTC(2026, month - 1, 15)))
      return isPadded ? String(month).padStart(2, '0') : String(month)
    }
    const say = (ordinal: number, { month, quarter, isPadded }: PeriodTexts): string => {
      const { year, part } = partsOf(ordinal, unit)
      if (unit === 'year') return String(year)
      if (unit === 'quarter') return t(quarter, { year, quarter: part })
      return t(month, { year, month: monthOf(part, isPadded) })
    }
    const { monthCell, monthName, monthValue, quarterCell, quarterValue } = periodTexts
    return {
      cell: (ordinal: number): string => say(ordinal, { month: monthCell, quarter: quarterCell }),
      /** What a screen reader says of a cell; holds the words of the cell. */
      name: (ordinal: number): string => say(ordinal, { month: monthName, quarter: quarterValue }),
      /** The period as the field shows it. */
      whole: (ordinal: number): string => say(ordinal, { month: monthValue, quarter: quarterValue, isPadded: true }),
    }
  }, [t, locale, unit])
}
