import type { GanttStep, Plan } from '@bip/charts/gantt'
import { rowsOfTable } from '@bip/contract'
import { calendarOf, dayNumber, dayText, standardCalendar, weekdayOf } from '@bip/contract/calendar'
import {
  nthWorkday,
  type PlanLinkRow,
  type PlanRow,
  type ReplannedItem,
  type TemplatePlanAnswer,
  type TemplateRow,
  type WholePlan,
  workdaysBetween,
  workOf,
} from '@bip/contract/resources'
import { replannedOf } from '../plan/replannedOf.ts'

const calendar = calendarOf(standardCalendar)

/** The Monday on which a project would begin that is begun from the template: today, or the next one. */
export const mondayFrom = (today: string): string => {
  const day = dayNumber(today)
  return dayText(day + ((7 - weekdayOf(day)) % 7))
}

const nothing = {
  ...{ ownerId: null, ownerName: null, splits: null, deadline: null, constraintType: null, constraintDate: null },
  ...{ actualStart: null, actualEnd: null, baselineStart: null, baselineEnd: null, progress: 0, plannedHours: null },
} as const satisfies Partial<PlanRow>

/** The plan of a template as that of a project which begins on a day; holidays are for the project to know. */
export function templatePlan({ mayEdit, items, links }: TemplatePlanAnswer, start: string): WholePlan {
  const byItem = new Map<string, PlanLinkRow[]>()
  for (const { itemId, ...link } of rowsOfTable(links)) byItem.set(itemId, [...(byItem.get(itemId) ?? []), link])
  const rows = rowsOfTable<TemplateRow>(items).map(
    ({ startDay, workDays, role: _, ...item }): PlanRow => ({
      ...nothing,
      ...item,
      status: 'planning',
      planStart: nthWorkday(start, Number(startDay)),
      planEnd: nthWorkday(start, Number(startDay) + Math.max(1, Number(workDays)) - 1),
      duration: Number(workDays),
      links: byItem.get(item.id) ?? [],
    }),
  )
  const planEnd =
    rows
      .map((row) => row.planEnd)
      .toSorted()
      .at(-1) ?? start
  return {
    ...{ mayEdit, items: rows, holidays: [], workedDays: [], absences: [] },
    project: { id: '', name: '', code: '', planStart: start, planEnd, deliveryDate: null },
  }
}

/** An item of a template as it is stored after a step. */
export type ChangedItem = {
  id: string
  version: number
  itemName?: string
  startDay?: string
  workDays?: string
  links?: object[]
}

/** What a step came to, as days from the start; null where it changed what a template does not have, such as splits or progress. */
export function changedItems(
  plan: Plan,
  step: GanttStep,
  rows: ReadonlyMap<string, PlanRow>,
  start: string,
): ChangedItem[] | null {
  const isForeign = ({ splits, progress, deadline, constraintType }: ReplannedItem): boolean =>
    splits !== undefined || progress !== undefined || deadline !== undefined || constraintType !== undefined
  const items = replannedOf(plan, step, rows)
  if (items.some(isForeign)) return null
  return items.map(({ id, version, planStart, planEnd, planItemName, links }): ChangedItem => {
    const row = rows.get(id)
    const dates = { planStart: planStart ?? row?.planStart ?? start, planEnd: planEnd ?? row?.planEnd ?? start }
    const isMilestone = plan.taskOf(id).duration === 0
    return {
      ...{ id, version },
      ...(planItemName !== undefined && { itemName: planItemName }),
      ...(planStart !== undefined && {
        startDay: String(workdaysBetween(start, dates.planStart, calendar)),
        workDays: isMilestone ? '0' : String(workOf({ ...dates, itemType: 'task', splits: null }, calendar)),
      }),
      ...(links && { links: links.map(({ lag, ...link }) => ({ ...link, lag: String(lag) })) }),
    }
  })
}
