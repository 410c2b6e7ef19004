import { dayLength, finishDay } from '@bip/contract/calendar'
import { type Axis, isHourly } from '../axis/axis.ts'
import { moved, progressed, resized } from '../model/changes.ts'
import type { PlanEdit } from '../model/edits.ts'
import type { Plan } from '../model/Plan.ts'

/** What is held of a bar: all of it, its end, or how far it is done. */
export type BarPart = 'bar' | 'finish' | 'progress'

/** Minutes between two places at which something can be put down. */
export const gridOf = (axis: Axis): number => (isHourly(axis) ? 30 : dayLength)

/** What it does to hold tasks by a part and to carry it by some minutes of the axis. */
export const editsOf = (plan: Plan, keys: readonly string[], part: BarPart, minutes: number): readonly PlanEdit[] => {
  const [key = ''] = keys
  if (part === 'bar') return minutes === 0 ? [] : moved(plan, keys, minutes)
  const { start, finish } = plan.spanOf(key)
  if (part === 'finish') {
    if (minutes === 0) return []
    const isByDays = minutes % dayLength === 0
    const end = isByDays ? (finishDay(finish) + 1) * dayLength + minutes : finish + minutes
    return resized(plan, key, Math.max(end, start))
  }
  const whole = Math.max(1, finish - start)
  const share = (plan.tasks[plan.indexOf(key)]?.progress ?? 0) + (minutes / whole) * 100
  return progressed(key, share)
}
