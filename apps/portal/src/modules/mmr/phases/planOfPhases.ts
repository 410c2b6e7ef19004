import { type GanttStep, Plan, type PlanLink, type PlanResource, type PlanTask } from '@bip/charts/gantt'
import { calendarOf, calendarWith, dayNumber, dayText, finishDay, startDay, type WorkingCalendar } from '@bip/contract/calendar'
import type { PhaseMoves, PhasePlan, PlannedPhase } from '@bip/contract/resources'

export const orderKey = (id: string): string => `order ${id}`

/** Working days from one day to another, both counted; a phase has one at least. */
function workdays({ startDate, endDate }: PlannedPhase, calendar: WorkingCalendar): number {
  let count = 0
  for (let day = dayNumber(startDate); day <= dayNumber(endDate); day += 1) if (calendar.isWorkday(day)) count += 1
  return Math.max(1, count)
}

function statusOf({ progress, endDate }: PlannedPhase, today: string): PlanTask['status'] {
  if (progress >= 100) return 'completed'
  if (endDate < today) return 'delayed'
  return progress > 0 ? 'inProgress' : 'toStart'
}

const assignmentsOf = ({ deptId, stationId, people, progress }: PlannedPhase) =>
  progress >= 100
    ? []
    : [
        ...(deptId ? [{ resource: `d ${deptId}`, units: people }] : []),
        ...(stationId ? [{ resource: `s ${stationId}`, units: 1 }] : []),
      ]

type Names = { dept: (name: string) => string; station: (name: string) => string }

/** Departments and stations that phases are planned at, with what they can take. */
function resourcesOf({ departments, stations, phases }: PhasePlan, names: Names): PlanResource[] {
  const used = new Set(phases.flatMap(assignmentsOf).map(({ resource }) => resource))
  return [
    ...departments.map(({ id, name, max }) => ({ key: `d ${id}`, name: names.dept(name), units: max })),
    ...stations.map(({ id, name, max }) => ({ key: `s ${id}`, name: names.station(name), units: max })),
  ].filter(({ key }) => used.has(key))
}

/**
 * Open orders as a plan: phases follow each other, so that one that moves takes the later ones along. What has begun or is pinned stays, and the
 * last phase of an order is held against the promised day.
 */
export function planOfPhases(whole: PhasePlan, today: string, names: Names): Plan {
  const byOrder = Map.groupBy(whole.phases, ({ planOrderId }) => planOrderId)
  const spec = calendarWith(whole)
  const calendar = calendarOf(spec)
  const tasks: PlanTask[] = []
  const links: PlanLink[] = []
  for (const { id, orderNo, name, promisedDate } of whole.orders) {
    const phases = byOrder.get(id) ?? []
    if (phases.length === 0) continue
    tasks.push({ key: orderKey(id), name: `${orderNo} ${name}` })
    for (const [at, phase] of phases.entries()) {
      const next = phases[at + 1]
      tasks.push({
        ...{ key: phase.id, name: phase.name, parent: orderKey(id), status: statusOf(phase, today) },
        ...{ duration: workdays(phase, calendar), progress: phase.progress, assignments: assignmentsOf(phase) },
        constraint: { type: phase.isPinned ? 'mustStart' : 'startNoEarlier', date: phase.startDate },
        ...(phase.progress > 0 && { actualStart: phase.startDate }),
        ...(!next && promisedDate && { deadline: promisedDate }),
      })
      // Phases that run side by side are left as they are.
      if (next && next.startDate > phase.endDate) links.push({ key: `${phase.id} ${next.id}`, from: phase.id, to: next.id })
    }
  }
  const start = whole.phases.map(({ startDate }) => startDate).toSorted()[0] ?? today
  return new Plan({ start, tasks, links, resources: resourcesOf(whole, names), calendars: [spec] })
}

/** What a step changes of phases, as it is stored; null where it changes what is not changed here. */
export function movesOf(
  plan: Plan,
  { edits, effect }: GanttStep,
  versions: ReadonlyMap<string, number>,
): PhaseMoves['phases'] | null {
  const isKnown = edits.every(
    (edit) => edit.kind === 'setTask' && !('name' in edit.set) && !('assignments' in edit.set) && versions.has(edit.key),
  )
  if (!isKnown) return null
  const progress = new Map(
    edits.flatMap((edit) =>
      edit.kind === 'setTask' && edit.set.progress !== undefined
        ? [[edit.key, String(Math.round(edit.set.progress))] as const]
        : [],
    ),
  )
  const keys = new Set([...effect.moved.map(({ key }) => key), ...progress.keys()])
  return [...keys].flatMap((id) => {
    const version = versions.get(id)
    if (version === undefined) return []
    const { start, finish } = plan.spanOf(id)
    const [first, last] = [startDay(start), finishDay(finish)]
    const done = progress.get(id)
    return [
      {
        ...{ id, version, startDate: dayText(first), endDate: dayText(Math.max(first, last)) },
        ...(done !== undefined && done !== '0' && { progress: done }),
      },
    ]
  })
}
