import type { Token, Wait } from '../model/state.ts'
import { clear } from './remove.ts'
import { putWait, type Work } from './work.ts'

/** Stops a token where something went wrong, until an administrator has repaired it. */
export function incident(work: Work, token: Token, phase: 'enter' | 'leave', message: string): void {
  clear(work, token.id)
  report(work, token, phase, message)
}

/** Tells what went wrong at a token, and leaves what is open beneath it. */
export function report(work: Work, token: Token, phase: Wait['phase'], message: string): void {
  const { scope, node } = token
  const { id } = putWait(work, { kind: 'incident', scope, token: token.id, node, name: message, phase })
  work.effects.push({ do: 'incident', wait: id, node, message })
}

/** Does something for a token that may fail over what a diagram or its values say; a failure becomes an incident. */
export function guarded(work: Work, token: Token, phase: 'enter' | 'leave', act: () => void): void {
  try {
    act()
  } catch (error) {
    incident(work, token, phase, messageOf(error))
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
