import { getLocalTimeZone } from '@internationalized/date'
import type { ComponentPropsWithRef } from 'react'
import { dateTexts } from '../Calendar/date.texts.ts'
import { type DateRange, todayIn } from '../Calendar/days.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Shortcuts } from './DateRangePicker.styles.ts'
import { type DateRangeShortcut, defaultShortcuts } from './shortcuts.ts'

export type DateRangeShortcutsProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> & {
  /** Two days 'YYYY-MM-DD', both included; null for no bounds. */
  value: DateRange | null
  onChange: (value: DateRange | null) => void
  /** Ranges by name. Default: today, yesterday, last 7 days, all. */
  shortcuts?: readonly DateRangeShortcut[]
  /** IANA zone that says which day is today. Default: the browser's. */
  timeZone?: string
  /** Default 'horizontal'. */
  orientation?: 'horizontal' | 'vertical'
}

/** Ranges by name, one press each; the one in force is marked. */
export const DateRangeShortcuts = (props: DateRangeShortcutsProps) => {
  const { value, onChange, shortcuts, timeZone = getLocalTimeZone(), orientation = 'horizontal', ...rest } = props
  const { t } = useLocale()
  const today = todayIn(timeZone)
  return (
    <Shortcuts role="group" aria-label={t(dateTexts.shortcuts)} {...rest} data-orientation={orientation}>
      {(shortcuts ?? defaultShortcuts(t)).map(({ key, label, range }) => {
        const days = range(today)
        return (
          <button
            key={key}
            type="button"
            aria-pressed={value?.start === days?.start && value?.end === days?.end}
            onClick={() => onChange(days)}
          >
            {label}
          </button>
        )
      })}
    </Shortcuts>
  )
}
