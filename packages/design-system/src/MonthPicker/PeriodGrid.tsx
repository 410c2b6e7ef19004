import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Day } from '../Calendar/Calendar.styles.ts'
import { CalendarHead } from '../Calendar/CalendarHead.tsx'
import { calendarTexts } from '../Calendar/calendar.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { PeriodRoot, PeriodTable } from './MonthPicker.styles.ts'
import { periodTexts } from './MonthPicker.texts.ts'
import { type PeriodUnit, periodsInYear } from './periods.ts'
import { usePeriodTexts } from './usePeriodTexts.ts'

type PeriodGridProps = {
  label: string
  unit: PeriodUnit
  /** Places of the chosen period and of the one that is now, as in `toOrdinal`. */
  chosen: number | null
  current: number
  isBlocked: (ordinal: number) => boolean
  onPick: (ordinal: number) => void
}

/** How many periods a page shows: a year, or twelve years. */
const pageSizes = { month: 12, quarter: 4, year: 12 } as const satisfies Record<PeriodUnit, number>
const columns = { month: 3, quarter: 2, year: 3 } as const satisfies Record<PeriodUnit, number>

/** Where a key leads from a period; undefined for other keys. */
const ordinalOfKey = (key: string, from: number, unit: PeriodUnit): number | undefined => {
  const [page, wide] = [pageSizes[unit], columns[unit]]
  const first = from - (from % page)
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - wide,
    ArrowDown: from + wide,
    PageUp: from - page,
    PageDown: from + page,
    Home: first,
    End: first + page - 1,
  }
  return targets[key]
}

/** The periods of a page as a grid with the keyboard of a calendar; takes the focus when it appears. */
export const PeriodGrid = ({ label, unit, chosen, current, isBlocked, onPick }: PeriodGridProps) => {
  const { t } = useLocale()
  const texts = usePeriodTexts(unit)
  const [focused, setFocused] = useState(chosen ?? current)
  const root = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(true)
  const page = pageSizes[unit]
  const first = focused - (focused % page)
  const year = Math.floor(first / periodsInYear[unit])
  const heading = unit === 'year' ? `${year} – ${year + page - 1}` : String(year)
  const rows = Array.from({ length: page / columns[unit] }, (_, row) => first + row * columns[unit])

  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    root.current?.querySelector<HTMLElement>(`[data-period="${focused}"]`)?.focus()
  }, [focused])

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.target instanceof HTMLElement) || !event.target.dataset.period) return
    const target = ordinalOfKey(event.key, focused, unit)
    if (target === undefined) return
    event.preventDefault()
    wantsFocus.current = true
    setFocused(target)
  }
  const [back, ahead] =
    unit === 'year' ? [periodTexts.earlierYears, periodTexts.laterYears] : [calendarTexts.previousYear, calendarTexts.nextYear]

  return (
    <PeriodRoot ref={root} role="group" aria-label={label} onKeyDown={onKeyDown}>
      <CalendarHead
        back={[{ label: t(back), icon: <ChevronLeft size={16} aria-hidden="true" />, onTurn: () => setFocused(focused - page) }]}
        ahead={[
          { label: t(ahead), icon: <ChevronRight size={16} aria-hidden="true" />, onTurn: () => setFocused(focused + page) },
        ]}
      >
        <span>{heading}</span>
      </CalendarHead>
      <PeriodTable role="grid" aria-label={heading}>
        <tbody>
          {rows.map((start) => (
            <tr key={start}>
              {Array.from({ length: columns[unit] }, (_, column) => start + column).map((ordinal) => (
                <td key={ordinal}>
                  <Day
                    type="button"
                    tabIndex={ordinal === focused ? 0 : -1}
                    aria-label={texts.name(ordinal)}
                    aria-pressed={ordinal === chosen}
                    aria-current={ordinal === current ? 'date' : undefined}
                    aria-disabled={isBlocked(ordinal) || undefined}
                    data-period={ordinal}
                    data-selected={ordinal === chosen || undefined}
                    onClick={() => {
                      setFocused(ordinal)
                      if (!isBlocked(ordinal)) onPick(ordinal)
                    }}
                  >
                    {texts.cell(ordinal)}
                  </Day>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PeriodTable>
    </PeriodRoot>
  )
}
