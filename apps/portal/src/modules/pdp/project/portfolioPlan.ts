import { type Baseline, Plan, type PlanTask } from '@bip/charts/gantt'
import type { AnyRecord } from '@bip/contract'
import { dayLength, dayNumber, standardCalendar } from '@bip/contract/calendar'
import { workdaysBetween } from '@bip/contract/resources'
import { healthIn, healthRank, healthTone } from './healthWords.ts'
import type { Grouping } from './views.ts'

const dayOf = (record: AnyRecord, ...keys: string[]): string | null => {
  for (const key of keys) {
    const value = record[key]
    if (typeof value === 'string' && value !== '') return value
  }
  return null
}

/** From its real or planned start to its real or expected end. */
const spanOf = (record: AnyRecord) => {
  const start = dayOf(record, 'actualStart', 'planStart') ?? '2026-01-01'
  const end = dayOf(record, 'actualEnd', 'forecastEnd', 'planEnd') ?? start
  return { start, end: [start, end].toSorted()[1] ?? end }
}

/** Those in danger first, then those that end first. */
export const byDanger = (one: AnyRecord, other: AnyRecord): number => {
  const rank = (record: AnyRecord): number =>
    healthRank[healthIn(record.health) ?? 'green'] + (record.projectStatus === 'running' ? 0 : 3)
  return rank(one) - rank(other) || String(one.planEnd).localeCompare(String(other.planEnd))
}

const taskOf = (record: AnyRecord, parent: string | null): PlanTask => {
  const { start, end } = spanOf(record)
  const health = healthIn(record.health)
  const isOver = record.projectStatus === 'completed' || record.projectStatus === 'closed'
  return {
    key: record.id,
    name: String(record.projectName ?? ''),
    mode: 'manual',
    start,
    duration: Math.max(1, workdaysBetween(start, end)),
    progress: Number(record.progress ?? 0),
    tone: isOver || !health ? 'neutral' : healthTone[health],
    ...(parent !== null && { parent }),
    ...(typeof record.deliveryDate === 'string' && !isOver && { deadline: record.deliveryDate }),
  }
}

const groupKey = (value: string): string => `group ${value}`

/** Projects as the bars of one plan, in groups; `nameOf` names the group of a record. */
export function portfolioPlan(records: readonly AnyRecord[], by: Grouping, nameOf: (record: AnyRecord) => string): Plan {
  const sorted = records.toSorted(byDanger)
  const groupOf = (record: AnyRecord): string => String(record[by] ?? '')
  const groups = by === 'none' ? [] : [...new Map(sorted.map((record) => [groupOf(record), nameOf(record)]))]
  const tasks = sorted.map((record) => taskOf(record, by === 'none' ? null : groupKey(groupOf(record))))
  const heads = groups.map(([value, name]): PlanTask => ({ key: groupKey(value), name }))
  const first = tasks.map(({ start }) => start ?? '').toSorted()[0]
  return new Plan({ start: first || '2026-01-01', tasks: [...heads, ...tasks], calendars: [standardCalendar] })
}

/** Projects as they were planned. */
export const plannedOf = (records: readonly AnyRecord[], name: string): Baseline => ({
  key: 'planned',
  name,
  spans: new Map(
    records.flatMap(({ id, planStart, planEnd }) =>
      typeof planStart === 'string' && typeof planEnd === 'string'
        ? [[id, { start: dayNumber(planStart) * dayLength, finish: (dayNumber(planEnd) + 1) * dayLength }] as const]
        : [],
    ),
  ),
})
