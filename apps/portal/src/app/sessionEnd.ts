import type { SessionEnd as ClientSessionEnd } from '@bip/contract/client'

/** Why nobody is signed in; `none` when nobody was yet. */
export type SessionEnd = ClientSessionEnd | 'none'

let listener: (reason: SessionEnd) => void = () => {}

/** The session provider hears of the end of a session here; the client, which notices it, is made before React runs. */
export function onSessionEnd(hear: (reason: SessionEnd) => void): void {
  listener = hear
}

export function endSession(reason: ClientSessionEnd): void {
  // Nothing of one user may stay on the screen of another.
  if (reason === 'otherUser') window.location.reload()
  else listener(reason)
}
