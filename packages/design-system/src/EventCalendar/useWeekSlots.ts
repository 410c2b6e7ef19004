import { type CalendarDate, DateFormatter, isWeekend } from '@internationalized/date'
import { type KeyboardEvent, type RefObject, useMemo, useState } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { eventCalendarTexts } from './EventCalendar.texts.ts'
import { clock } from './spans.ts'
import type { useDayList } from './useDayList.tsx'
import { useFocusDay } from './useFocusDay.ts'
import type { ViewProps } from './viewProps.ts'
import { allDay, slotOfKey, spansIn, startOf, type WeekSpans } from './weekSlots.ts'

type WeekSlotsOptions = Pick<ViewProps, 'date' | 'dateLocale' | 'startHour' | 'onDateChange' | 'onCreate'> & {
  scroller: RefObject<HTMLElement | null>
  spans: WeekSpans
  dayList: ReturnType<typeof useDayList>
}

/** The slots of a week as cells of a grid: which one has the focus, what each is called, and what keys and clicks do. */
export function useWeekSlots(options: WeekSlotsOptions) {
  const { scroller, spans, dayList, date, dateLocale, startHour, onDateChange, onCreate } = options
  const { t } = useLocale()
  const [hour, setHour] = useState(startHour)
  const focusNext = useFocusDay(scroller, `${date} ${hour}`)
  const dayName = useMemo(() => new DateFormatter(dateLocale, { dateStyle: 'full', timeZone: 'UTC' }), [dateLocale])

  const listOf = (day: CalendarDate, at: number) => ({
    title: titleOf(day, at),
    spans: spansIn(spans, day.toString(), at),
    start: startOf(day.toString(), at),
  })
  const titleOf = (day: CalendarDate, at: number): string =>
    t(eventCalendarTexts.slot, {
      day: dayName.format(day.toDate('UTC')),
      time: at === allDay ? t(eventCalendarTexts.allDay) : clock(at * 60),
    })
  const nameOf = (day: CalendarDate, at: number): string => {
    const count = spansIn(spans, day.toString(), at).length
    return count > 0 ? t(eventCalendarTexts.dayWithEvents, { day: titleOf(day, at), count }) : titleOf(day, at)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!(event.target instanceof HTMLElement) || event.target.role !== 'gridcell') return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const target = slotOfKey({ date, hour }, event.key, dateLocale)
    if (target) {
      focusNext()
      setHour(target.hour)
      if (target.date.compare(date) !== 0) onDateChange(target.date)
    } else if (event.key === 'Enter' || event.key === ' ') dayList.enter({ anchor: event.target, ...listOf(date, hour) })
    else return
    event.preventDefault()
  }
  const cellProps = (day: CalendarDate, at: number) => {
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
      onClick: () => onCreate?.(startOf(day.toString(), at)),
    }
  }
  return { listOf, nameOf, onKeyDown, cellProps }
}

export type WeekSlots = ReturnType<typeof useWeekSlots>
