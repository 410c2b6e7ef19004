import type { CalendarSpec, WallTime } from '@bip/contract/calendar'
import type { StatusTone, WorkStatus } from '@bip/design-system'

/** Dates are `YYYY-MM-DD`, or `YYYY-MM-DDTHH:MM` where the time of day matters. A day alone is its beginning for a start and its end for a finish. */
export type PlanDate = string

/** What a task has to keep to, whatever its links say. Without one it begins as soon as it can. */
export type Constraint = {
  type: 'startNoEarlier' | 'startNoLater' | 'finishNoEarlier' | 'finishNoLater' | 'mustStart' | 'mustFinish'
  date: PlanDate
}

/** Work that stops after so many working days for so many working days. */
export type Split = { after: number; pause: number }

/** Somebody, or something, that works on a task. `units` is the share of their time: 1 is all of it. */
export type Assignment = { resource: string; units: number }

/** Which of duration, effort and units stays when another one changes. */
export type EffortMode = 'fixedDuration' | 'fixedEffort' | 'fixedUnits'

export type PlanTask = {
  key: string
  name?: string
  /** The stage of the work, as the plan's owner says it. */
  status?: WorkStatus
  /** Colour of the bar. Default that of its status. */
  tone?: StatusTone
  /** Key of the summary that it belongs to; none at the top. A task that has tasks below it is a summary. */
  parent?: string
  /** Working days; 0 is a milestone. Default 1. That of a summary follows from its tasks. */
  duration?: number
  /** 'auto' is moved by links, 'manual' stays at its `start`. Default 'auto'. */
  mode?: 'auto' | 'manual'
  /** Where a manual task stands. Default the start of the plan. */
  start?: PlanDate
  /** A summary keeps to 'startNoEarlier' alone, which holds for all its tasks. */
  constraint?: Constraint
  /** By when it should be finished; a late task is not moved, it is told. */
  deadline?: PlanDate
  /** Key of a calendar of its own. */
  calendar?: string
  /** In order. */
  splits?: readonly Split[]
  /** 0 to 100. That of a summary follows from its tasks. */
  progress?: number
  /** Since it has begun it stays there. */
  actualStart?: PlanDate
  actualFinish?: PlanDate
  assignments?: readonly Assignment[]
  /** Hours of work. Default what duration and units make. */
  effort?: number
  /** Default 'fixedDuration'. */
  effortMode?: EffortMode
}

/** From which end of a task to which end of another one: FS is finish to start. */
export type LinkType = 'FS' | 'SS' | 'FF' | 'SF'

export type PlanLink = {
  key: string
  /** Key of the task that leads. */
  from: string
  /** Key of the task that follows. */
  to: string
  /** Default 'FS'. */
  type?: LinkType
  /** Days between both; negative is a lead. Default 0. */
  lag?: number
  /** Working days go by the calendar of the task that follows, calendar days by the clock. Default 'working'. */
  lagUnit?: 'working' | 'calendar'
}

export type PlanResource = {
  key: string
  name: string
  /** Key of a calendar of its own. Default that of the plan. */
  calendar?: string
  /** How many there are of it, 1 for a person. Default 1. */
  units?: number
}

export type PlanInput = {
  /** First day of the plan. */
  start: PlanDate
  tasks: readonly PlanTask[]
  links?: readonly PlanLink[]
  resources?: readonly PlanResource[]
  /** Default the standard one, from Monday to Friday. */
  calendars?: readonly CalendarSpec[]
  /** Key of the calendar of the plan. Default the first one. */
  calendar?: string
  /** Hours that a duration of one day means. Default 8. */
  hoursPerDay?: number
}

/** When a task begins and ends by the plan. */
export type PlanSpan = { start: WallTime; finish: WallTime }
