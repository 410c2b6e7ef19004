import type { Plan } from './Plan.ts'
import type { PlanSpan } from './types.ts'

/** The parts in which a task is worked on, in order: one, or several of a split task. */
export const segmentsOf = (plan: Plan, key: string): readonly PlanSpan[] => {
  const whole = plan.spanOf(key)
  const { splits = [], duration = 1 } = plan.tasks[plan.indexOf(key)] ?? {}
  if (splits.length === 0) return [whole]
  const calendar = plan.calendarOf(key)
  const { minutesPerDay } = plan.schedule.facts
  const parts: PlanSpan[] = []
  let [start, worked] = [whole.start, 0]
  for (const { after, pause } of splits) {
    if (after <= worked || after >= duration) continue
    const finish = calendar.plus(start, Math.round((after - worked) * minutesPerDay))
    parts.push({ start, finish })
    start = calendar.nextStart(calendar.plus(finish, Math.round(pause * minutesPerDay)))
    worked = after
  }
  return [...parts, { start, finish: whole.finish }]
}
