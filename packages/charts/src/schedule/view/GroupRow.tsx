import { dayLength, type WallTime } from '@bip/contract/calendar'
import { memo, useMemo } from 'react'
import { type Axis, xOfDay } from '../../gantt/axis/axis.ts'
import { loadOf, type ScheduleRow } from '../model/rows.ts'
import { headHeight, Load, Row } from '../Schedule.styles.ts'
import type { ScheduleOperation } from '../types.ts'

type Props = {
  row: Extract<ScheduleRow, { kind: 'group' }>
  lists: ReadonlyMap<string, readonly ScheduleOperation[]>
  axis: Axis
  names: number
  from: WallTime
  to: WallTime
}

/** How much of a group of resources is taken, day by day. */
export const GroupRow = memo(function GroupRow({ row, lists, axis, names, from, to }: Props) {
  const { resources, top, height } = row
  const load = useMemo(() => loadOf(lists, resources), [lists, resources])
  const max = resources.reduce((sum, { capacity = 1 }) => sum + capacity, 0) * dayLength
  const days = [...load].filter(([day]) => (day + 1) * dayLength > from && day * dayLength < to)
  return (
    <Row data-group style={{ insetBlockStart: top + headHeight, blockSize: height }}>
      {days.map(([day, minutes]) => (
        <Load
          key={day}
          aria-hidden
          data-over={minutes > max || undefined}
          style={{
            insetInlineStart: xOfDay(axis, day) + names,
            inlineSize: Math.max(1, axis.pxPerDay - 1),
            blockSize: `${Math.min(100, (minutes / max) * 100)}%`,
          }}
        />
      ))}
    </Row>
  )
})
