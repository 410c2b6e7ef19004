import { dayText } from '@bip/contract/calendar'
import { type Axis, widthOf } from '../../gantt/axis/axis.ts'
import { type Tick, ticksOf, tiersOf } from '../../gantt/axis/ticks.ts'
import { Head } from '../Schedule.styles.ts'
import { type Sight, sightStep } from '../useSight.ts'

type Props = { axis: Axis; sight: Sight; names: number }

/** The axis in two rows, as far as it is in sight. */
export const ScheduleHead = ({ axis, sight, names }: Props) => {
  const [upper, lower] = tiersOf(axis)
  const textOf = ({ unit, day, width }: Tick): string => {
    if (unit === 'hour') return width < 18 ? '' : String(Math.round((day - Math.floor(day)) * 24))
    const text = dayText(Math.floor(day))
    if (unit === 'month' || unit === 'year' || unit === 'quarter') return text.slice(0, unit === 'year' ? 4 : 7)
    return unit === lower ? text.slice(8) : text
  }
  const [left, right] = [Math.max(0, sight.left - sightStep), sight.left + sight.width + 2 * sightStep]
  return (
    <Head aria-hidden style={{ inlineSize: widthOf(axis) + names }}>
      <i />
      {([upper, lower] as const).flatMap((unit) =>
        ticksOf(axis, unit, left, right).map((tick) => (
          <span
            key={`${unit}${tick.day}`}
            data-upper={unit === upper || undefined}
            data-lower={unit === lower || undefined}
            style={{ insetInlineStart: tick.x + names, inlineSize: tick.width }}
          >
            <b>{textOf(tick)}</b>
          </span>
        )),
      )}
    </Head>
  )
}
