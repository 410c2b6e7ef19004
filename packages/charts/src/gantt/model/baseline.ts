import type { Plan } from './Plan.ts'
import type { PlanSpan } from './types.ts'

/** A plan as it once was, to be compared with. */
export type Baseline = { key: string; name: string; spans: ReadonlyMap<string, PlanSpan> }

/** Working days by which a task begins, ends and lasts otherwise than it did; positive is later, or longer. */
export type Variance = { start: number; finish: number; duration: number }

export const baselineOf = (plan: Plan, key: string, name: string): Baseline => ({
  key,
  name,
  spans: new Map(plan.tasks.map((task) => [task.key, plan.spanOf(task.key)])),
})

/** undefined for a task that the baseline does not know. */
export const varianceOf = (plan: Plan, { spans }: Baseline, key: string): Variance | undefined => {
  const before = spans.get(key)
  if (!before) return undefined
  const now = plan.spanOf(key)
  const calendar = plan.calendarOf(key)
  const days = (from: number, to: number): number => calendar.between(from, to) / plan.schedule.facts.minutesPerDay
  const [start, finish] = [days(before.start, now.start), days(before.finish, now.finish)]
  return { start, finish, duration: finish - start }
}
