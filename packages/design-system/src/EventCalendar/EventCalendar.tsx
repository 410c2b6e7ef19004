import { type CalendarDate, getLocalTimeZone, parseDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useEffect, useEffectEvent, useMemo } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { Button } from '../Button/Button.tsx'
import { calendarTexts } from '../Calendar/calendar.texts.ts'
import { dateTexts } from '../Calendar/date.texts.ts'
import { toCalendarDay } from '../Calendar/dates.ts'
import { type DateRange, dateLocaleOf } from '../Calendar/days.ts'
import { guarded } from '../CatchErrors/guarded.tsx'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { warnDuplicateKeys } from '../foundations/warnDuplicateKeys.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { EventBarBehaviour } from './EventBar.tsx'
import { Head, HeadEnd, Heading, HeadNote, Root } from './EventCalendar.styles.ts'
import { eventCalendarTexts as texts } from './EventCalendar.texts.ts'
import { monthHeading, weekHeading } from './heading.ts'
import { MonthView } from './MonthView.tsx'
import { spansOf } from './spans.ts'
import type { CalendarEvent, EventCalendarView } from './types.ts'
import { useNow } from './useNow.ts'
import { WeekView } from './WeekView.tsx'
import { rangeOf, weekNumberOf } from './weeks.ts'

export type EventCalendarProps = Omit<ComponentPropsWithRef<'section'>, 'children'> &
  EventBarBehaviour & {
    events: readonly CalendarEvent[]
    /** What is planned here, for screen readers. */
    label: string
    view?: EventCalendarView
    /** Default 'month'. */
    defaultView?: EventCalendarView
    onViewChange?: (view: EventCalendarView) => void
    /** The day around which it shows, 'YYYY-MM-DD'; Tab reaches it. */
    date?: string
    /** Default today. */
    defaultDate?: string
    onDateChange?: (date: string) => void
    /** The days that are seen, at first and whenever they change: what must be fetched. */
    onRangeChange?: (range: DateRange) => void
    /** A press on a day ('YYYY-MM-DD') or on an hour of the week ('YYYY-MM-DDTHH:mm'); without it nothing can be made here. */
    onCreate?: (start: string) => void
    /** Beside the number of a day: a holiday, a shift. */
    renderDay?: (date: string) => ReactNode
    /** ISO weeks before the weeks of a month and in the title of a week; default false. */
    hasWeekNumbers?: boolean
    /** IANA zone that says which day is today and when instants are. Default: the browser's. */
    timeZone?: string
    /** The time that counts as now, 'YYYY-MM-DDTHH:mm'; default the clock. */
    now?: string
    /** The first hour in sight of a week, 0 to 23; default 7. */
    startHour?: number
    /** Height in px; default 640. */
    height?: number
    /** Beside the view switch: a filter, a button. */
    extra?: ReactNode
    /** Events are on their way; those shown stay. Default false. */
    isLoading?: boolean
  }

/** What happens on which days: a month or a week of events, several days long or by the hour. */
export const EventCalendar = (props: EventCalendarProps) => {
  const {
    events,
    label,
    view: viewProp,
    defaultView = 'month',
    onViewChange,
    date: dateProp,
    defaultDate,
    onDateChange,
    onRangeChange,
    onCreate,
    onEventPress,
    renderEvent,
    renderDay,
    hasWeekNumbers = false,
    timeZone = getLocalTimeZone(),
    now,
    startHour = 7,
    height = 640,
    extra,
    isLoading = false,
    style,
    ...rest
  } = props
  warnNoList('EventCalendar', 'events', events)
  const { t, locale } = useLocale()
  const dateLocale = dateLocaleOf(locale)
  const clockNow = useNow(timeZone, now)
  const [view, setView] = useControlledState<EventCalendarView>(viewProp, defaultView, onViewChange)
  if (import.meta.env.DEV) warnUnknown('EventCalendar', 'view', view, ['month', 'week'])
  const [day, setDay] = useControlledState(dateProp, defaultDate ?? clockNow.day, onDateChange)
  const date = toCalendarDay(day) ?? parseDate(clockNow.day)
  const shownDay = date.toString()
  const range = useMemo(() => rangeOf(view, shownDay, dateLocale), [view, shownDay, dateLocale])
  const spans = useMemo(() => spansOf(events, timeZone), [events, timeZone])
  warnDuplicateKeys(
    'EventCalendar',
    'events',
    events.map(({ key }) => key),
  )

  const tellRange = useEffectEvent((start: string, end: string) => onRangeChange?.({ start, end }))
  useEffect(() => tellRange(range.start, range.end), [range.start, range.end])

  const isMonth = view === 'month'
  const go = (to: CalendarDate) => setDay(to.toString())
  const step = (by: 1 | -1) => go(date.add(isMonth ? { months: by } : { weeks: by }))
  const title = useMemo(
    () => (isMonth ? monthHeading(dateLocale, parseDate(shownDay)) : weekHeading(dateLocale, range)),
    [isMonth, dateLocale, shownDay, range],
  )
  const vars: CSSProperties & Record<`--${string}`, string> = { '--calendar-height': `${height}px`, ...style }
  const viewProps = {
    spans,
    date,
    range,
    today: clockNow.day,
    nowMinute: clockNow.minute,
    dateLocale,
    label: `${label} ${title}`,
    hasWeekNumbers,
    startHour,
    onDateChange: go,
    onCreate,
    onEventPress,
    renderEvent,
    renderDay,
  }

  return (
    <Root aria-label={label} aria-busy={isLoading || undefined} data-view={view} {...rest} style={vars}>
      <Head>
        <Button size="small" onPress={() => go(parseDate(clockNow.day))}>
          {t(dateTexts.today)}
        </Button>
        <IconButton
          size="small"
          icon={<ChevronLeft size={16} aria-hidden />}
          label={t(isMonth ? calendarTexts.previous : texts.previousWeek)}
          onPress={() => step(-1)}
        />
        <IconButton
          size="small"
          icon={<ChevronRight size={16} aria-hidden />}
          label={t(isMonth ? calendarTexts.next : texts.nextWeek)}
          onPress={() => step(1)}
        />
        <Heading aria-live="polite">
          {title}
          {!isMonth && hasWeekNumbers && (
            <HeadNote>{t(texts.weekNumber, { week: weekNumberOf(parseDate(range.start)) })}</HeadNote>
          )}
        </Heading>
        {isLoading && <Spinner label={t(commonTexts.loading)} />}
        <HeadEnd>
          {guarded(extra)}
          <SegmentedControl
            size="small"
            label={t(texts.view)}
            value={view}
            onChange={setView}
            items={[
              { value: 'month', label: t(texts.month) },
              { value: 'week', label: t(texts.week) },
            ]}
          />
        </HeadEnd>
      </Head>
      <ErrorBoundary resetKeys={[view, events]}>
        {isMonth ? <MonthView {...viewProps} /> : <WeekView {...viewProps} />}
      </ErrorBoundary>
    </Root>
  )
}
