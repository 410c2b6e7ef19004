import { type DayNumber, dayLength, startDay } from '@bip/contract/calendar'
import type { Moved, PlanEffect } from './effect.ts'
import { loadOf, tasksByResource } from './load.ts'
import type { Plan } from './Plan.ts'
import { segmentsOf } from './segments.ts'
import type { PlanSpan } from './types.ts'

/** Days on which a change asks more of a resource than there is, or still more than before. */
export type Overload = { resource: string; name: string; first: DayNumber; days: number }

/** What a change would ask too much of, while the plan is still as it was. */
export function overloadsOf(plan: Plan, { moved }: Pick<PlanEffect, 'moved'>): Overload[] {
  const movedOf = new Map<string, Moved[]>()
  for (const one of moved)
    for (const { resource } of (plan.has(one.key) ? plan.taskOf(one.key).assignments : undefined) ?? [])
      movedOf.set(resource, [...(movedOf.get(resource) ?? []), one])
  if (movedOf.size === 0) return []
  const keys = tasksByResource(plan)
  const found: Overload[] = []
  for (const { key: resource, name } of plan.input.resources ?? []) {
    const moves = movedOf.get(resource)
    if (!moves) continue
    const first = Math.min(...moves.map(({ to }) => startDay(to.start)))
    const end = Math.max(...moves.map(({ to }) => startDay(to.finish))) + 1
    const { demand, capacity } = loadOf(plan, resource, keys.get(resource) ?? [], first, end)
    const after = demand.slice()
    for (const { key, to } of moves) {
      const units = plan.taskOf(key).assignments?.find((one) => one.resource === resource)?.units ?? 0
      for (const span of segmentsOf(plan, key)) addHours(plan, key, { span, after, first, end, units: -units })
      addHours(plan, key, { span: to, after, first, end, units })
    }
    const over = [...after.keys()].filter((at) => (after[at] ?? 0) > Math.max(capacity[at] ?? 0, demand[at] ?? 0) + 0.01)
    if (over.length > 0) found.push({ resource, name, first: first + (over[0] ?? 0), days: over.length })
  }
  return found
}

type Adding = { span: PlanSpan; after: Float64Array; first: DayNumber; end: DayNumber; units: number }

function addHours(plan: Plan, key: string, { span: { start, finish }, after, first, end, units }: Adding): void {
  const working = plan.calendarOf(key)
  for (let day = Math.max(first, startDay(start)); day < Math.min(end, startDay(finish) + 1); day += 1) {
    const [from, to] = [Math.max(start, day * dayLength), Math.min(finish, (day + 1) * dayLength)]
    if (to > from) after[day - first] = (after[day - first] ?? 0) + (working.between(from, to) / 60) * units
  }
}
