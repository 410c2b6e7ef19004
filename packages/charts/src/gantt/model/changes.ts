import { dayLength, dayText, finishDay, startDay, type WallTime, wallText } from '@bip/contract/calendar'
import type { PlanEdit } from './edits.ts'
import type { Plan } from './Plan.ts'
import { segmentsOf } from './segments.ts'
import type { PlanDate, PlanLink, PlanTask, Split } from './types.ts'

/** A day, or a time where there is one. */
const dateOf = (time: WallTime): PlanDate => (time % dayLength === 0 ? dayText(startDay(time)) : wallText(time))

const isShown = (task: PlanTask): boolean => task.actualStart === undefined && task.actualFinish === undefined

/** Tasks below some, or they themselves, that stand on a date of their own: what links lead follows by itself. */
const leadersOf = (plan: Plan, keys: Iterable<string>): Set<string> => {
  const { network } = plan.schedule
  const leaders = new Set<string>()
  for (const key of keys) {
    const reached = [plan.indexOf(key)]
    const isSingle = !plan.isSummary(key)
    for (const at of reached) {
      const [from, end] = [network.children.heads[at] ?? 0, network.children.heads[at + 1] ?? 0]
      for (let child = from; child < end; child += 1) reached.push(network.children.items[child] ?? 0)
      const task = plan.tasks[at]
      if (!task || end > from || !isShown(task)) continue
      const isLed = (network.incoming.heads[at + 1] ?? 0) > (network.incoming.heads[at] ?? 0)
      if (isSingle || !isLed || task.mode === 'manual' || task.constraint) leaders.add(task.key)
    }
  }
  return leaders
}

/** What places a task at another start: by hand its own start, else a date before which it does not begin, or on which it must. */
const placedAt = (task: PlanTask, start: WallTime, finish: WallTime): Partial<PlanTask> => {
  if (task.mode === 'manual') return { start: dateOf(start) }
  if (task.constraint?.type === 'mustFinish' || task.constraint?.type === 'finishNoEarlier')
    return { constraint: { ...task.constraint, date: dateOf(finish) } }
  return { constraint: { type: task.constraint?.type === 'mustStart' ? 'mustStart' : 'startNoEarlier', date: dateOf(start) } }
}

/** Moves tasks by some minutes of the clock, whole days as days. What has begun stays, and summaries move by their tasks. */
export const moved = (plan: Plan, keys: Iterable<string>, minutes: number): readonly PlanEdit[] => {
  const isByDays = minutes % dayLength === 0
  return [...leadersOf(plan, keys)].map((key): PlanEdit => {
    const span = plan.spanOf(key)
    const task = plan.tasks[plan.indexOf(key)] as PlanTask // It leads.
    const start = (isByDays ? startDay(span.start) * dayLength : span.start) + minutes
    const finish = (isByDays ? finishDay(span.finish) * dayLength : span.finish) + minutes
    return { kind: 'setTask', key, set: placedAt(task, start, finish) }
  })
}

/** Lets a task end at another time: it takes longer, or less long, but at least half an hour. */
export const resized = (plan: Plan, key: string, finish: WallTime): readonly PlanEdit[] => {
  const task = plan.tasks[plan.indexOf(key)]
  if (!task || plan.isSummary(key)) return []
  const { start } = plan.spanOf(key)
  const pauses = (task.splits ?? []).reduce((sum, { pause }) => sum + pause, 0)
  const { minutesPerDay } = plan.schedule.facts
  const minutes = Math.max(30, plan.calendarOf(key).between(start, finish) - pauses * minutesPerDay)
  return [{ kind: 'setTask', key, set: { duration: minutes / minutesPerDay } }]
}

/** Working days of a task that are done with at a time, whole pauses left out. */
export const workedUntil = (plan: Plan, key: string, time: WallTime): number => {
  const calendar = plan.calendarOf(key)
  const minutes = segmentsOf(plan, key).reduce(
    (sum, { start, finish }) => (time > start ? sum + calendar.between(start, Math.min(time, finish)) : sum),
    0,
  )
  return minutes / plan.schedule.facts.minutesPerDay
}

/** Lets the work on a task stop after so many working days for so many; where it stops already the pause is longer. */
export const splitAfter = (plan: Plan, key: string, { after, pause }: Split): readonly PlanEdit[] => {
  const task = plan.tasks[plan.indexOf(key)]
  const isOpen = task && task.actualFinish === undefined && !plan.isSummary(key)
  if (!isOpen || pause <= 0 || after <= 0 || after >= (task.duration ?? 1)) return []
  const splits = task.splits ?? []
  const there = splits.find((one) => one.after === after)
  const next = there
    ? splits.map((one) => (one === there ? { after, pause: one.pause + pause } : one))
    : [...splits, { after, pause }].sort((one, other) => one.after - other.after)
  return [{ kind: 'setTask', key, set: { splits: next } }]
}

/** Lets the work on a task go on without a stop. */
export const joined = (plan: Plan, key: string): readonly PlanEdit[] =>
  plan.tasks[plan.indexOf(key)]?.splits?.length ? [{ kind: 'setTask', key, set: { splits: undefined } }] : []

export const progressed = (key: string, percent: number): readonly PlanEdit[] => [
  { kind: 'setTask', key, set: { progress: Math.max(0, Math.min(100, Math.round(percent))) } },
]

/** A new link; where both are linked that way already it is taken away, so that what draws a link also removes it. */
export const linked = (plan: Plan, link: Omit<PlanLink, 'key'>): readonly PlanEdit[] => {
  const { from, to, type = 'FS' } = link
  if (from === to) return []
  const known = plan.links.find((one) => one.from === from && one.to === to && (one.type ?? 'FS') === type)
  return [known ? { kind: 'removeLink', key: known.key } : { kind: 'addLink', link: { ...link, key: `${from} ${type} ${to}` } }]
}
