/** Whole minutes from an origin that the caller chooses; all times of a plant have the same one. */
export type Minute = number

/** Times from one minute until before another one, in order and apart from each other: `[from, to, from, to, …]`. */
export type Spans = readonly Minute[]

export type Station = {
  key: string
  /** When it works; empty for one without a calendar. */
  hours: Spans
  /** Operations that can stand on it at once. Default 1. */
  capacity?: number
  /** Percent of the usual speed; run times are divided by it. Default 100. */
  efficiency?: number
  /** When it stands still although its calendar says otherwise. */
  stops?: Spans
}

/** People alike in group, shift and skills: any of them can take the place of any other. */
export type Crew = { key: string; hours: Spans; skills: readonly string[]; people: number; group?: string }

export type Operation = {
  key: string
  order: string
  /** Stations that can do it; the first one is liked best where two end at the same minute. */
  stations: readonly string[]
  /** Minutes of setup, at any station. */
  setup?: number
  /** Minutes of all its pieces at the usual speed. */
  run: number
  /** Two operations of one family after each other need no second setup. */
  family?: string
  /** People it takes from one crew, default 0, with these skills, in this group where one is named. */
  people?: number
  skills?: readonly string[]
  group?: string
  /** Minutes by the clock after its end before the next one may begin, for drying and the like, and for the way. */
  wait?: number
  move?: number
  /** Minutes of run after which the next one may begin; the next one ends no earlier than so many of its own minutes after this one. */
  overlap?: number
  /** Operations that come before it, by key. */
  after?: readonly string[]
  /** It stays where it is. */
  pinned?: { station: string; start: Minute }
}

export type Order = {
  key: string
  /** The larger the more it matters. Default 1. */
  weight?: number
  due: Minute
  /** When its materials are there. Default the beginning of the plan. */
  ready?: Minute
}

export type Plant = {
  /** Nothing is placed before it, except what is pinned. */
  now: Minute
  /** Nothing ends after it. */
  horizon: Minute
  stations: readonly Station[]
  crews: readonly Crew[]
  orders: readonly Order[]
  operations: readonly Operation[]
  /** Minutes of setup between families by `from>to`, where it differs from the usual one. */
  setups?: Readonly<Record<string, number>>
}

/** Where and when an operation is done. `setup` and `run` are the working minutes between start and end. */
export type Placement = {
  operation: string
  station: string
  /** Which of the places of a station with more than one. */
  lane: number
  crew: string | null
  start: Minute
  end: Minute
  setup: number
  run: number
}

export type UnplacedReason = 'noStation' | 'noHours' | 'noSkill' | 'beyondHorizon' | 'predecessor' | 'pinTaken'
export type Unplaced = { operation: string; reason: UnplacedReason }

/** Why an operation begins no earlier. `by` is the operation, crew or station it waits for. */
export type Why = {
  kind: 'none' | 'predecessor' | 'material' | 'shift' | 'station' | 'person' | 'pin'
  by: string | null
  /** Minutes that it waits for this. */
  minutes: number
}

export type OrderResult = {
  order: string
  /** As it was promised; no run changes it. */
  due: Minute
  /** As it looks now; null where an operation of it is not placed. */
  projected: Minute | null
  /** Minutes after its due date; 0 for none. */
  late: number
  /** The first operation after which it cannot be in time any more. */
  lateBy: { operation: string; why: Why } | null
}

/** A plan that cannot be reckoned, with what is wrong: the operations of a circle, or a name that is not there. */
export class PlantError extends Error {
  readonly keys: readonly string[]
  constructor(message: string, keys: readonly string[]) {
    super(message)
    this.keys = keys
  }
}
