import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { CalendarRoot, Months } from './Calendar.styles.ts'
import { CalendarHead } from './CalendarHead.tsx'
import { calendarTexts } from './calendar.texts.ts'
import { dayOfKey } from './calendarKeys.ts'
import { addMonths, dateLocaleOf, endOfMonth, firstDay, lastDay, midnightOf, startOfMonth, toDay, todayIn } from './days.ts'
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
  /** IANA zone that says which day is today. Default: the browser's. */
  timeZone?: string
  /** Months side by side. Default 1. */
  months?: 1 | 2
  /** Takes the focus when it appears. Default false. */
  autoFocus?: boolean
}

const ordered = (a: string, b: string) => (a <= b ? { start: a, end: b } : { start: b, end: a })

/** The months of a calendar with their keyboard; what a pick means is for the caller to say. */
export const CalendarPanel = (props: CalendarPanelProps) => {
  const { label, start, end, anchor, onPick, min, max, isDateDisabled, timeZone, months = 1, autoFocus, ref, ...rest } = props
  const root = useObjectRef(ref)
  const { t, locale } = useLocale()
  const dateLocale = dateLocaleOf(locale)
  const today = todayIn(timeZone)
  const [first, last, begun] = [start, end, anchor].map(toDay)
  const given = last ?? first
  const [focused, setFocused] = useState(given ?? today)
  const [firstMonth, setFirstMonth] = useState(() => startOfMonth(addMonths(focused, 1 - months)))
  const [hovered, setHovered] = useState<string | null>(null)
  const wantsFocus = useRef(autoFocus)
  const lastMonth = addMonths(firstMonth, months - 1)

  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    root.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus()
  }, [focused, root])

  const show = (month: string): void => setFirstMonth(startOfMonth(month))
  /** Turns the pages; the day that Tab reaches comes along. */
  const turn = (by: number): void => {
    show(addMonths(firstMonth, by))
    setFocused(addMonths(focused, by))
  }
  const reveal = (day: string): void => {
    setFocused(day)
    if (day < firstMonth) show(day)
    else if (day > endOfMonth(lastMonth)) show(addMonths(day, 1 - months))
  }
  const moveTo = (day: string): void => {
    reveal(day)
    setHovered(day)
    wantsFocus.current = true
  }
  const follow = useEffectEvent((day: string | null | undefined) => {
    if (!day || focused === first || focused === last) return
    // The day with the focus may go with its month.
    wantsFocus.current = root.current?.querySelector('[data-date]:focus') != null
    reveal(day)
  })
  useEffect(() => follow(given), [given])
  const isBlocked = (day: string): boolean =>
    (min !== undefined && day < min) || (max !== undefined && day > max) || (isDateDisabled?.(day) ?? false)
  const pick = (day: string): void => {
    if (isBlocked(day)) return
    setFocused(day)
    onPick(day)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.target instanceof HTMLElement) || !event.target.dataset.date) return
    const target = dayOfKey(focused, event.key, event.shiftKey)
    if (!target) return
    event.preventDefault()
    moveTo(target)
  }

  const chosen = first || last ? { start: first ?? firstDay, end: last ?? lastDay } : null
  const range = begun ? ordered(begun, hovered ?? begun) : chosen
  const heading = useMemo(
    () => new Intl.DateTimeFormat(dateLocale, { year: 'numeric', month: 'long', timeZone: 'UTC' }),
    [dateLocale],
  )
  const shown = Array.from({ length: months }, (_, offset) => addMonths(firstMonth, offset))

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
            label: t(calendarTexts.previousYear),
            icon: <ChevronsLeft size={16} aria-hidden="true" />,
            onTurn: () => turn(-12),
          },
          {
            label: t(calendarTexts.previous),
            icon: <ChevronLeft size={16} aria-hidden="true" />,
            onTurn: () => turn(-1),
          },
        ]}
        ahead={[
          { label: t(calendarTexts.next), icon: <ChevronRight size={16} aria-hidden="true" />, onTurn: () => turn(1) },
          {
            label: t(calendarTexts.nextYear),
            icon: <ChevronsRight size={16} aria-hidden="true" />,
            onTurn: () => turn(12),
          },
        ]}
      >
        {shown.map((month) => (
          <span key={month}>{heading.format(midnightOf(month))}</span>
        ))}
      </CalendarHead>
      <Months>
        {shown.map((month) => (
          <MonthGrid
            key={month}
            month={month}
            locale={dateLocale}
            label={heading.format(midnightOf(month))}
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
