import { dayLength, type WallTime } from '@bip/contract/calendar'
import { useLocale } from '@bip/design-system'
import { memo } from 'react'
import type { Axis } from '../../gantt/axis/axis.ts'
import { laneHeight, type ScheduleRow } from '../model/rows.ts'
import { Bar, Ghost, headHeight, Name, Row, Stop } from '../Schedule.styles.ts'
import type { ScheduleOperation, SchedulePlace, ScheduleStop } from '../types.ts'
import type { Held } from '../useHeld.ts'
import { clockText } from '../useLabels.ts'
import { type BarHandlers, ScheduleBar } from './ScheduleBar.tsx'

export type DrawnPlace = SchedulePlace & { overlay: number; name: string }

type Props = {
  row: Extract<ScheduleRow, { kind: 'resource' }>
  list: readonly ScheduleOperation[]
  stops: readonly ScheduleStop[]
  places: readonly DrawnPlace[]
  axis: Axis
  names: number
  from: WallTime
  to: WallTime
  handlers: BarHandlers
  labelOf: (operation: ScheduleOperation) => string
  hintId: string | undefined
  isMovable: boolean
  /** The bar that the tab key reaches. */
  reached: string | undefined
  chain: string | null
  marked: readonly string[]
  /** What is held above this row, with the operation that it is. */
  held: (Held & { tone: ScheduleOperation['tone'] }) | null
  /** A bar that is carried stays drawn, or the browser would end the carrying. */
  carried: string | undefined
}

/** A resource with what is done at it. */
export const ResourceRow = memo(function ResourceRow(props: Props) {
  const { row, list, stops, places, axis, names, from, to, isMovable, reached, chain, marked, held, carried } = props
  const { handlers, labelOf, hintId } = props
  const { locale } = useLocale()
  const xOf = (time: WallTime): number => (time / dayLength - axis.from) * axis.pxPerDay + names
  const widthOf = (start: WallTime, end: WallTime): number => Math.max(4, ((end - start) / dayLength) * axis.pxPerDay - 1)
  return (
    <Row
      role="group"
      aria-label={row.resource.name}
      data-target={held !== null || undefined}
      style={{ insetBlockStart: row.top + headHeight, blockSize: row.height }}
    >
      {stops.map(
        ({ start, end }) =>
          end > from &&
          start < to && <Stop key={start} style={{ insetInlineStart: xOf(start), inlineSize: xOf(end) - xOf(start) }} />,
      )}
      {list.map(
        (operation) =>
          ((operation.end > from && operation.start < to) || operation.key === carried) && (
            <ScheduleBar
              key={operation.key}
              operation={operation}
              handlers={handlers}
              labelOf={labelOf}
              hintId={hintId}
              isMovable={isMovable && !operation.isPinned}
              isReached={operation.key === reached}
              isChained={chain === operation.chain}
              isMarked={marked.includes(operation.key)}
              x={xOf(operation.start)}
              width={widthOf(operation.start, operation.end)}
              y={operation.lane * laneHeight + 3}
            />
          ),
      )}
      {places.map(
        ({ key, overlay, name, lane, start, end }) =>
          end > from &&
          start < to && (
            <Ghost
              key={`${overlay} ${key}`}
              role="img"
              aria-label={name}
              title={name}
              data-overlay={overlay}
              style={{
                insetInlineStart: xOf(start),
                inlineSize: widthOf(start, end),
                insetBlockStart: lane * laneHeight + 1 + overlay * 2,
              }}
            />
          ),
      )}
      {held && (
        <Bar
          as="div"
          data-held
          data-tone={held.tone}
          style={{ insetInlineStart: xOf(held.start), inlineSize: widthOf(held.start, held.end), insetBlockStart: 3 }}
        >
          {clockText(held.start, locale)}
        </Bar>
      )}
      <Name title={row.resource.name}>{row.resource.name}</Name>
    </Row>
  )
})
