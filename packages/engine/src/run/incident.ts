import type { Fault } from '../expression/fault.ts'
import type { Token, Wait } from '../model/state.ts'
import { clear } from './remove.ts'
import { putWait, type Work } from './work.ts'

/** Why a step cannot go on; a fault says it for other languages too. */
export type Cause = { message: string; fault?: Fault }

/** Stops a token where something went wrong, until an administrator has repaired it. */
export function incident(work: Work, token: Token, phase: 'enter' | 'leave', cause: Cause): void {
  clear(work, token.id)
  report(work, token, phase, cause)
}

/** Tells what went wrong at a token, and leaves what is open beneath it. */
export function report(work: Work, token: Token, phase: Wait['phase'], cause: Cause): void {
  const { scope, node } = token
  const { message, fault } = cause
  const known = fault && { fault }
  const { id } = putWait(work, { kind: 'incident', scope, token: token.id, node, name: message, phase, ...known })
  work.effects.push({ do: 'incident', wait: id, node, message, ...known })
}

/** Does something for a token that may fail over what a diagram or its values say; a failure becomes an incident. */
export function guarded(work: Work, token: Token, phase: 'enter' | 'leave', act: () => void): void {
  try {
    act()
  } catch (error) {
    incident(work, token, phase, causeOf(error))
  }
}

/** What was thrown, as the cause of an incident. */
export const causeOf = (error: unknown): Cause => (error instanceof Error ? error : { message: String(error) })
