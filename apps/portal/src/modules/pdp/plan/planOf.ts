import { Plan, type PlanInput, type PlanLink, type PlanTask } from '@bip/charts/gantt'
import { calendarOf, calendarWith, dayText, finishDay, startDay } from '@bip/contract/calendar'
import { type PlanRow, splitsOf, type WholePlan, type WorkedDays, workOf } from '@bip/contract/resources'

const statuses = [
  'planning',
  'toStart',
  'closed',
  'inProgress',
  'delayed',
  'completed',
  'delayedCompleted',
  'inApproval',
  'changing',
] as const

const constraints = ['startNoEarlier', 'startNoLater', 'finishNoEarlier', 'finishNoLater', 'mustStart', 'mustFinish'] as const

export const linkKey = (from: string, type: string, to: string): string => `${from} ${type} ${to}`

const isMilestone = ({ itemType, duration }: PlanRow): boolean => itemType === 'milestone' || duration === 0

/** An item as a task of a plan; `known` are the items that it can belong to. Its dates say how many days of work it has. */
export function taskOf(row: PlanRow, known: ReadonlySet<string>, calendar: WorkedDays): PlanTask {
  const type = constraints.find((one) => one === row.constraintType)
  return {
    key: row.id,
    name: row.name,
    status: statuses.find((one) => one === row.status) ?? 'planning',
    ...(row.parentId && known.has(row.parentId) && { parent: row.parentId }),
    duration: isMilestone(row) ? 0 : workOf(row, calendar),
    progress: Number(row.progress),
    ...(row.splits && { splits: splitsOf(row.splits) }),
    ...(row.deadline && { deadline: row.deadline }),
    ...(row.actualStart && { actualStart: row.planStart }),
    ...(type && row.constraintDate && { constraint: { type, date: row.constraintDate } }),
    ...(row.ownerId && { assignments: [{ resource: row.ownerId, units: 1 }] }),
    ...(row.plannedHours !== null && { effort: Number(row.plannedHours) }),
  }
}

const linksOf = (rows: readonly PlanRow[], known: ReadonlySet<string>): PlanLink[] =>
  rows.flatMap(({ id, links }) =>
    links.flatMap(({ predecessorId, linkType, lag, lagUnit }): PlanLink[] => {
      if (!known.has(predecessorId)) return []
      const ends = { from: predecessorId, to: id, type: linkType }
      return [{ key: linkKey(predecessorId, linkType, id), ...ends, lag: Number(lag), lagUnit: lagUnit ?? 'working' }]
    }),
  )

/** The days of a task by the plan. */
export function daysOf(plan: Plan, key: string): { planStart: string; planEnd: string } {
  const { start, finish } = plan.spanOf(key)
  const [first, last] = [startDay(start), finishDay(finish)]
  return { planStart: dayText(first), planEnd: dayText(Math.max(first, last)) }
}

/**
 * The stored plan as one that reckons. What its links say by themselves is left to them; a task that was planned later than they allow keeps
 * its day as one before which it does not begin.
 */
export function planOf({ project, items, ...days }: WholePlan): Plan {
  const known = new Set(items.map(({ id }) => id))
  const spec = calendarWith(days)
  const calendar = calendarOf(spec)
  const tasks = items.map((row) => taskOf(row, known, calendar))
  const people = new Map(items.flatMap(({ ownerId, ownerName }) => (ownerId ? [[ownerId, ownerName ?? ownerId] as const] : [])))
  const input: PlanInput = {
    start: [project.planStart, ...items.map(({ planStart }) => planStart)].toSorted()[0] ?? project.planStart,
    tasks,
    links: linksOf(items, known),
    resources: [...people].map(([key, name]) => ({ key, name })),
    calendars: [spec],
  }
  const loose = new Plan(input)
  const placed = items.map((row, at): PlanTask => {
    const task = tasks[at] as PlanTask // one task of each row
    const isFree = !task.constraint && !task.actualStart && !loose.isSummary(row.id)
    if (!isFree || daysOf(loose, row.id).planStart >= row.planStart) return task
    return { ...task, constraint: { type: 'startNoEarlier', date: row.planStart } }
  })
  return new Plan({ ...input, tasks: placed })
}
