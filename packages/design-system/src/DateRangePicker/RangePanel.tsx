import { useState } from 'react'
import { CalendarPanel } from '../Calendar/CalendarPanel.tsx'
import { dateTexts } from '../Calendar/date.texts.ts'
import { type DateRange, todayIn } from '../Calendar/dates.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { PickHint, RangePopup, Shortcuts } from './DateRangePicker.styles.ts'
import type { DateRangeShortcut } from './shortcuts.ts'

type RangePanelProps = {
  label: string
  range: DateRange | null
  onChange: (range: DateRange | null) => void
  shortcuts: readonly DateRangeShortcut[]
  months: 1 | 2
  timeZone: string
  min?: string
  max?: string
}

/** Shortcuts beside a calendar in which two picks make a range, in either order. */
export const RangePanel = ({ label, range, onChange, shortcuts, months, timeZone, min, max }: RangePanelProps) => {
  const { t } = useLocale()
  const [anchor, setAnchor] = useState<string | null>(null)
  const today = todayIn(timeZone)

  const pick = (date: string): void => {
    if (!anchor) setAnchor(date)
    else onChange(date < anchor ? { start: date, end: anchor } : { start: anchor, end: date })
  }
  const isSame = (other: DateRange | null): boolean => range?.start === other?.start && range?.end === other?.end

  return (
    <RangePopup>
      {shortcuts.length > 0 && (
        <Shortcuts role="group" aria-label={t(dateTexts.shortcuts)}>
          {shortcuts.map((shortcut) => (
            <button
              key={shortcut.key}
              type="button"
              aria-pressed={isSame(shortcut.range(today))}
              onClick={() => onChange(shortcut.range(today))}
            >
              {shortcut.label}
            </button>
          ))}
        </Shortcuts>
      )}
      <div>
        <CalendarPanel
          label={label}
          start={range?.start ?? null}
          end={range?.end ?? null}
          anchor={anchor}
          min={min}
          max={max}
          timeZone={timeZone}
          months={months}
          onPick={pick}
          autoFocus
        />
        <PickHint role="status">{anchor ? t(dateTexts.pickEnd) : ''}</PickHint>
      </div>
    </RangePopup>
  )
}
