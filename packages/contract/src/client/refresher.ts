import type { TokenGrant } from '../wire/session.ts'
import { ApiError } from './apiError.ts'
import type { TabLock } from './lock.ts'
import type { SessionStore, StoredSession } from './session.ts'

export type Refresher = {
  /**
   * Gets a newer token than `stale`; everyone who asks meanwhile shares one refresh, and a refresh of another tab is adopted.
   * Answers false when the gateway refused: the session is over. Throws when nothing could be learnt (network, busy).
   */
  renew(stale: string): Promise<boolean>
}

/** `exchange` asks the gateway for the next pair of tokens. */
export function createRefresher(
  session: SessionStore,
  lock: TabLock,
  exchange: (current: StoredSession) => Promise<TokenGrant>,
): Refresher {
  let running: Promise<boolean> | undefined

  const renewOnce = async (stale: string): Promise<boolean> => {
    const current = session.current()
    if (!current) return false
    if (current.accessToken !== stale) return true
    try {
      const grant = await exchange(current)
      // Signed out, or somebody else signed in, while the gateway was thinking.
      if (session.current()?.refreshToken !== current.refreshToken) return session.current() !== undefined
      session.save(grant)
      return true
    } catch (failure) {
      if (!isRefused(failure)) throw failure
      // The refusal may be about a token that another tab has just replaced.
      const now = session.current()
      return now !== undefined && now.accessToken !== stale
    }
  }

  return {
    renew(stale) {
      const current = session.current()
      if (current && current.accessToken !== stale) return Promise.resolve(true)
      running ??= lock(() => renewOnce(stale)).finally(() => {
        running = undefined
      })
      return running
    },
  }
}

const refusals = [400, 401, 403, 422]

/** A busy or unreachable gateway has refused nothing: nobody is signed out for that. */
const isRefused = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.kind === 'answer' && (refusals.includes(failure.code) || failure.code > 1000)
