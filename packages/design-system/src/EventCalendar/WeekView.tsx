import { DateFormatter, parseDate } from '@internationalized/date'
import { type CSSProperties, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Hidden } from '../foundations/visuallyHidden.styles.ts'
import { AllDayRow } from './AllDayRow.tsx'
import { layoutDay } from './dayLayout.ts'
import { EventBar } from './EventBar.tsx'
import { DayNumber } from './EventCalendar.styles.ts'
import { eventCalendarTexts } from './EventCalendar.texts.ts'
import { clock, isLong } from './spans.ts'
import { useDayList } from './useDayList.tsx'
import { useWeekSlots } from './useWeekSlots.ts'
import type { ViewProps } from './viewProps.ts'
import { Corner, DayName, Grid, Now, Row, RowName, Scroller, Slot, Sticky } from './WeekView.styles.ts'
import { daysOf } from './weeks.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** Height of an hour in px; as in the styles. */
const hourHeight = 44

/** Half of the hour's label stands above its line. */
const labelHeight = 12

/** Seven days by the hour, with whole days above. */
export const WeekView = (props: ViewProps) => {
  const { spans, date, range, today, nowMinute, dateLocale, label, startHour, onDateChange, onCreate, renderDay, ...rest } = props
  const { hasWeekNumbers: _, ...bars } = rest
  const { t } = useLocale()
  const scroller = useRef<HTMLDivElement>(null)
  const dayList = useDayList({ ...bars, onCreate })
  const weekday = useMemo(() => new DateFormatter(dateLocale, { weekday: 'short', timeZone: 'UTC' }), [dateLocale])
  const days = useMemo(() => daysOf(parseDate(range.start)), [range.start])
  const long = useMemo(() => spans.filter(isLong), [spans])
  const timed = useMemo(() => spans.filter((span) => !isLong(span)), [spans])
  const columns = days.map((day) => layoutDay(timed, day.toString()))

  const slots = useWeekSlots({
    ...{ scroller, dayList, date, dateLocale, startHour, onDateChange, onCreate },
    spans: { long, timed },
  })

  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = startHour * hourHeight - labelHeight
  }, [startHour])

  return (
    <Scroller ref={scroller}>
      <Grid role="grid" aria-label={label} onKeyDown={slots.onKeyDown}>
        <Sticky role="rowgroup">
          <Row role="row">
            <Corner role="columnheader">
              <Hidden>{t(eventCalendarTexts.hours)}</Hidden>
            </Corner>
            {days.map((day) => (
              <DayName key={day.toString()} role="columnheader" data-today={day.toString() === today || undefined}>
                {weekday.format(day.toDate('UTC'))}
                <DayNumber>{day.day}</DayNumber>
                {renderDay?.(day.toString())}
              </DayName>
            ))}
          </Row>
          <AllDayRow days={days} long={long} slots={slots} dayList={dayList} bars={bars} />
        </Sticky>
        {hours.map((at) => (
          <Row key={at} role="row" data-hour={at}>
            <RowName role="rowheader">{clock(at * 60)}</RowName>
            {days.map((day, column) => (
              <Slot key={day.toString()} {...slots.cellProps(day, at)}>
                <Hidden>{slots.nameOf(day, at)}</Hidden>
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
