import type { WallTime, WorkingCalendar } from '@bip/contract/calendar'
import { rule } from './facts.ts'
import { calendarOfTask, lagged, type Schedule } from './forward.ts'
import { latestStart } from './placing.ts'

/** How late each node may begin and end before the plan ends later, or a date that it has to keep is broken. */
export type LateTimes = { start: Float64Array; finish: Float64Array }

const always = Number.POSITIVE_INFINITY

/** By when those after a task need it to begin and to end. */
const neededBy = ({ network, facts }: Schedule, late: LateTimes, task: number, end: WallTime) => {
  const { heads, items } = network.outgoing
  const above = network.parent[task] ?? -1
  let start = always
  let finish = above < 0 ? end : (late.finish[above] ?? end)
  for (let at = heads[task] ?? 0; at < (heads[task + 1] ?? 0); at += 1) {
    const link = items[at] ?? 0
    const type = facts.linkType[link] ?? 0
    const follower = network.to[link] ?? 0
    const opening = network.opening[follower] ?? -1
    const entry = opening >= 0 ? opening : follower
    const base = (type < 2 ? late.start[entry] : late.finish[entry]) ?? always
    const time = lagged(facts, link, calendarOfTask(facts, follower), base, -1)
    if (type === 0 || type === 2) finish = Math.min(finish, time)
    else start = Math.min(start, time)
  }
  return { start, finish }
}

/** What its own dates ask of a task. */
const ownLimits = ({ facts, times }: Schedule, task: number, calendar: WorkingCalendar) => {
  const kind = facts.rule[task] ?? 0
  const date = facts.ruleAt[task] ?? 0
  const deadline = facts.deadline[task] ?? always
  const isFinish = kind === rule.finishNoLater || kind === rule.mustFinish
  const finish = isFinish ? Math.min(deadline, date) : deadline
  if (kind === rule.mustStart) return { start: calendar.nextStart(date), finish }
  if (kind !== rule.startNoLater) return { start: always, finish }
  // Any time of its last day will do.
  const early = times.start[task] ?? 0
  return { start: Math.max(latestStart(calendar, date), early < date ? early : 0), finish }
}

const placeLate = (schedule: Schedule, late: LateTimes, task: number, end: WallTime): void => {
  const { facts } = schedule
  const calendar = calendarOfTask(facts, task)
  const span = facts.span[task] ?? 0
  const needed = neededBy(schedule, late, task, end)
  const own = ownLimits(schedule, task, calendar)
  const finish = Math.min(needed.finish, own.finish)
  const byFinish = calendar.minus(span === 0 ? finish : calendar.lastEnd(finish), span)
  const start = Math.min(byFinish, needed.start, own.start)
  late.start[task] = start
  late.finish[task] = calendar.plus(start, span)
}

/** The late times of all nodes, from the last one back. */
export const lateTimesOf = (schedule: Schedule): LateTimes => {
  const { network, facts, times } = schedule
  const count = network.parent.length
  const late = {
    start: new Float64Array(times.start.length).fill(always),
    finish: new Float64Array(times.start.length).fill(always),
  }
  let end = facts.planStart
  for (let task = 0; task < count; task += 1) end = Math.max(end, times.finish[task] ?? 0)
  for (let at = network.order.length - 1; at >= 0; at -= 1) {
    const node = network.order[at] ?? 0
    if (node >= count) {
      const summary = network.summaries[node - count] ?? 0
      // All of its tasks are known by now; the earliest of them is needed first.
      late.start[node] = late.start[summary] ?? always
    } else if ((network.opening[node] ?? -1) >= 0) {
      const needed = neededBy(schedule, late, node, end)
      late.finish[node] = Math.min(needed.finish, facts.deadline[node] ?? always)
    } else placeLate(schedule, late, node, end)
    const above = node < count ? (network.parent[node] ?? -1) : (network.parent[network.summaries[node - count] ?? 0] ?? -1)
    if (above >= 0 && node !== above) late.start[above] = Math.min(late.start[above] ?? always, late.start[node] ?? always)
  }
  return late
}
