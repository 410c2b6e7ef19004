import { useState } from 'react'
import { CalendarPanel } from '../Calendar/CalendarPanel.tsx'
import { dateTexts } from '../Calendar/date.texts.ts'
import type { DateRange } from '../Calendar/days.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { PickHint, RangePopup } from './DateRangePicker.styles.ts'
import { DateRangeShortcuts } from './DateRangeShortcuts.tsx'
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

  const pick = (date: string): void => {
    if (!anchor) setAnchor(date)
    else onChange(date < anchor ? { start: date, end: anchor } : { start: anchor, end: date })
  }

  return (
    <RangePopup>
      {shortcuts.length > 0 && (
        <DateRangeShortcuts value={range} onChange={onChange} shortcuts={shortcuts} timeZone={timeZone} orientation="vertical" />
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
