import type { WallTime, WorkingCalendar } from '@bip/contract/calendar'
import { type Facts, pin, rule } from './facts.ts'
import type { Network } from './network.ts'
import { asEarly, beginAt, earliestFinish, endAt, keptTo, never } from './placing.ts'
import type { PlanSpan } from './types.ts'

/** When each node begins and ends, by its number: tasks, summaries, and openings. */
export type Times = {
  start: Float64Array
  finish: Float64Array
  /** 1 for tasks that begin before their links allow, held there by a date of their own. */
  isHeld: Uint8Array
}

export type Schedule = { network: Network; facts: Facts; times: Times }

export const calendarOfTask = ({ calendars, calendar }: Facts, task: number): WorkingCalendar =>
  calendars[calendar[task] ?? 0] as WorkingCalendar // Every task has been given one.

/** `time` moved by the lag of a link, or against it. */
export const lagged = (facts: Facts, link: number, calendar: WorkingCalendar, time: WallTime, sign: 1 | -1 = 1): WallTime => {
  const away = sign * (facts.lag[link] ?? 0)
  if (facts.isClockLag[link] === 1 || away === 0) return time + away
  return away > 0 ? calendar.plus(time, away) : calendar.minus(time, -away)
}

/** Where the summary above, or the plan, lets a task begin. */
const openedAt = ({ network, facts, times }: Schedule, task: number): WallTime => {
  const above = network.parent[task] ?? -1
  return above < 0 ? facts.planStart : (times.start[network.opening[above] ?? 0] ?? 0)
}

/** What those before a task ask of it: not to begin, and not to end, before a time. */
const askedOf = (schedule: Schedule, task: number, calendar: WorkingCalendar): PlanSpan => {
  const { network, facts, times } = schedule
  const { heads, items } = network.incoming
  const end = heads[task + 1] ?? 0
  let start = openedAt(schedule, task)
  let finish = never
  for (let at = heads[task] ?? 0; at < end; at += 1) {
    const link = items[at] ?? 0
    const type = facts.linkType[link] ?? 0
    const leader = network.from[link] ?? 0
    // FS and FF go from the finish of the one that leads, SS and SF from its start.
    const base = (type === 0 || type === 2 ? times.finish[leader] : times.start[leader]) ?? 0
    const time = lagged(facts, link, calendar, base)
    if (type < 2) start = Math.max(start, time)
    else finish = Math.max(finish, time)
  }
  const kind = facts.rule[task] ?? 0
  const date = facts.ruleAt[task] ?? 0
  if (kind === rule.startNoEarlier) start = Math.max(start, date)
  if (kind === rule.finishNoEarlier) finish = Math.max(finish, earliestFinish(calendar, date))
  return { start, finish }
}

/** Where a task stands that has begun, has ended, or is placed by hand. */
const pinned = (facts: Facts, task: number, calendar: WorkingCalendar, span: number): PlanSpan => {
  const begun = facts.pinnedStart[task] ?? 0
  if (facts.pins[task] === pin.start) return beginAt(calendar, begun, span)
  const ended = endAt(calendar, calendar.lastEnd(facts.pinnedFinish[task] ?? 0), span)
  return Number.isNaN(begun) ? ended : { start: Math.min(calendar.nextStart(begun), ended.finish), finish: ended.finish }
}

const placeTask = (schedule: Schedule, task: number): boolean => {
  const { facts } = schedule
  const calendar = calendarOfTask(facts, task)
  const span = facts.span[task] ?? 0
  const { start, finish } = askedOf(schedule, task, calendar)
  const early = asEarly(calendar, start, finish, span)
  const kept =
    facts.pins[task] === pin.none
      ? keptTo(calendar, facts.rule[task] ?? 0, facts.ruleAt[task] ?? 0, early, span)
      : pinned(facts, task, calendar, span)
  return store(schedule.times, task, kept ?? early, kept !== null && kept.start < early.start)
}

const placeOpening = (schedule: Schedule, node: number): boolean => {
  const summary = schedule.network.summaries[node - schedule.network.parent.length] ?? 0
  const { start } = askedOf(schedule, summary, calendarOfTask(schedule.facts, summary))
  return store(schedule.times, node, { start, finish: start }, false)
}

const placeClose = ({ network, times }: Schedule, summary: number): boolean => {
  const { heads, items } = network.children
  let start = Number.POSITIVE_INFINITY
  let finish = never
  for (let at = heads[summary] ?? 0; at < (heads[summary + 1] ?? 0); at += 1) {
    const child = items[at] ?? 0
    start = Math.min(start, times.start[child] ?? 0)
    finish = Math.max(finish, times.finish[child] ?? 0)
  }
  return store(times, summary, { start, finish }, false)
}

const store = (times: Times, node: number, { start, finish }: PlanSpan, isHeld: boolean): boolean => {
  const held = isHeld ? 1 : 0
  if (times.start[node] === start && times.finish[node] === finish && times.isHeld[node] === held) return false
  times.start[node] = start
  times.finish[node] = finish
  times.isHeld[node] = held
  return true
}

/** Reckons a node from those before it. Answers whether it has changed. */
export const place = (schedule: Schedule, node: number): boolean => {
  const { network } = schedule
  if (node >= network.parent.length) return placeOpening(schedule, node)
  return (network.opening[node] ?? -1) >= 0 ? placeClose(schedule, node) : placeTask(schedule, node)
}

/** All nodes, each after those before it. */
export const placeAll = (schedule: Schedule): void => {
  for (const node of schedule.network.order) place(schedule, node)
}
