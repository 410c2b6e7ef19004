import type { CSSProperties, ReactNode } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Hidden } from '../foundations/visuallyHidden.styles.ts'
import { Bar, Dot, Note, Shown, Time, Title } from './EventBar.styles.ts'
import { eventCalendarTexts } from './EventCalendar.texts.ts'
import { clock, type EventSpan } from './spans.ts'
import type { CalendarEvent, EventPlace } from './types.ts'

/** What all bars of a calendar have in common. */
export type EventBarBehaviour = {
  onEventPress?: (event: CalendarEvent) => void
  /** The content of a bar; default the time and the title. */
  renderEvent?: (event: CalendarEvent, place: EventPlace) => ReactNode
}

export type EventBarProps = EventBarBehaviour & {
  span: EventSpan
  place: EventPlace
  isContinued?: boolean
  continues?: boolean
  /** Where it lies, as CSS variables. */
  vars?: Record<`--${string}`, number>
  /** Reached by Tab and arrows; in the grids the day is, and lists its events. Default false. */
  isFocusable?: boolean
}

/** One event as a bar. */
export const EventBar = (props: EventBarProps) => {
  const { span, place, isContinued, continues, vars, isFocusable = false, onEventPress, renderEvent } = props
  const { t, formatDate } = useLocale()
  const { event, first, last, from, to } = span
  const isTimed = from !== null && to !== null
  const isOneDay = first === last
  const at = (day: string, minute: number | null): string =>
    [isOneDay && isTimed ? '' : formatDate(day), minute === null ? '' : clock(minute)].filter(Boolean).join(' ')
  const when =
    isOneDay && !isTimed ? formatDate(first) : t(eventCalendarTexts.fromTo, { from: at(first, from), to: at(last, to) })
  const name = t(eventCalendarTexts.span, { title: event.title, when })
  const isShort = place === 'week' && (vars?.['--hours'] ?? 1) < 0.75
  const isTight = isShort || (vars?.['--columns'] ?? 1) > 1
  const showsDot = isTimed && isOneDay && place === 'month'
  return (
    <Bar
      {...(onEventPress ? { type: 'button' } : { as: 'span', role: 'img', 'aria-label': name })}
      tabIndex={isFocusable && onEventPress ? 0 : -1}
      title={place === 'list' ? undefined : name}
      data-tone={event.tone ?? 'accent'}
      data-place={place}
      data-timed={showsDot || undefined}
      data-short={isShort || undefined}
      data-continued={isContinued || undefined}
      data-continues={continues || undefined}
      // Custom properties, which CSSProperties does not know.
      style={vars as CSSProperties | undefined}
      onClick={(press) => {
        press.stopPropagation()
        onEventPress?.(event)
      }}
    >
      {onEventPress && <Hidden>{name}</Hidden>}
      <Shown aria-hidden="true">
        {renderEvent?.(event, place) ?? (
          <>
            {showsDot && <Dot />}
            {isTimed && <Time>{showsDot || isTight ? clock(from) : `${clock(from)}–${clock(to)}`}</Time>}
            <Title>{event.title}</Title>
            {event.note && <Note>{event.note}</Note>}
          </>
        )}
      </Shown>
    </Bar>
  )
}
