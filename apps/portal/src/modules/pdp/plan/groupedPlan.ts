import { Plan, type PlanTask } from '@bip/charts/gantt'
import type { PlanRow, WholePlan } from '@bip/contract/resources'
import { taskOf } from './planOf.ts'

/** What a plan is grouped by beside its own order. */
export const planGroupings = ['wbs', 'phase', 'person', 'department'] as const
export type PlanGrouping = (typeof planGroupings)[number]

const groupKey = (value: string): string => `group ${value}`

/** The tasks of a plan under other heads, where they stand by the plan. It is looked at, not changed. */
export function groupedPlan(whole: WholePlan, plan: Plan, groupOf: (row: PlanRow) => { key: string; name: string }): Plan {
  const rows = whole.items.filter(({ id }) => !plan.isSummary(id))
  const groups = new Map<string, string>()
  for (const row of rows) {
    const { key, name } = groupOf(row)
    groups.set(key, name)
  }
  const known = new Set<string>()
  const tasks = rows.map((row): PlanTask => {
    const { constraint: _, actualStart: __, ...task } = taskOf(row, known, plan.calendar)
    return { ...task, mode: 'manual', start: row.planStart, parent: groupKey(groupOf(row).key) }
  })
  const heads = [...groups]
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'zh'))
    .map(([key, name]): PlanTask => ({ key: groupKey(key), name }))
  return new Plan({
    start: rows.map(({ planStart }) => planStart).toSorted()[0] ?? whole.project.planStart,
    tasks: [...heads, ...tasks],
    resources: plan.input.resources,
    calendars: plan.input.calendars,
  })
}
