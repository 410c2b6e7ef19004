import type { ClientOptions, SessionEnd } from './client.ts'
import type { Refresher } from './refresher.ts'
import { type SessionStore, sessionKeys } from './session.ts'

type Watched = {
  session: SessionStore
  refresher: Refresher
  /** Whom this page shows; absent while it shows nobody. */
  known: { userId?: string }
  endSession(reason: SessionEnd): void
  onSessionEnd(reason: SessionEnd): void
  /** s */
  tokenTime: number
  events: ClientOptions['events']
}

const checkMs = 1000
/** After a refresh that learnt nothing the gateway is left in peace for a while. */
const restMs = 15_000

/** Looks at the token's age each second and listens to other tabs. Answers a function that stops both. */
export function watchSession({ session, refresher, known, endSession, onSessionEnd, tokenTime, events }: Watched): () => void {
  let notBefore = 0

  const check = (): void => {
    const current = session.current()
    if (!current || Date.now() < notBefore || Date.now() - current.givenAt < tokenTime * 1000) return
    notBefore = Date.now() + restMs
    refresher.renew(current.accessToken).then(
      (isRenewed) => {
        if (isRenewed) notBefore = 0
        else if (session.current()?.accessToken === current.accessToken) endSession('expired')
      },
      // Nothing learnt: the next request or the next check tries again.
      () => undefined,
    )
  }

  const hear = (event: Event): void => {
    const key = 'key' in event ? event.key : undefined
    if (key !== sessionKeys.accessToken && key !== null) return
    const [before, now] = [known.userId, session.current()?.userId]
    known.userId = now
    if (before !== undefined && before !== now) onSessionEnd(now === undefined ? 'elsewhere' : 'otherUser')
  }

  const target = events ?? (typeof globalThis.addEventListener === 'function' ? globalThis : undefined)
  const timer = setInterval(check, checkMs)
  target?.addEventListener('storage', hear)
  return () => {
    clearInterval(timer)
    target?.removeEventListener('storage', hear)
  }
}
