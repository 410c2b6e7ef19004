/** Calls about the phases of all open plan orders on one axis. */
export const phasePlanCalls = {
  /** `GET ?deptId=&stationId=&categoryId=`: a `PhasePlan`. */
  plan: '/blade-bip/plus/phase-plan',
  /** `POST` a `PhaseMoves`; answers a `MovedPhases`. All of it is stored or nothing. */
  move: '/blade-bip/plus/phase-plan/move',
  /** `POST` a `PlanRequest`; answers a `PlanProposal`. Nothing is stored. */
  propose: '/blade-bip/plus/phase-plan/propose',
  /** `POST` a `PlanRequest` with the `fingerprint` of the proposal that was looked at; answers `{ phases }`. */
  apply: '/blade-bip/plus/phase-plan/apply',
} as const

export type PlannedOrder = { id: string; orderNo: string; name: string; priority: string; promisedDate: string | null }

/** A phase of an open order; days are `YYYY-MM-DD`. */
export type PlannedPhase = {
  id: string
  version: number
  planOrderId: string
  name: string
  deptId: string | null
  stationId: string | null
  people: number
  startDate: string
  endDate: string
  progress: number
  isPinned: boolean
  reason: string | null
}

/** What a station or a department can take a day: phases, or people. */
export type PlanCapacity = { id: string; name: string; max: number }

export type PhasePlan = {
  orders: PlannedOrder[]
  /** By order, in the order in which they are done. */
  phases: PlannedPhase[]
  departments: PlanCapacity[]
  stations: PlanCapacity[]
  /** Days on which the whole plant differs from its week, `YYYY-MM-DD`: free ones, and weekend days that are worked. */
  holidays: string[]
  workedDays: string[]
  /** The caller may move phases. */
  mayMove: boolean
  /** The caller may have them scheduled. */
  maySchedule: boolean
}

export type PhaseMoves = { phases: { id: string; version: number; startDate: string; endDate: string; progress?: string }[] }

/** The phases that were moved, with their versions from now on. */
export type MovedPhases = { versions: Record<string, number> }

export type PlanRequest = { orderIds: string[]; direction: 'forward' | 'backward' }

export type ProposedOrder = {
  id: string
  orderNo: string
  promisedDate: string | null
  endDate: string | null
  daysLate: number
  /** Planned back from its promised day, as was asked; else from today on. */
  isBackward: boolean
  phases: { id: string; name: string; fromStart: string; fromEnd: string; startDate: string; endDate: string; reason: string }[]
}

/** A station or department that has more to do on some days than it can, by phases that stay where they are. */
export type PlanOverload = {
  kind: 'station' | 'people'
  name: string
  /** The first of the days. */
  from: string
  days: number
  /** On the worst of them. */
  amount: number
  max: number
  orders: string[]
}

export type PlanProposal = { orders: ProposedOrder[]; over: PlanOverload[]; fingerprint: string }
