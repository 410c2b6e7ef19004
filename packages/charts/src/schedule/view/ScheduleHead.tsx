import { dayText } from '@bip/contract/calendar'
import { memo, useRef } from 'react'
import type { Axis } from '../../gantt/axis/axis.ts'
import { type Tick, ticksOf, tiersOf } from '../../gantt/axis/ticks.ts'
import { Head, Pane } from '../Schedule.styles.ts'
import { floored, type SightStores, sightStep, useInSight } from '../sight.ts'
import { shifted, useMovedAlong } from './useMovedAlong.ts'

type Props = { axis: Axis; stores: SightStores }

/** The axis in two rows, as far as it is in sight. What began before the edge is named there, by words that stand still. */
export const ScheduleHead = memo(({ axis, stores }: Props) => {
  const left = useInSight(stores, (sight) => floored(sight.left, sightStep))
  const width = useInSight(stores, (sight) => sight.width)
  const pane = useRef<HTMLDivElement>(null)
  const edge = useRef<HTMLElement>(null)
  const [upper, lower] = tiersOf(axis)
  const textOf = ({ unit, day, width: room }: Tick): string => {
    if (unit === 'hour') return room < 18 ? '' : String(Math.round((day - Math.floor(day)) * 24))
    const text = dayText(Math.floor(day))
    if (unit === 'month' || unit === 'year' || unit === 'quarter') return text.slice(0, unit === 'year' ? 4 : 7)
    return unit === lower ? text.slice(8) : text
  }
  useMovedAlong(stores, (sight) => {
    shifted(pane, sight, 1, 0)
    const [tick] = ticksOf(axis, upper, sight.left, sight.left + 1)
    const name = tick ? textOf(tick) : ''
    if (edge.current && edge.current.textContent !== name) edge.current.textContent = name
  })
  return (
    <Head aria-hidden>
      <Pane ref={pane}>
        {([upper, lower] as const).flatMap((unit) =>
          ticksOf(axis, unit, Math.max(0, left - sightStep), left + width + 2 * sightStep).map((tick) => (
            <span
              key={`${unit}${tick.day}`}
              data-upper={unit === upper || undefined}
              data-lower={unit === lower || undefined}
              style={{ insetInlineStart: tick.x, inlineSize: tick.width }}
            >
              {textOf(tick)}
            </span>
          )),
        )}
      </Pane>
      <b ref={edge} />
    </Head>
  )
})
