import { dayLength, type WallTime } from '@bip/contract/calendar'
import { memo } from 'react'
import type { Axis } from '../../gantt/axis/axis.ts'
import { laneHeight } from '../model/rows.ts'
import type { ScheduleOperation } from '../types.ts'
import { type BarHandlers, ScheduleBar } from './ScheduleBar.tsx'

export type RowPartProps = {
  operations: readonly ScheduleOperation[]
  axis: Axis
  names: number
  handlers: BarHandlers
  labelOf: (operation: ScheduleOperation) => string
  hintId: string | undefined
  isMovable: boolean
  /** The bar that the tab key reaches. */
  reached: string | undefined
  chain: string | null
  marked: readonly string[]
}

export const barWidth = (axis: Axis, start: WallTime, end: WallTime): number =>
  Math.max(4, ((end - start) / dayLength) * axis.pxPerDay - 1)

/** The bars of a row that begin in one part of the axis: whoever scrolls along has only those made that come into sight. */
export const RowPart = memo((props: RowPartProps) => {
  const { operations, axis, names, handlers, labelOf, hintId, isMovable, reached, chain, marked } = props
  return operations.map((operation) => (
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
      x={(operation.start / dayLength - axis.from) * axis.pxPerDay + names}
      width={barWidth(axis, operation.start, operation.end)}
      y={operation.lane * laneHeight + 3}
    />
  ))
})
