import { Plan, type PlanInput, type PlanLink, type PlanTask } from '@bip/charts/gantt'
import {
  type CalendarException,
  type CalendarSpec,
  calendarOf,
  calendarWith,
  dayText,
  finishDay,
  startDay,
} from '@bip/contract/calendar'
import { type Absence, type PlanRow, splitsOf, type WholePlan, type WorkedDays, workOf } from '@bip/contract/resources'

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

const ownKey = (personId: string): string => `person ${personId}`

/** The days that each person is away, as a calendar says them. */
function absencesOf(absences: readonly Absence[]): ReadonlyMap<string, CalendarException[]> {
  const found = new Map<string, CalendarException[]>()
  for (const { personId, from, to } of absences) found.set(personId, [...(found.get(personId) ?? []), { from, to, shifts: [] }])
  return found
}

/** The calendar of the plan as it holds for somebody who is away: it holds before what the plant says of the day. */
const withAbsences = (spec: CalendarSpec, key: string, away: readonly CalendarException[]): CalendarSpec => ({
  ...spec,
  key,
  exceptions: [...(spec.exceptions ?? []), ...away],
})

/**
 * The stored plan as one that reckons. What its links say by themselves is left to them; a task that was planned later than they allow keeps
 * its day as one before which it does not begin.
 */
export function planOf({ project, items, absences, ...days }: WholePlan): Plan {
  const known = new Set(items.map(({ id }) => id))
  const spec = calendarWith(days)
  const calendar = calendarOf(spec)
  const people = new Map(items.flatMap(({ ownerId, ownerName }) => (ownerId ? [[ownerId, ownerName ?? ownerId] as const] : [])))
  const away = [...absencesOf(absences)].map(([key, exceptions]) => [key, withAbsences(spec, ownKey(key), exceptions)] as const)
  const own = new Map(away.map(([key, one]) => [key, calendarOf(one)]))
  // The days of work of somebody who is away for a while are those on which they are there: the dates stay as they are stored.
  const tasks = items.map((row) => taskOf(row, known, (row.ownerId && own.get(row.ownerId)) || calendar))
  const input: PlanInput = {
    start: [project.planStart, ...items.map(({ planStart }) => planStart)].toSorted()[0] ?? project.planStart,
    tasks,
    links: linksOf(items, known),
    resources: [...people].map(([key, name]) => ({ key, name, ...(own.has(key) && { calendar: ownKey(key) }) })),
    calendars: [spec, ...away.map(([, one]) => one)],
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
