import type { WorkingCalendar } from '@bip/contract/calendar'
import { useStore } from '@bip/design-system'
import { type ReactNode, useMemo } from 'react'
import { type Axis, isHourly, xOfDay } from '../axis/axis.ts'
import { ticksOf, tiersOf } from '../axis/ticks.ts'
import type { GanttMarker } from '../types.ts'
import { Ground } from './Axis.styles.ts'
import type { GanttStores } from './GanttStores.ts'

type Props = {
  axis: Axis
  stores: GanttStores
  calendar: WorkingCalendar
  today: number
  markers: readonly (GanttMarker & { at: number })[]
  children: ReactNode
}

/** Less than so many px for a free day tell nothing. */
const minFreeDay = 3

/** Parts of days in which nobody works, from one to another one, in days; those beside each other together. */
const freeSpans = (axis: Axis, calendar: WorkingCalendar, left: number, right: number): (readonly [number, number])[] => {
  if (axis.pxPerDay < minFreeDay) return []
  const spans: [number, number][] = []
  const add = (from: number, to: number): void => {
    const last = spans.at(-1)
    if (last && last[1] >= from) last[1] = to
    else if (to > from) spans.push([from, to])
  }
  const first = Math.max(axis.from, Math.floor(axis.from + left / axis.pxPerDay))
  const end = Math.min(axis.to, Math.ceil(axis.from + right / axis.pxPerDay))
  for (let day = first; day < end; day += 1) {
    const { spans: worked, total } = calendar.hoursOn(day)
    if (total > 0 && !isHourly(axis)) continue
    let free = day
    for (let at = 0; at < worked.length; at += 2) {
      add(free, day + (worked[at] ?? 0) / 1440)
      free = day + (worked[at + 1] ?? 0) / 1440
    }
    add(free, day + 1)
  }
  return spans
}

/** Non-working time, lines of the axis, today and markers; the links lie over them. */
export const Backdrop = ({ axis, stores, calendar, today, markers, children }: Props) => {
  const { left, right } = useStore(stores.sight)
  const free = useMemo(() => freeSpans(axis, calendar, left, right), [axis, calendar, left, right])
  const [upper, lower] = tiersOf(axis)
  return (
    <>
      <Ground aria-hidden>
        {free.map(([from, to]) => (
          <i key={from} data-free style={{ insetInlineStart: xOfDay(axis, from), inlineSize: (to - from) * axis.pxPerDay }} />
        ))}
        {ticksOf(axis, axis.pxPerDay >= 20 && lower === 'day' ? 'week' : lower === 'week' ? upper : lower, left, right).map(
          ({ day, x }) => (
            <i key={`line${day}`} data-line style={{ insetInlineStart: x }} />
          ),
        )}
        {markers.map(({ at, label }) => (
          <i key={label} data-marker style={{ insetInlineStart: xOfDay(axis, at + 1) }} />
        ))}
        <i data-today style={{ insetInlineStart: xOfDay(axis, today + 0.5) }} />
      </Ground>
      {children}
    </>
  )
}
