import { type CalendarDate, DateFormatter, endOfWeek, isWeekend, parseDate, startOfWeek } from '@internationalized/date'
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Hidden } from '../foundations/visuallyHidden.styles.ts'
import { DayBars } from './DayBars.tsx'
import { layoutDay } from './dayLayout.ts'
import { EventBar } from './EventBar.tsx'
import { DayNumber } from './EventCalendar.styles.ts'
import { eventCalendarTexts } from './EventCalendar.texts.ts'
import { More } from './MonthView.styles.ts'
import { bySpan, clock, isLong, isOn } from './spans.ts'
import { useDayList } from './useDayList.tsx'
import { useFocusDay } from './useFocusDay.ts'
import type { ViewProps } from './viewProps.ts'
import { AllDay, Corner, DayName, Grid, Now, Row, RowName, Scroller, Slot, Sticky } from './WeekView.styles.ts'
import { fitLanes, layoutWeek } from './weekLayout.ts'
import { daysOf } from './weeks.ts'

/** The row above the hours. */
const allDay = -1
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** More lines of whole days would push the hours out of sight. */
const maxLanes = 4

/** Height of an hour in px; as in the styles. */
const hourHeight = 44

/** Half of the hour's label stands above its line. */
const labelHeight = 12

type Place = { date: CalendarDate; hour: number }

/** Where a key leads from an hour of a day; undefined for other keys. */
const placeOfKey = ({ date, hour }: Place, key: string, locale: string): Place | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return { date: date.subtract({ days: 1 }), hour }
    case 'ArrowRight':
      return { date: date.add({ days: 1 }), hour }
    case 'ArrowUp':
      return { date, hour: Math.max(allDay, hour - 1) }
    case 'ArrowDown':
      return { date, hour: Math.min(23, hour + 1) }
    case 'PageUp':
      return { date: date.subtract({ weeks: 1 }), hour }
    case 'PageDown':
      return { date: date.add({ weeks: 1 }), hour }
    case 'Home':
      return { date: startOfWeek(date, locale), hour }
    case 'End':
      return { date: endOfWeek(date, locale), hour }
    default:
      return undefined
  }
}

/** Seven days by the hour, with whole days above. */
export const WeekView = (props: ViewProps) => {
  const { spans, date, range, today, nowMinute, dateLocale, label, startHour, onDateChange, onCreate, renderDay, ...rest } = props
  const { hasWeekNumbers: _, ...bars } = rest
  const { t } = useLocale()
  const scroller = useRef<HTMLDivElement>(null)
  const [hour, setHour] = useState(startHour)
  const focusNext = useFocusDay(scroller, `${date} ${hour}`)
  const dayList = useDayList({ ...bars, onCreate })
  const names = useMemo(
    () => ({
      weekday: new DateFormatter(dateLocale, { weekday: 'short', timeZone: 'UTC' }),
      day: new DateFormatter(dateLocale, { dateStyle: 'full', timeZone: 'UTC' }),
    }),
    [dateLocale],
  )
  const days = useMemo(() => daysOf(parseDate(range.start)), [range.start])
  const long = useMemo(() => spans.filter(isLong), [spans])
  const timed = useMemo(() => spans.filter((span) => !isLong(span)), [spans])
  const bands = layoutWeek(long, range.start)
  const lanes = Math.min(maxLanes, Math.max(0, ...bands.map(({ lane }) => lane + 1)))
  const segments = fitLanes(bands, lanes)
  const columns = days.map((day) => layoutDay(timed, day.toString()))

  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = startHour * hourHeight - labelHeight
  }, [startHour])

  const startOf = (day: string, at: number): string => (at === allDay ? day : `${day}T${clock(at * 60)}`)
  const eventsAt = (day: string, at: number) =>
    at === allDay
      ? long.filter((span) => isOn(span, day)).sort(bySpan)
      : layoutDay(timed, day)
          .filter(({ from, to }) => from < (at + 1) * 60 && to > at * 60)
          .map(({ span }) => span)
  const titleOf = (day: CalendarDate, at: number): string => {
    const full = names.day.format(day.toDate('UTC'))
    return at === allDay
      ? t(eventCalendarTexts.slot, { day: full, time: t(eventCalendarTexts.allDay) })
      : t(eventCalendarTexts.slot, { day: full, time: clock(at * 60) })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.role !== 'gridcell') return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const day = date.toString()
    const target = placeOfKey({ date, hour }, event.key, dateLocale)
    if (target) {
      focusNext()
      setHour(target.hour)
      if (target.date.compare(date) !== 0) onDateChange(target.date)
    } else if (event.key === 'Enter' || event.key === ' ')
      dayList.enter({
        anchor: event.target,
        title: titleOf(date, hour),
        spans: eventsAt(day, hour),
        start: startOf(day, hour),
      })
    else return
    event.preventDefault()
  }

  const nameOf = (day: CalendarDate, at: number): string => {
    const count = eventsAt(day.toString(), at).length
    return count > 0 ? t(eventCalendarTexts.dayWithEvents, { day: titleOf(day, at), count }) : titleOf(day, at)
  }

  const cellProps = (day: CalendarDate, at: number) => {
    const key = day.toString()
    const isHere = day.compare(date) === 0 && at === hour
    return {
      role: 'gridcell',
      tabIndex: isHere ? 0 : -1,
      'data-weekend': isWeekend(day, dateLocale) || undefined,
      'data-creates': onCreate ? '' : undefined,
      onFocus: (event: { target: unknown; currentTarget: unknown }) => {
        if (event.target !== event.currentTarget || isHere) return
        setHour(at)
        if (day.compare(date) !== 0) onDateChange(day)
      },
      onClick: () => onCreate?.(startOf(key, at)),
    }
  }

  return (
    <Scroller ref={scroller}>
      <Grid role="grid" aria-label={label} onKeyDown={onKeyDown}>
        <Sticky role="rowgroup">
          <Row role="row">
            <Corner role="columnheader">
              <Hidden>{t(eventCalendarTexts.hours)}</Hidden>
            </Corner>
            {days.map((day) => (
              <DayName key={day.toString()} role="columnheader" data-today={day.toString() === today || undefined}>
                {names.weekday.format(day.toDate('UTC'))}
                <DayNumber>{day.day}</DayNumber>
                {renderDay?.(day.toString())}
              </DayName>
            ))}
          </Row>
          {/* Custom properties, which CSSProperties does not know. */}
          <Row role="row" style={{ '--lanes': lanes } as CSSProperties}>
            <RowName role="rowheader">{t(eventCalendarTexts.allDay)}</RowName>
            {days.map((day, column) => {
              const hidden = segments.hidden[column] ?? 0
              return (
                <AllDay key={day.toString()} {...cellProps(day, allDay)}>
                  <Hidden>{nameOf(day, allDay)}</Hidden>
                  <DayBars {...bars} segments={segments.shown} column={column} />
                  {hidden > 0 && (
                    <More
                      type="button"
                      tabIndex={-1}
                      style={{ ['--lane' as string]: lanes - 1 }}
                      onClick={(event) => {
                        event.stopPropagation()
                        const key = day.toString()
                        dayList.open({
                          anchor: event.currentTarget,
                          title: titleOf(day, allDay),
                          spans: eventsAt(key, allDay),
                          start: key,
                        })
                      }}
                    >
                      {t(eventCalendarTexts.more, { count: hidden })}
                    </More>
                  )}
                </AllDay>
              )
            })}
          </Row>
        </Sticky>
        {hours.map((at) => (
          <Row key={at} role="row" data-hour={at}>
            <RowName role="rowheader">{clock(at * 60)}</RowName>
            {days.map((day, column) => (
              <Slot key={day.toString()} {...cellProps(day, at)}>
                <Hidden>{nameOf(day, at)}</Hidden>
                {columns[column]
                  ?.filter(({ from }) => Math.floor(from / 60) === at)
                  .map(({ span, from, to, column: place, columns: count }) => (
                    <EventBar
                      key={span.event.key}
                      {...bars}
                      span={span}
                      place="week"
                      vars={{ '--offset': (from % 60) / 60, '--hours': (to - from) / 60, '--column': place, '--columns': count }}
                    />
                  ))}
                {day.toString() === today && Math.floor(nowMinute / 60) === at && (
                  <Now style={{ '--offset': (nowMinute % 60) / 60 } as CSSProperties} />
                )}
              </Slot>
            ))}
          </Row>
        ))}
      </Grid>
      {dayList.list}
    </Scroller>
  )
}
