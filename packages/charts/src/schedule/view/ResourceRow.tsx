import type { WallTime } from '@bip/contract/calendar'
import { useLocale } from '@bip/design-system'
import { memo } from 'react'
import type { Axis } from '../../gantt/axis/axis.ts'
import { between } from '../model/between.ts'
import { barTop, barWidth, xAt, yOfLane } from '../model/boxes.ts'
import { laneHeight, type ResourceRow as Row } from '../model/rows.ts'
import type { DrawnPlace } from '../paint/types.ts'
import { Place, RowBox } from '../Schedule.styles.ts'
import type { ScheduleOperation } from '../types.ts'
import type { Held } from '../useHeld.ts'
import { clockText } from '../useLabels.ts'
import { type BarHandlers, ScheduleBar } from './ScheduleBar.tsx'

export type HeldBar = Held & { tone: ScheduleOperation['tone'] }

type Props = {
  row: Row
  list: readonly ScheduleOperation[]
  places: readonly DrawnPlace[]
  axis: Axis
  from: WallTime
  to: WallTime
  /** Bars that stay although they are out of sight: one that is carried, or the browser would end the carrying, and the focused one. */
  kept: readonly string[]
  /** The bar that the tab key reaches. */
  reached: string | undefined
  marked: readonly string[]
  /** What is held above this row. */
  held: HeldBar | null
  isMovable: boolean
  handlers: BarHandlers
  labelOf: (operation: ScheduleOperation) => string
  hintId: string | undefined
}

/** A resource with what is done at it: bars to be pressed, focused and read aloud, over those that are painted. */
export const ResourceRow = memo(function ResourceRow(props: Props) {
  const { row, list, places, axis, from, to, kept, reached, marked, held, isMovable, handlers, labelOf, hintId } = props
  const { locale } = useLocale()
  const inSight = between(list, from, to)
  const others = kept.length > 0 ? list.filter((one) => kept.includes(one.key) && !inSight.includes(one)) : []
  return (
    <RowBox role="group" aria-label={row.resource.name} style={{ insetBlockStart: row.top, blockSize: row.height }}>
      {[...inSight, ...others].map((operation) => (
        <ScheduleBar
          key={operation.key}
          operation={operation}
          handlers={handlers}
          labelOf={labelOf}
          hintId={hintId}
          isMovable={isMovable && !operation.isPinned}
          isReached={operation.key === reached}
          isMarked={marked.includes(operation.key)}
          x={xAt(axis, operation.start)}
          width={barWidth(axis, operation.start, operation.end)}
          y={yOfLane(operation.lane)}
        />
      ))}
      {places.map(
        ({ key, overlay, name, lane, start, end }) =>
          end > from &&
          start < to && (
            <Place
              key={`${overlay} ${key}`}
              role="img"
              aria-label={name}
              title={name}
              style={{
                insetInlineStart: xAt(axis, start),
                inlineSize: barWidth(axis, start, end),
                insetBlockStart: lane * laneHeight + 1 + overlay * 2,
              }}
            />
          ),
      )}
      {held && (
        <div
          className="s-bar"
          data-held
          data-tone={held.tone}
          style={{
            insetInlineStart: xAt(axis, held.start),
            inlineSize: barWidth(axis, held.start, held.end),
            insetBlockStart: barTop,
          }}
        >
          {clockText(held.start, locale)}
        </div>
      )}
    </RowBox>
  )
})
