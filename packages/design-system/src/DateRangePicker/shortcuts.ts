import { dateTexts } from '../Calendar/date.texts.ts'
import type { DateRange } from '../Calendar/days.ts'
import { addDays } from '../Calendar/days.ts'
import type { LocaleTools } from '../foundations/locale.ts'

/** A range that is chosen by its name. */
export type DateRangeShortcut = {
  key: string
  label: string
  /** The range, given today as 'YYYY-MM-DD'; null for no bounds. */
  range: (today: string) => DateRange | null
}

/** Today, yesterday, the last seven days, all. */
export const defaultShortcuts = (t: LocaleTools['t']): DateRangeShortcut[] => [
  { key: 'today', label: t(dateTexts.today), range: (today) => ({ start: today, end: today }) },
  { key: 'yesterday', label: t(dateTexts.yesterday), range: (today) => ({ start: addDays(today, -1), end: addDays(today, -1) }) },
  { key: 'last7Days', label: t(dateTexts.last7Days), range: (today) => ({ start: addDays(today, -6), end: today }) },
  { key: 'all', label: t(dateTexts.all), range: () => null },
]
