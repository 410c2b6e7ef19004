import { type DayNumber, finishDay } from '@bip/contract/calendar'
import type { PlanEdit } from './edits.ts'
import type { PlanSpan } from './types.ts'

/** A task that stands elsewhere; `from` is missing where it is new. */
export type Moved = { key: string; from?: PlanSpan; to: PlanSpan }

/** A deadline that is not kept any more, or is missed by other days than before. */
export type BrokenDeadline = { key: string; deadline: DayNumber; days: number }

/** What changes of a plan come to, before they are made or after. */
export type PlanEffect = {
  /** Tasks, not summaries, that begin or end at another time. */
  moved: readonly Moved[]
  /** Summaries that do. */
  summaries: readonly Moved[]
  brokenDeadlines: readonly BrokenDeadline[]
  /** Keys of tasks that stand from now on before their links allow. */
  held: readonly string[]
  /** Changes that take it back. */
  inverse: readonly PlanEdit[]
}

/** Days by which a finish misses the end of a day; 0 where it is kept. */
export const daysLate = (finish: number, deadline: number): number =>
  finish > deadline ? finishDay(finish) - finishDay(deadline) : 0
