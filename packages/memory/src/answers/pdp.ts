import type { AnyRecord, RowOf } from '@bip/contract'
import {
  allTaskCount,
  projectPlanListByMonth,
  projectPlanListHome,
  projectTasks,
  projectWeekly,
  scheduleEfficiency,
} from '@bip/contract/resources'
import { answering } from './answer.ts'

const isTask = ({ itemType }: AnyRecord): boolean => itemType !== 'phase'
const closed = new Set(['planning', 'closed', 'completed', 'delayedCompleted'])
const isOpen = ({ planStatus }: AnyRecord): boolean => !closed.has(String(planStatus))
const dayLength = 86_400_000
const thisMonth = '2026-11'
const daysFrom = (from: string, to: unknown): number => Math.round((Date.parse(String(to)) - Date.parse(from)) / dayLength)

const rowOf = (item: AnyRecord): RowOf<typeof projectPlanListHome> => ({
  id: item.id,
  planItemName: String(item.planItemName),
  itemNo: String(item.itemNo),
  projectId: String(item.projectId),
  planStatus: String(item.planStatus),
  ownerId: item.ownerId ? String(item.ownerId) : null,
  planStart: String(item.planStart),
  planEnd: String(item.planEnd),
  progress: String(item.progress ?? '0'),
})

/** Memory has one person at work: all items are theirs. */
export const pdp = {
  ...answering(projectPlanListByMonth, ({ asked: { month = thisMonth }, rows }) =>
    rows('planItem')
      .filter((item) => isTask(item) && String(item.planStart).slice(0, 7) <= month && String(item.planEnd).slice(0, 7) >= month)
      .map((item) => ({
        ...rowOf(item),
        offset: String(daysFrom(`${month}-01`, item.planStart)),
        length: String(daysFrom(String(item.planStart), item.planEnd) + 1),
      })),
  ),
  ...answering(projectPlanListHome, ({ rows }) =>
    rows('planItem')
      .filter((item) => isTask(item) && isOpen(item))
      .map(rowOf),
  ),
  ...answering(projectTasks, ({ rows }) =>
    rows('planItem')
      .filter((item) => isTask(item) && isOpen(item))
      .map((item) => ({ ...rowOf(item), daysLeft: String(daysFrom(`${thisMonth}-24`, item.planEnd)) })),
  ),
  ...answering(allTaskCount, ({ rows }) => {
    const items = rows('planItem').filter(isTask)
    const count = (...states: string[]): string =>
      String(items.filter(({ planStatus }) => states.includes(String(planStatus))).length)
    const counts = { toStart: count('toStart'), inProgress: count('inProgress'), delayed: count('delayed') }
    return [
      { id: 'mine', total: String(items.length), ...counts, dueThisWeek: '0', completed: count('completed', 'delayedCompleted') },
    ]
  }),
  ...answering(scheduleEfficiency, () => [{ id: '2026-11', month: '2026-11', due: '4', onTime: '3', rate: '75' }]),
  ...answering(projectWeekly, ({ rows }) =>
    rows('planItem')
      .filter((item) => isTask(item) && isOpen(item))
      .map((item) => ({
        ...rowOf(item),
        happening: item.planStatus === 'delayed' ? 'late' : 'next',
        actualEnd: null,
        delayReason: null,
      })),
  ),
}
