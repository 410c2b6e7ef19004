import { type CalendarDate, DateFormatter, isWeekend, parseDate } from '@internationalized/date'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { dayOfKey } from '../Calendar/calendarKeys.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Hidden } from '../foundations/visuallyHidden.styles.ts'
import { DayBars } from './DayBars.tsx'
import { DayNumber, Weekday } from './EventCalendar.styles.ts'
import { eventCalendarTexts } from './EventCalendar.texts.ts'
import { Day, DayHead, Grid, More, Narrow, Row, ShortestName, ShortName, WeekNumber, Wide } from './MonthView.styles.ts'
import { bySpan, isOn } from './spans.ts'
import { useDayList } from './useDayList.tsx'
import { useFocusDay } from './useFocusDay.ts'
import { useLanes } from './useLanes.ts'
import type { ViewProps } from './viewProps.ts'
import { fitLanes, layoutWeek } from './weekLayout.ts'
import { daysOf, weekNumberOf, weeksOf } from './weeks.ts'

/** The weeks of a month, one line each. */
export const MonthView = (props: ViewProps) => {
  const { spans, date, range, today, dateLocale, label, hasWeekNumbers, onDateChange, onCreate, renderDay, ...bars } = props
  const { t } = useLocale()
  const grid = useRef<HTMLDivElement>(null)
  const weeks = useMemo(() => weeksOf(range), [range])
  const lanes = useLanes(grid, weeks.length)
  const focusNext = useFocusDay(grid, date.toString())
  const dayList = useDayList({ ...bars, onCreate })
  const names = useMemo(
    () => ({
      weekday: new DateFormatter(dateLocale, { weekday: 'short', timeZone: 'UTC' }),
      shortest: new DateFormatter(dateLocale, { weekday: 'narrow', timeZone: 'UTC' }),
      fullWeekday: new DateFormatter(dateLocale, { weekday: 'long', timeZone: 'UTC' }),
      day: new DateFormatter(dateLocale, { dateStyle: 'full', timeZone: 'UTC' }),
      dayOfMonth: new DateFormatter(dateLocale, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
    }),
    [dateLocale],
  )
  const [firstWeek] = weeks
  const on = (day: string) => spans.filter((span) => isOn(span, day)).sort(bySpan)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.date !== date.toString()) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const target = dayOfKey(date.toString(), event.key, event.shiftKey)
    if (target) {
      focusNext()
      onDateChange(parseDate(target))
    } else if (event.key === 'Enter' || event.key === ' ') {
      const day = date.toString()
      dayList.enter({ anchor: event.target, title: names.day.format(date.toDate('UTC')), spans: on(day), start: day })
    } else return
    event.preventDefault()
  }

  const renderCell = (day: CalendarDate, column: number, segments: ReturnType<typeof fitLanes>) => {
    const key = day.toString()
    const full = names.day.format(day.toDate('UTC'))
    const count = on(key).length
    const hidden = segments.hidden[column] ?? 0
    return (
      <Day
        key={key}
        role="gridcell"
        aria-current={key === today ? 'date' : undefined}
        tabIndex={day.compare(date) === 0 ? 0 : -1}
        data-date={key}
        data-today={key === today || undefined}
        data-weekend={isWeekend(day, dateLocale) || undefined}
        data-outside={day.month !== date.month || undefined}
        data-creates={onCreate ? '' : undefined}
        onFocus={(event) => event.target === event.currentTarget && day.compare(date) !== 0 && onDateChange(day)}
        onClick={() => onCreate?.(key)}
      >
        <Hidden>
          {count > 0 ? t(eventCalendarTexts.dayWithEvents, { day: full, count }) : t(eventCalendarTexts.dayEmpty, { day: full })}
        </Hidden>
        <DayHead>
          <DayNumber aria-hidden="true">
            {day.day === 1 ? (
              <>
                <Wide>{names.dayOfMonth.format(day.toDate('UTC'))}</Wide>
                <Narrow>{day.day}</Narrow>
              </>
            ) : (
              day.day
            )}
          </DayNumber>
          {renderDay?.(key)}
        </DayHead>
        <DayBars {...bars} segments={segments.shown} column={column} />
        {hidden > 0 && (
          <More
            type="button"
            tabIndex={-1}
            aria-label={t(eventCalendarTexts.more, { count: hidden })}
            // A custom property, which the type of style does not know.
            style={{ ['--lane' as string]: lanes - 1 }}
            onClick={(event) => {
              event.stopPropagation()
              dayList.open({ anchor: event.currentTarget, title: full, spans: on(key), start: key })
            }}
          >
            <Wide>{t(eventCalendarTexts.more, { count: hidden })}</Wide>
            <Narrow>+{hidden}</Narrow>
          </More>
        )}
      </Day>
    )
  }

  return (
    <>
      <Grid ref={grid} role="grid" aria-label={label} data-week-numbers={hasWeekNumbers || undefined} onKeyDown={onKeyDown}>
        <Row role="row">
          {hasWeekNumbers && (
            <Weekday role="columnheader">
              <Hidden>{t(eventCalendarTexts.weekNumbers)}</Hidden>
            </Weekday>
          )}
          {firstWeek &&
            daysOf(firstWeek).map((day) => (
              <Weekday key={day.toString()} role="columnheader" aria-label={names.fullWeekday.format(day.toDate('UTC'))}>
                <ShortName>{names.weekday.format(day.toDate('UTC'))}</ShortName>
                <ShortestName>{names.shortest.format(day.toDate('UTC'))}</ShortestName>
              </Weekday>
            ))}
        </Row>
        {weeks.map((week) => {
          const segments = fitLanes(layoutWeek(spans, week.toString()), lanes)
          const number = weekNumberOf(week)
          return (
            <Row key={week.toString()} role="row" data-week="">
              {hasWeekNumbers && (
                <WeekNumber role="rowheader" aria-label={t(eventCalendarTexts.weekNumber, { week: number })}>
                  {t(eventCalendarTexts.weekNumberShort, { week: number })}
                </WeekNumber>
              )}
              {daysOf(week).map((day, column) => renderCell(day, column, segments))}
            </Row>
          )
        })}
      </Grid>
      {dayList.list}
    </>
  )
}
