import { dayLength, type WallTime } from '@bip/contract/calendar'
import type { Axis } from '../../gantt/axis/axis.ts'
import { laneHeight } from './rows.ts'

/** px of a bar, and from the top of its lane to it. */
export const [barHeight, barTop] = [24, 3]

/** px of a time on the axis, and the time at a px. */
export const xAt = (axis: Axis, time: WallTime): number => (time / dayLength - axis.from) * axis.pxPerDay
export const timeAt = (axis: Axis, px: number): WallTime => (axis.from + px / axis.pxPerDay) * dayLength

/** A bar is never too narrow to be seen, and leaves a px to its neighbour. */
export const barWidth = (axis: Axis, start: WallTime, end: WallTime): number =>
  Math.max(4, ((end - start) / dayLength) * axis.pxPerDay - 1)

/** px from the top of a row to a bar in it. */
export const yOfLane = (lane: number): number => lane * laneHeight + barTop
