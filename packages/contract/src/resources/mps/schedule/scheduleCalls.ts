/** Calls about the plan of the plant as a whole, beside those of its rows. Moments are ISO 8601 with Z. */
export const scheduleCalls = {
  /** `POST` a `RunAsked`; answers a `RunAnswer`. All open operations are placed anew. */
  auto: '/blade-bip/mps/work-schedule/auto-schedule',
  /** The same, but what is placed stays where it can. */
  again: '/blade-bip/mps/work-schedule/reschedule',
  /** `GET`; answers a `ScheduleDates`. */
  dates: '/blade-bip/mps/work-schedule/get-date',
  /** `GET ?mtoNo=&billNo=`; answers `ScheduledOrder[]`. */
  orders: '/blade-bip/mps/work-schedule/get-mto',
  /** `GET ?since=`; answers a `SchedulePlan`, or with the `mark` of one that was read before a `SchedulePlanChange`. */
  plan: '/blade-bip/mps/work-schedule/get-plan-info',
  /** `GET ?moId=`; answers `OrderMaterials`. */
  materials: '/blade-bip/mps/work-schedule/get-material-info',
  /** `POST` a `Moving`; answers a `MoveEffect`. Stored only with `isApplied`. */
  move: '/blade-bip/plus/work-schedule/move',
  /** `POST` a `KeepAsked`; answers a `RunAnswer`. What moves would lead to is kept as a plan of its own. */
  keep: '/blade-bip/plus/work-schedule/keep',
  /** `POST` a `SplitAsked`; answers a `SplitAnswer`. Some pieces of an item become an item of their own, planned at once. */
  split: '/blade-bip/plus/work-schedule/split',
  /** `GET ?id=`; answers `PlannedPlace[]`: where a kept plan has the operations that it changes. */
  places: '/blade-bip/plus/work-schedule/places',
} as const

/** Hours from now in which a run moves nothing, where it is not told otherwise; who moves something there by hand is told. */
export const frozenHours = 8

export type RunAsked = {
  /** Default forward. */
  direction?: 'forward' | 'backward'
  /** Seconds of search after the rules, 0 to 30. Default 0. */
  seconds?: number
  /** Default 1. */
  seed?: number
  /** Hours from now in which nothing moves. Default 8. */
  frozenHours?: number
}

export type ScheduleFigures = {
  placed: number
  unplaced: number
  moved: number
  late: number
  lateDays: number
  endsOn: string | null
}
export type RunAnswer = {
  proposalId: string
  before: ScheduleFigures
  after: ScheduleFigures
  /** What could not be placed, by operation, the first hundred. */
  unplaced: { operationId: string; itemNo: string; stepNo: string; reason: string }[]
}

export type ScheduleDates = {
  now: string
  from: string | null
  to: string | null
  /** Rows by `scheduleStatus`. */
  counts: Record<string, number>
  open: number
}

export type ScheduledOrder = {
  id: string
  billNo: string
  mtoNo: string | null
  materialName: string | null
  /** As promised. */
  dueDate: string | null
  /** As it looks now; null where an operation is not placed. */
  projected: string | null
  lateDays: number
  lateBy: { stepNo: string; processName: string; why: WhyKind; minutes: number } | null
}

export const whyKinds = ['none', 'predecessor', 'material', 'shift', 'station', 'person', 'pin'] as const
export type WhyKind = (typeof whyKinds)[number]

export type ScheduleStation = {
  id: string
  code: string
  name: string
  groupId: string
  groupName: string
  capacity: number
  processIds: string[]
}

export type ScheduleBar = {
  /** The operation of the item; the row of the plan, with its version, or null while it is not placed. */
  operationId: string
  id: string | null
  version: number
  itemId: string
  itemNo: string
  moId: string
  stepNo: number
  processName: string
  materialName: string
  processId: string
  stationId: string | null
  lane: number
  start: string | null
  end: string | null
  status: string
  isPinned: boolean
  priority: string
  dueDate: string | null
  isLate: boolean
  /** Minutes of work. */
  minutes: number
  /** Pieces of the item, as a decimal. */
  quantity: string
  why: WhyKind
  whyMinutes: number
}

export type SchedulePlan = {
  now: string
  /** Says what it shows: given as `since`, only what changed after it is answered. */
  mark: string
  mayEdit: boolean
  /** Items of which the bars here are all; null where the whole plan is answered. */
  changedItems: string[] | null
  stations: ScheduleStation[]
  bars: ScheduleBar[]
  /** Times in which stations stand still, and when somebody last said so. */
  stops: { stationId: string; start: string; end: string; changedAt: string }[]
  /** When the run that holds was made; null where there was none. */
  ranAt: string | null
  /** Operations that were reported on since. */
  reported: number
}

/** What changed in a plan. `stations` is null where none of them did. A mark that nobody knows any more is answered by the whole plan. */
export type SchedulePlanChange = Omit<SchedulePlan, 'stations'> & { stations: ScheduleStation[] | null }

export type OrderMaterials = {
  /** When all is there, as a day. */
  materialsOn: string | null
  lines: { id: string; materialName: string; materialCode: string; required: string; available: string; lacks: string }[]
}

export type Moving = {
  moves: { operationId: string; version: number; stationId?: string; start?: string; isPinned?: boolean }[]
  isApplied?: boolean
}
export type KeepAsked = Pick<Moving, 'moves'> & { planName: string }
/** Pieces as a decimal, more than none and less than the item has. */
export type SplitAsked = { operationId: string; quantity: string }
export type SplitAnswer = MoveEffect & { itemId: string }

export type PlannedPlace = { operationId: string; stationId: string; lane: number; start: string; end: string }

export type MoveEffect = {
  moved: (PlannedPlace & { version: number })[]
  /** Orders that get late by it, by number, and days. */
  late: { billNo: string; days: number }[]
  /** How many begin within the frozen hours, before or after it. */
  frozen: number
  isApplied: boolean
}
