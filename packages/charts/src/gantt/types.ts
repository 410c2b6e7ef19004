import type { PlanEdit } from './model/edits.ts'
import type { PlanEffect } from './model/effect.ts'

/** A line over the whole plan, such as a promised day. */
export type GanttMarker = {
  /** `YYYY-MM-DD` */
  day: string
  label: string
}

/** What was done to the plan in one step, with what it came to. */
export type GanttStep = { edits: readonly PlanEdit[]; effect: PlanEffect }

/** What became of a step: what is refused is taken back, and the reason is shown. */
export type GanttOutcome = { status: 'stored' } | { status: 'refused'; reason: string }

/** Something in the hand: what it would do, shown before it is done. */
export type Holding = GanttStep & {
  by: 'pointer' | 'keys'
  /** Waits for a yes or no. */
  isAsking: boolean
}
