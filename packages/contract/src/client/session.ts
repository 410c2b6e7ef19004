import { randomHex } from '../crypto/random.ts'
import type { TokenGrant } from '../wire/session.ts'

/** Where a session is kept: `localStorage`, or `memoryStorage()` where there is none. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What a client remembers of who is signed in. */
export type StoredSession = {
  accessToken: string
  refreshToken: string
  sessionId: string
  userId: string
  tenantId: string
  /** When the access token was given, ms since 1970. */
  givenAt: number
}

/** Everything that the platform keeps locally begins like this. */
export const localPrefix = 'saber-'
export const sessionKeys = {
  accessToken: `${localPrefix}access-token`,
  refreshToken: `${localPrefix}refresh-token`,
  sessionId: `${localPrefix}session-id`,
  userId: `${localPrefix}user-id`,
  tenantId: `${localPrefix}tenant-id`,
  givenAt: `${localPrefix}token-time`,
} as const

export type SessionStore = {
  /** Read afresh every time, so that another tab's refresh is adopted at once. */
  current(): StoredSession | undefined
  save(grant: Pick<TokenGrant, 'access_token' | 'refresh_token' | 'user_id' | 'tenant_id'>): void
  /** Answers whether there was a session. */
  clear(): boolean
}

/** The session of this browser profile. Tabs share it through `storage`. */
export function createSessionStore(storage: KeyStore, now: () => number = Date.now): SessionStore {
  const read = (key: keyof typeof sessionKeys): string => storage.getItem(sessionKeys[key]) ?? ''
  return {
    current() {
      const [accessToken, refreshToken] = [read('accessToken'), read('refreshToken')]
      if (!accessToken) return undefined
      const givenAt = Number(read('givenAt')) || 0
      return {
        accessToken,
        refreshToken,
        sessionId: read('sessionId'),
        userId: read('userId'),
        tenantId: read('tenantId'),
        givenAt,
      }
    },
    save(grant) {
      if (read('userId') !== grant.user_id || !read('sessionId')) storage.setItem(sessionKeys.sessionId, randomHex(16))
      storage.setItem(sessionKeys.userId, grant.user_id)
      storage.setItem(sessionKeys.tenantId, grant.tenant_id)
      storage.setItem(sessionKeys.givenAt, String(now()))
      storage.setItem(sessionKeys.refreshToken, grant.refresh_token)
      // Last: other tabs read the rest when they hear of this one.
      storage.setItem(sessionKeys.accessToken, grant.access_token)
    },
    clear() {
      const was = storage.getItem(sessionKeys.accessToken) !== null
      for (const key of Object.values(sessionKeys)) storage.removeItem(key)
      return was
    },
  }
}

/** A store that lasts as long as the page: for walls, tests and browsers that forbid local storage. */
export function memoryStorage(): KeyStore {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}
