import type { PlanTask } from './types.ts'

const unitsOf = ({ assignments = [] }: PlanTask): number => assignments.reduce((sum, { units }) => sum + units, 0)

/** Hours of work on a task: its own, or what its duration and the people on it make. */
export const effortOf = (task: PlanTask, hoursPerDay: number): number =>
  task.effort ?? (task.duration ?? 1) * hoursPerDay * unitsOf(task)

type EffortChange = { duration: number } | { effort: number } | { units: number }

const spread = (task: PlanTask, units: number): PlanTask['assignments'] => {
  const sum = unitsOf(task)
  return task.assignments?.map((one) => ({ ...one, units: sum > 0 ? (one.units * units) / sum : units }))
}

/**
 * What else changes when duration, effort or units of a task are changed, since effort is duration times units: what its mode holds
 * stays. Without people nothing else changes.
 */
export const withEffort = (task: PlanTask, change: EffortChange, hoursPerDay: number): Partial<PlanTask> => {
  const { effortMode = 'fixedDuration', duration = 1 } = task
  const units = unitsOf(task)
  const effort = effortOf(task, hoursPerDay)
  const days = (hours: number, by: number): number => hours / (hoursPerDay * by)
  if ('duration' in change) {
    if (units === 0) return { duration: change.duration }
    if (effortMode === 'fixedEffort')
      return { duration: change.duration, effort, assignments: spread(task, days(effort, change.duration)) }
    return { duration: change.duration, effort: change.duration * hoursPerDay * units }
  }
  if ('effort' in change) {
    if (units === 0) return { effort: change.effort }
    if (effortMode === 'fixedDuration' && duration > 0)
      return { effort: change.effort, assignments: spread(task, days(change.effort, duration)) }
    return { effort: change.effort, duration: days(change.effort, units) }
  }
  if (units === 0 || change.units <= 0) return {}
  if (effortMode === 'fixedDuration')
    return { assignments: spread(task, change.units), effort: duration * hoursPerDay * change.units }
  return { assignments: spread(task, change.units), effort, duration: days(effort, change.units) }
}
