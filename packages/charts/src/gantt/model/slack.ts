import { calendarOfTask, lagged } from './forward.ts'
import type { Plan } from './Plan.ts'

/** Working days by which a task can slip: until the plan ends later, and until another task has to move. Negative where it is too late already. */
export type Slack = { total: number; free: number }

/** The earliest that those after a task, or after its summaries, begin or end, less what they need from it. */
const freeMinutes = (plan: Plan, index: number): number => {
  const { network, facts, times } = plan.schedule
  const calendar = calendarOfTask(facts, index)
  const [start, finish] = [times.start[index] ?? 0, times.finish[index] ?? 0]
  let free = Number.POSITIVE_INFINITY
  for (let owner = index; owner >= 0; owner = network.parent[owner] ?? -1) {
    for (let at = network.outgoing.heads[owner] ?? 0; at < (network.outgoing.heads[owner + 1] ?? 0); at += 1) {
      const link = network.outgoing.items[at] ?? 0
      const follower = network.to[link] ?? 0
      const type = facts.linkType[link] ?? 0
      const base = (type < 2 ? times.start[follower] : times.finish[follower]) ?? 0
      const limit = lagged(facts, link, calendarOfTask(facts, follower), base, -1)
      free = Math.min(free, calendar.between(type === 0 || type === 2 ? finish : start, limit))
    }
  }
  return Math.max(0, free)
}

/** Total and free slack of a task in working days of the plan. */
export const slackOf = (plan: Plan, key: string): Slack => {
  const index = plan.indexOf(key)
  const { facts, times } = plan.schedule
  const calendar = calendarOfTask(facts, index)
  const total = calendar.between(times.start[index] ?? 0, plan.late.start[index] ?? 0) / facts.minutesPerDay
  const free = freeMinutes(plan, index) / facts.minutesPerDay
  return { total, free: Math.max(0, Math.min(free, total)) }
}

/** Whether the plan ends later when this task does, or a date breaks. What is complete delays nothing any more. */
export const isCritical = (plan: Plan, key: string): boolean => {
  const index = plan.indexOf(key)
  const task = plan.tasks[index]
  if (task?.actualFinish !== undefined || task?.progress === 100) return false
  const { facts, times } = plan.schedule
  return calendarOfTask(facts, index).between(times.start[index] ?? 0, plan.late.start[index] ?? 0) <= 0
}
