import { useMemo } from 'react'
import { Day, Grid } from './Calendar.styles.ts'
import { addDays, endOfMonth, midnightOf, startOfWeek, weekdayOf } from './days.ts'

export type MonthGridProps = {
  /** Its first day. */
  month: string
  /** Locale of the names. */
  locale: string
  label: string
  today: string
  /** The day that takes the focus by Tab. */
  focused: string
  /** First and last chosen day. */
  range: { start: string; end: string } | null
  isBlocked: (day: string) => boolean
  onPick: (day: string) => void
  onHover: (day: string) => void
}

const columns = [0, 1, 2, 3, 4, 5, 6]

/** The days of one month, as a grid. */
export const MonthGrid = ({ month, locale, label, today, focused, range, isBlocked, onPick, onHover }: MonthGridProps) => {
  const names = useMemo(
    () => ({
      weekday: new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' }),
      fullWeekday: new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
      day: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }),
    }),
    [locale],
  )
  const before = weekdayOf(month)
  const count = Number(endOfMonth(month).slice(8))
  const weeks = Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) => week * 7 - before + 1)

  return (
    <Grid role="grid" aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => {
            const date = midnightOf(addDays(startOfWeek(month), column))
            return (
              <th key={column} scope="col" abbr={names.fullWeekday.format(date)}>
                {names.weekday.format(date)}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {weeks.map((firstOfWeek) => (
          <tr key={firstOfWeek}>
            {columns.map((column) => {
              const dayOfMonth = firstOfWeek + column
              if (dayOfMonth < 1 || dayOfMonth > count) return <td key={column} />
              const day = addDays(month, dayOfMonth - 1)
              const isStart = range?.start === day
              const isEnd = range?.end === day
              const isInRange = range !== null && day >= range.start && day <= range.end
              return (
                <td
                  key={column}
                  data-in-range={isInRange || undefined}
                  data-range-start={isStart || undefined}
                  data-range-end={isEnd || undefined}
                >
                  <Day
                    type="button"
                    tabIndex={day === focused ? 0 : -1}
                    aria-label={names.day.format(midnightOf(day))}
                    aria-pressed={isInRange}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={isBlocked(day) || undefined}
                    data-date={day}
                    data-selected={isStart || isEnd || undefined}
                    onClick={() => onPick(day)}
                    onMouseEnter={() => onHover(day)}
                  >
                    {dayOfMonth}
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
