import { dayLength, type WallTime } from '@bip/contract/calendar'
import { ChevronDown, ChevronRight } from '@bip/design-system/icons'
import { memo, useMemo } from 'react'
import { type Axis, xOfDay } from '../../gantt/axis/axis.ts'
import { loadOf, type ScheduleRow } from '../model/rows.ts'
import { headHeight, Load, Name, Row } from '../Schedule.styles.ts'
import type { ScheduleOperation } from '../types.ts'

type Props = {
  row: Extract<ScheduleRow, { kind: 'group' }>
  lists: ReadonlyMap<string, readonly ScheduleOperation[]>
  axis: Axis
  names: number
  from: WallTime
  to: WallTime
  isFolded: boolean
  onFold: (name: string) => void
}

/** A group of resources: folds them, and shows for each day how much of them is taken. */
export const GroupRow = memo(function GroupRow({ row, lists, axis, names, from, to, isFolded, onFold }: Props) {
  const { resources, name, top, height } = row
  const load = useMemo(() => loadOf(lists, resources), [lists, resources])
  const max = resources.reduce((sum, { capacity = 1 }) => sum + capacity, 0) * dayLength
  const days = [...load].filter(([day]) => (day + 1) * dayLength > from && day * dayLength < to)
  const Chevron = isFolded ? ChevronRight : ChevronDown
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
      <Name>
        <button type="button" aria-expanded={!isFolded} onClick={() => onFold(name)}>
          <Chevron size={14} aria-hidden />
          {name}
        </button>
      </Name>
    </Row>
  )
})
