import {
  type CalendarDate,
  DateFormatter,
  getWeeksInMonth,
  isSameMonth,
  startOfMonth,
  startOfWeek,
} from '@internationalized/date'
import { useMemo } from 'react'
import { Day, Grid } from './Calendar.styles.ts'

export type MonthGridProps = {
  month: CalendarDate
  /** Locale of the names and of the first weekday. */
  locale: string
  label: string
  today: CalendarDate
  /** The day that takes the focus by Tab. */
  focused: CalendarDate
  /** First and last chosen day. */
  range: { start: CalendarDate; end: CalendarDate } | null
  isBlocked: (date: CalendarDate) => boolean
  onPick: (date: CalendarDate) => void
  onHover: (date: CalendarDate) => void
}

const daysOfWeek = [0, 1, 2, 3, 4, 5, 6]

/** The days of one month, as a grid. */
export const MonthGrid = ({ month, locale, label, today, focused, range, isBlocked, onPick, onHover }: MonthGridProps) => {
  const names = useMemo(
    () => ({
      weekday: new DateFormatter(locale, { weekday: 'narrow', timeZone: 'UTC' }),
      fullWeekday: new DateFormatter(locale, { weekday: 'long', timeZone: 'UTC' }),
      day: new DateFormatter(locale, { dateStyle: 'full', timeZone: 'UTC' }),
    }),
    [locale],
  )
  const first = startOfWeek(startOfMonth(month), locale)
  const weeks = Array.from({ length: getWeeksInMonth(month, locale) }, (_, week) => first.add({ weeks: week }))

  return (
    <Grid role="grid" aria-label={label}>
      <thead>
        <tr>
          {daysOfWeek.map((day) => {
            const date = first.add({ days: day }).toDate('UTC')
            return (
              <th key={day} scope="col" abbr={names.fullWeekday.format(date)}>
                {names.weekday.format(date)}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.toString()}>
            {daysOfWeek.map((day) => {
              const date = week.add({ days: day })
              if (!isSameMonth(date, month)) return <td key={day} />
              const isStart = range?.start.compare(date) === 0
              const isEnd = range?.end.compare(date) === 0
              const isInRange = range !== null && date.compare(range.start) >= 0 && date.compare(range.end) <= 0
              const isFocused = date.compare(focused) === 0
              return (
                <td
                  key={day}
                  data-in-range={isInRange || undefined}
                  data-range-start={isStart || undefined}
                  data-range-end={isEnd || undefined}
                >
                  <Day
                    type="button"
                    tabIndex={isFocused ? 0 : -1}
                    aria-label={names.day.format(date.toDate('UTC'))}
                    aria-pressed={isInRange}
                    aria-current={date.compare(today) === 0 ? 'date' : undefined}
                    aria-disabled={isBlocked(date) || undefined}
                    data-date={date.toString()}
                    data-selected={isStart || isEnd || undefined}
                    onClick={() => onPick(date)}
                    onMouseEnter={() => onHover(date)}
                  >
                    {date.day}
                  </Day>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Grid>
  )
}
