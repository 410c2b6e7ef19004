import { calendarOf, standardCalendar, type WallTime, type WorkingCalendar, wallTime } from '@bip/contract/calendar'
import { PlanError } from './planError.ts'
import type { Constraint, PlanInput, PlanLink, PlanTask } from './types.ts'

/** Numbers of constraints; 0 is none. */
export const rule = {
  startNoEarlier: 1,
  startNoLater: 2,
  finishNoEarlier: 3,
  finishNoLater: 4,
  mustStart: 5,
  mustFinish: 6,
} as const satisfies Record<Constraint['type'], number>
/** Constraints whose day means its beginning; that of the others means its end. */
const byStart: readonly Constraint['type'][] = ['startNoEarlier', 'mustStart']

/** What keeps a task in its place whatever leads to it: nothing, its own start, or that it has begun and ended. */
export const pin = { none: 0, start: 1, finish: 2 } as const

/** What the scheduler asks of tasks and links, by their numbers; times and lengths in minutes. */
export type Facts = {
  /** Working time from start to finish, with the pauses of split tasks. */
  span: Float64Array
  /** Number of the calendar in `calendars`. */
  calendar: Uint16Array
  calendars: readonly WorkingCalendar[]
  pins: Uint8Array
  pinnedStart: Float64Array
  pinnedFinish: Float64Array
  rule: Uint8Array
  ruleAt: Float64Array
  /** End of the day of the deadline; infinite without one. */
  deadline: Float64Array
  linkType: Uint8Array
  lag: Float64Array
  isClockLag: Uint8Array
  planStart: WallTime
  minutesPerDay: number
}

const typeOf = { FS: 0, SS: 1, FF: 2, SF: 3 }

const numberIn = (key: string, field: string, value: number, min: number, max = Number.POSITIVE_INFINITY): number => {
  if (!(value >= min && value <= max && Number.isFinite(value))) throw new PlanError({ code: 'badNumber', key, field })
  return value
}

const timeIn = (key: string, value: string, edge: 'start' | 'end'): WallTime => {
  try {
    return wallTime(value, edge)
  } catch {
    throw new PlanError({ code: 'badDate', key, value })
  }
}

/** Which calendar each task goes by: that of its own and those of all who work on it, together, or else that of the plan. */
export const calendarChoice = (input: PlanInput) => {
  const { calendars = [], resources = [] } = input
  const specs = new Map((calendars.length > 0 ? calendars : [standardCalendar]).map((spec) => [spec.key, spec]))
  const usual = input.calendar ?? specs.keys().next().value ?? ''
  const owned = new Map(resources.map(({ key, calendar }) => [key, calendar ?? usual]))
  const list: WorkingCalendar[] = []
  const known = new Map<string, number>()
  const single = (key: string): number => {
    const spec = specs.get(key)
    if (!spec) throw new PlanError({ code: 'unknownCalendar', key })
    return known.get(key) ?? remember(key, calendarOf(spec))
  }
  const remember = (name: string, calendar: WorkingCalendar): number => {
    known.set(name, list.length)
    return list.push(calendar) - 1
  }
  const chosen = ({ calendar, assignments = [] }: PlanTask): number => {
    const keys = new Set(calendar === undefined ? [] : [calendar])
    for (const { resource } of assignments) {
      const own = owned.get(resource)
      if (own === undefined) throw new PlanError({ code: 'unknownResource', key: resource })
      keys.add(own)
    }
    const [first = usual, ...rest] = [...keys].sort()
    if (rest.length === 0) return single(first)
    const name = [first, ...rest].join('\u0000')
    const all = [first, ...rest].map((key) => list[single(key)] as WorkingCalendar) // `single` has made each.
    return (
      known.get(name) ??
      remember(
        name,
        all.reduce((one, other) => one.common(other)),
      )
    )
  }
  const calendar = (key: string): WorkingCalendar => list[single(key)] as WorkingCalendar // `single` has made it.
  return { list, chosen, usual: calendar(usual), ofResource: (key: string) => calendar(owned.get(key) ?? usual) }
}

export const emptyFacts = (input: PlanInput, calendars: readonly WorkingCalendar[]): Facts => {
  const [tasks, links] = [input.tasks.length, input.links?.length ?? 0]
  return {
    span: new Float64Array(tasks),
    calendar: new Uint16Array(tasks),
    calendars,
    pins: new Uint8Array(tasks),
    pinnedStart: new Float64Array(tasks),
    pinnedFinish: new Float64Array(tasks),
    rule: new Uint8Array(tasks),
    ruleAt: new Float64Array(tasks),
    deadline: new Float64Array(tasks),
    linkType: new Uint8Array(links),
    lag: new Float64Array(links),
    isClockLag: new Uint8Array(links),
    planStart: timeIn('start', input.start, 'start'),
    minutesPerDay: numberIn('plan', 'hoursPerDay', input.hoursPerDay ?? 8, 0.1, 24) * 60,
  }
}

/** Reads a task into the facts. Throws where a number or a date of it cannot be. */
export const readTask = (facts: Facts, at: number, task: PlanTask, calendar: number): void => {
  const { key, constraint, deadline, splits = [] } = task
  const days = splits.reduce(
    (sum, { pause }) => sum + numberIn(key, 'pause', pause, 0),
    numberIn(key, 'duration', task.duration ?? 1, 0),
  )
  numberIn(key, 'progress', task.progress ?? 0, 0, 100)
  facts.span[at] = Math.round(days * facts.minutesPerDay)
  facts.calendar[at] = calendar
  facts.rule[at] = constraint ? rule[constraint.type] : 0
  facts.ruleAt[at] = constraint ? timeIn(key, constraint.date, byStart.includes(constraint.type) ? 'start' : 'end') : 0
  facts.deadline[at] = deadline === undefined ? Number.POSITIVE_INFINITY : timeIn(key, deadline, 'end')
  const start = task.actualStart ?? (task.mode === 'manual' ? (task.start ?? null) : undefined)
  facts.pins[at] = task.actualFinish !== undefined ? pin.finish : start !== undefined ? pin.start : pin.none
  facts.pinnedStart[at] = start == null ? facts.planStart : timeIn(key, start, 'start')
  if (task.actualFinish === undefined) return
  facts.pinnedFinish[at] = timeIn(key, task.actualFinish, 'end')
  if (start === undefined) facts.pinnedStart[at] = Number.NaN
}

export const readLink = (facts: Facts, at: number, { key, type = 'FS', lag = 0, lagUnit = 'working' }: PlanLink): void => {
  numberIn(key, 'lag', lag, Number.NEGATIVE_INFINITY)
  facts.linkType[at] = typeOf[type]
  facts.isClockLag[at] = lagUnit === 'calendar' ? 1 : 0
  facts.lag[at] = Math.round(lag * (lagUnit === 'calendar' ? 1440 : facts.minutesPerDay))
}
