import { dayLength, type WallTime } from '@bip/contract/calendar'
import { useLocale } from '@bip/design-system'
import { memo, useMemo } from 'react'
import { laneHeight, partsBetween, partsOf, type ScheduleRow } from '../model/rows.ts'
import { Ghost, headHeight, Row, Stop } from '../Schedule.styles.ts'
import type { ScheduleOperation, SchedulePlace, ScheduleStop } from '../types.ts'
import type { Held } from '../useHeld.ts'
import { clockText } from '../useLabels.ts'
import { sightStep } from '../useSight.ts'
import { barWidth, RowPart, type RowPartProps } from './RowPart.tsx'

export type DrawnPlace = SchedulePlace & { overlay: number; name: string }

type Props = Omit<RowPartProps, 'operations'> & {
  row: Extract<ScheduleRow, { kind: 'resource' }>
  list: readonly ScheduleOperation[]
  stops: readonly ScheduleStop[]
  places: readonly DrawnPlace[]
  from: WallTime
  to: WallTime
  /** What is held above this row, with the operation that it is. */
  held: (Held & { tone: ScheduleOperation['tone'] }) | null
  /** A bar that is carried stays drawn, or the browser would end the carrying. */
  carried: string | undefined
}

const none: readonly never[] = []

/** A resource with what is done at it. */
export const ResourceRow = memo(function ResourceRow(props: Props) {
  const { row, list, stops, places, axis, names, from, to, isMovable, reached, chain, marked, held, carried } = props
  const { handlers, labelOf, hintId } = props
  const { locale } = useLocale()
  const xOf = (time: WallTime): number => (time / dayLength - axis.from) * axis.pxPerDay + names
  const length = (sightStep / axis.pxPerDay) * dayLength
  const parts = useMemo(() => partsOf(list, length), [list, length])
  const inSight = partsBetween(parts, [from, to], length)
  const carriedFrom = carried === undefined ? undefined : list.find(({ key }) => key === carried)?.start
  const carriedPart = carriedFrom === undefined ? undefined : Math.floor(carriedFrom / length)
  const shown = carriedPart === undefined || inSight.includes(carriedPart) ? inSight : [...inSight, carriedPart]
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
      {shown.map((part) => (
        <RowPart
          key={part}
          operations={parts.parts.get(part) ?? none}
          {...{ axis, names, handlers, labelOf, hintId, isMovable, reached, chain, marked }}
        />
      ))}
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
          style={{ insetInlineStart: xOf(held.start), inlineSize: barWidth(axis, held.start, held.end), insetBlockStart: 3 }}
        >
          {clockText(held.start, locale)}
        </div>
      )}
    </Row>
  )
})
