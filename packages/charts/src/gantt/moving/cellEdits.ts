import { dayLength, dayNumber } from '@bip/contract/calendar'
import type { CellEdit } from '@bip/design-system'
import { moved } from '../model/changes.ts'
import type { PlanEdit } from '../model/edits.ts'
import type { Plan } from '../model/Plan.ts'

/** What was typed into cells, as changes of the plan. */
export const cellEdits = (plan: Plan, edits: readonly CellEdit[]): readonly PlanEdit[] =>
  edits.flatMap(({ key, column, value, before }): readonly PlanEdit[] => {
    if (column === 'name') return [{ kind: 'setTask', key, set: { name: String(value ?? '') } }]
    if (column === 'duration') return [{ kind: 'setTask', key, set: { duration: Number(value) } }]
    if (column === 'progress') return [{ kind: 'setTask', key, set: { progress: Number(value) } }]
    if (column !== 'start' || typeof value !== 'string' || typeof before !== 'string') return []
    return moved(plan, [key], (dayNumber(value) - dayNumber(before)) * dayLength)
  })
