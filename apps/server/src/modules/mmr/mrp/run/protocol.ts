import type { MaterialAt, World } from '../net/world.ts'
import type { ReadWorld } from '../world/readWorld.ts'
import type { ProposalValues } from './proposalsOf.ts'

/** The lists of a world, which travel to the thread slice by slice. */
export type Lists = {
  materials: World['materials']
  boms: World['boms']
  demands: World['demands']
  supplies: World['supplies']
  facts: ReadWorld['materials']
  documents: ReadWorld['documents']
}

/** What the thread is told: rows of a list, to begin, to give the next proposals. */
export type ThreadAsk =
  | { kind: 'rows'; list: keyof Lists; rows: readonly unknown[] }
  | { kind: 'go'; rules: Pick<World, 'today' | 'bundleDays' | 'deferDays'>; days: ReadWorld['days'] }
  | { kind: 'next' }

/** What the thread says. */
export type ThreadTell =
  | { kind: 'progress'; share: number }
  | { kind: 'calculated'; milliseconds: number; demands: number }
  | { kind: 'proposals'; rows: readonly ProposalValues[]; isLast: boolean }
  | { kind: 'cycle'; path: readonly MaterialAt[] }
