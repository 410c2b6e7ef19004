import { type DayNumber, dayLength, startDay } from '@bip/contract/calendar'
import type { Plan } from './Plan.ts'
import { segmentsOf } from './segments.ts'

/** Hours by day, from the first day asked for. */
export type Load = { demand: Float64Array; capacity: Float64Array }

/** Keys of the tasks that each resource works on, summaries left out. */
export const tasksByResource = (plan: Plan): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const { key, assignments = [] } of plan.tasks) {
    if (assignments.length === 0 || plan.isSummary(key)) continue
    for (const { resource } of assignments) {
      const keys = found.get(resource)
      if (keys) keys.push(key)
      else found.set(resource, [key])
    }
  }
  return found
}

/** How many hours a resource is asked for, and has, on each day from `first` until before `end`; `keys` are its tasks. */
export const loadOf = (plan: Plan, resource: string, keys: readonly string[], first: DayNumber, end: DayNumber): Load => {
  const [demand, capacity] = [new Float64Array(end - first), new Float64Array(end - first)]
  const calendar = plan.calendarOfResource(resource)
  const { units: there = 1 } = plan.input.resources?.find(({ key }) => key === resource) ?? {}
  for (let day = first; day < end; day += 1) capacity[day - first] = (calendar.hoursOn(day).total / 60) * there
  for (const key of keys) {
    const task = plan.tasks[plan.indexOf(key)]
    const units = task?.assignments?.find((one) => one.resource === resource)?.units ?? 0
    const working = plan.calendarOf(key)
    for (const { start, finish } of segmentsOf(plan, key)) {
      for (let day = Math.max(first, startDay(start)); day < Math.min(end, startDay(finish) + 1); day += 1) {
        const [from, to] = [Math.max(start, day * dayLength), Math.min(finish, (day + 1) * dayLength)]
        if (to > from) demand[day - first] = (demand[day - first] ?? 0) + (working.between(from, to) / 60) * units
      }
    }
  }
  return { demand, capacity }
}
