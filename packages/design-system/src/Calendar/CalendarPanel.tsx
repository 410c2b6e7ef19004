import { CalendarDate, DateFormatter, endOfMonth, parseDate, startOfMonth } from '@internationalized/date'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { CalendarRoot, Months } from './Calendar.styles.ts'
import { CalendarHead } from './CalendarHead.tsx'
import { dayOfKey } from './calendarKeys.ts'
import { dateTexts } from './date.texts.ts'
import { dateLocaleOf, toCalendarDay, todayIn } from './dates.ts'
import { MonthGrid } from './MonthGrid.tsx'

type RootProps = Omit<ComponentProps<'div'>, 'autoFocus' | 'children' | 'defaultValue' | 'onChange' | 'role'>

export type CalendarPanelProps = RootProps & {
  label: string
  /** First and last chosen day, 'YYYY-MM-DD'; the same for a single day. Where only one is given, all days after or before it are chosen. */
  start: string | null
  end: string | null
  /** The first day of a range whose last day is being chosen: the days up to the pointer are marked. */
  anchor?: string | null
  onPick: (date: string) => void
  /** First day that may be chosen, 'YYYY-MM-DD'. */
  min?: string
  /** Last day that may be chosen, 'YYYY-MM-DD'. */
  max?: string
  /** Days that may not be chosen, such as holidays. */
  isDateDisabled?: (date: string) => boolean
  /** Zone that says which day is today. */
  timeZone: string
  /** Months side by side. Default 1. */
  months?: 1 | 2
  /** Takes the focus when it appears. Default false. */
  autoFocus?: boolean
}

const [firstOfAll, lastOfAll] = [new CalendarDate(1, 1, 1), new CalendarDate(9999, 12, 31)]

const ordered = (a: CalendarDate, b: CalendarDate) => (a.compare(b) <= 0 ? { start: a, end: b } : { start: b, end: a })

/** The months of a calendar with their keyboard; what a pick means is for the caller to say. */
export const CalendarPanel = (props: CalendarPanelProps) => {
  const { label, start, end, anchor, onPick, min, max, isDateDisabled, timeZone, months = 1, autoFocus, ref, ...rest } = props
  const root = useObjectRef(ref)
  const { t, locale } = useLocale()
  const dateLocale = dateLocaleOf(locale)
  const today = parseDate(todayIn(timeZone))
  const [focused, setFocused] = useState(() => toCalendarDay(end ?? start) ?? today)
  const [firstMonth, setFirstMonth] = useState(() => startOfMonth(months === 2 ? focused.subtract({ months: 1 }) : focused))
  const [hovered, setHovered] = useState<CalendarDate | null>(null)
  const wantsFocus = useRef(autoFocus)
  const lastMonth = firstMonth.add({ months: months - 1 })

  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    root.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus()
  }, [focused, root])

  const show = (month: CalendarDate): void => setFirstMonth(startOfMonth(month))
  /** Turns the pages; the day that Tab reaches comes along. */
  const turn = (by: { months?: number; years?: number }): void => {
    show(firstMonth.add(by))
    setFocused(focused.add(by))
  }
  const moveTo = (date: CalendarDate): void => {
    setFocused(date)
    setHovered(date)
    wantsFocus.current = true
    if (date.compare(firstMonth) < 0) show(date)
    else if (date.compare(endOfMonth(lastMonth)) > 0) show(date.subtract({ months: months - 1 }))
  }
  const isBlocked = (date: CalendarDate): boolean => {
    const day = date.toString()
    return (min !== undefined && day < min) || (max !== undefined && day > max) || (isDateDisabled?.(day) ?? false)
  }
  const pick = (date: CalendarDate): void => {
    if (isBlocked(date)) return
    setFocused(date)
    onPick(date.toString())
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.target instanceof HTMLElement) || !event.target.dataset.date) return
    const target = dayOfKey(focused, event.key, event.shiftKey, dateLocale)
    if (!target) return
    event.preventDefault()
    moveTo(target)
  }

  const [first, last, begun] = [start, end, anchor].map(toCalendarDay)
  const chosen = first || last ? { start: first ?? firstOfAll, end: last ?? lastOfAll } : null
  const range = begun ? ordered(begun, hovered ?? begun) : chosen
  const heading = new DateFormatter(dateLocale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const shown = Array.from({ length: months }, (_, offset) => firstMonth.add({ months: offset }))

  return (
    <CalendarRoot
      {...rest}
      ref={root}
      role="group"
      aria-label={label}
      onKeyDown={(event) => {
        onKeyDown(event)
        rest.onKeyDown?.(event)
      }}
    >
      <CalendarHead
        back={[
          {
            label: t(dateTexts.previousYear),
            icon: <ChevronsLeft size={16} aria-hidden="true" />,
            onTurn: () => turn({ years: -1 }),
          },
          {
            label: t(dateTexts.previous),
            icon: <ChevronLeft size={16} aria-hidden="true" />,
            onTurn: () => turn({ months: -1 }),
          },
        ]}
        ahead={[
          { label: t(dateTexts.next), icon: <ChevronRight size={16} aria-hidden="true" />, onTurn: () => turn({ months: 1 }) },
          {
            label: t(dateTexts.nextYear),
            icon: <ChevronsRight size={16} aria-hidden="true" />,
            onTurn: () => turn({ years: 1 }),
          },
        ]}
      >
        {shown.map((month) => (
          <span key={month.toString()}>{heading.format(month.toDate('UTC'))}</span>
        ))}
      </CalendarHead>
      <Months>
        {shown.map((month) => (
          <MonthGrid
            key={month.toString()}
            month={month}
            locale={dateLocale}
            label={heading.format(month.toDate('UTC'))}
            today={today}
            focused={focused}
            range={range}
            isBlocked={isBlocked}
            onPick={pick}
            onHover={setHovered}
          />
        ))}
      </Months>
    </CalendarRoot>
  )
}
