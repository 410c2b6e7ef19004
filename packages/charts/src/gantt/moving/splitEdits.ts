import { dayLength } from '@bip/contract/calendar'
import { type Axis, isHourly, timeAtX } from '../axis/axis.ts'
import { splitAfter, workedUntil } from '../model/changes.ts'
import type { PlanEdit } from '../model/edits.ts'
import type { Plan } from '../model/Plan.ts'

/** Days of work between two places at which a task can be split. */
export const splitGrid = (axis: Axis): number => (isHourly(axis) ? 0.5 : 1)

const onGrid = (days: number, grid: number, max: number): number =>
  Math.max(grid, Math.min(Math.round(days / grid) * grid, Math.ceil(max / grid) * grid - grid))

/** How much of a task is worked before a place of the axis. */
export const placeOfSplit = (plan: Plan, axis: Axis, key: string, x: number): number => {
  const calendar = plan.calendarOf(key)
  const exact = timeAtX(axis, x)
  const day = Math.floor(exact / dayLength)
  // Without hours a day is as wide as what is worked in it.
  const [start, end] = [calendar.nextStart(day * dayLength), calendar.lastEnd((day + 1) * dayLength)]
  const time = isHourly(axis) || end <= start ? exact : start + ((exact - day * dayLength) / dayLength) * (end - start)
  return onGrid(workedUntil(plan, key, time), splitGrid(axis), plan.taskOf(key).duration ?? 1)
}

/** Half of a task, where the keys begin to split it. */
export const middleOf = (plan: Plan, axis: Axis, key: string): number => {
  const days = plan.taskOf(key).duration ?? 1
  return onGrid(days / 2, splitGrid(axis), days)
}

/** What it does to split a task there with a pause; nothing where it is too short. */
export const splitEdits = (plan: Plan, axis: Axis, key: string, after: number, pause: number): readonly PlanEdit[] => {
  const grid = splitGrid(axis)
  return splitAfter(plan, key, { after, pause: Math.max(grid, Math.round(pause / grid) * grid) })
}
