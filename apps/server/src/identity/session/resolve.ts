import { sql } from 'kysely'
import { asCaller } from '../../base/caller.ts'
import type { AccessService, Services } from '../../services/services.ts'
import type { Session } from '../../services/session.ts'
import { createDecryptor } from '../secrets/decryptor.ts'
import { type AccessChange, followAccess } from './changes.ts'
import { present, readPerson, readSession } from './readSession.ts'
import { type Claims, verifyToken } from './tokens.ts'

/** Milliseconds for which a session is taken as it was last read, unless something of it changes; its use is noted when it is read. */
const maxAge = 30_000
/** The same for a token that is worth nothing. */
const maxRefusedAge = 900
const maxCached = 5000

type Read = { session: Session | null /** When it ends by itself, ms. */; endsAt: number }
type Cached = { readAt: number; keptUntil: number; userId?: string; session: Promise<Session | null> }

/**
 * Makes the service that knows who calls. Sessions are kept as they were read until the database says that something of them changed, so
 * any number of processes agree within a second.
 */
export function createAccess({
  config,
  database,
  keys,
  clock,
}: Pick<Services, 'config' | 'database' | 'keys' | 'clock'>): AccessService {
  const cache = new Map<string, Cached>()
  const signed = new Map<string, Claims>()
  const decryptor = createDecryptor(keys.sm2.privateKey)
  const changes = followAccess(database, forget)

  function forget({ tenantId, userId }: AccessChange): void {
    for (const [key, entry] of cache) {
      const isOfTenant = tenantId === undefined || key.startsWith(`${tenantId}/`)
      if (isOfTenant && (!userId || !entry.userId || entry.userId === userId)) cache.delete(key)
    }
  }

  /** A signature is checked once, which costs as much as a tenth of a request; whether the token has expired, every time. */
  function claimsOf(token: string, purpose: Claims['purpose'], now: Date): Claims | null {
    const known = signed.get(token)
    if (known?.purpose === purpose) return known.expires * 1000 > now.getTime() ? known : null
    const claims = verifyToken(keys.token, token, purpose, now)
    if (!claims) return null
    if (signed.size >= maxCached) signed.clear()
    signed.set(token, claims)
    return claims
  }

  async function read(tenantId: string, sessionId: string): Promise<Read> {
    const asked = readSession(tenantId, sessionId, clock().toISOString(), config.tenantId)
    const { rows } = await database.asSystem((tx) => asked.execute(tx), { readOnly: true })
    const [row] = rows
    if (row?.is_seen_anew) await noteUse(tenantId, sessionId)
    if (!row) return { session: null, endsAt: Number.POSITIVE_INFINITY }
    return { session: present(tenantId, sessionId, row, config), endsAt: Date.parse(row.ends_at) }
  }

  /** Administrators read when somebody was last active; a request does not fail for want of that. */
  async function noteUse(tenantId: string, sessionId: string): Promise<void> {
    const now = clock().toISOString()
    const noted = sql`update session set seen_at = ${now}::timestamptz where tenant_id = ${tenantId} and id = ${sessionId}`
    await database.asSystem((tx) => noted.execute(tx)).catch(() => undefined)
  }

  /** Reads a session and keeps it; several requests wait for the same reading. */
  function readAnew(key: string, { tenantId, sessionId }: Claims, readAt: number): Promise<Session | null> {
    if (cache.size >= maxCached) cache.clear()
    // It is not the requests' own and goes on when one of them leaves.
    const reading = asCaller({ person: key }, () => read(tenantId, sessionId))
    const keep = (last: Read) => {
      entry.userId = last.session?.userId
      entry.keptUntil = last.session ? Math.min(last.endsAt, readAt + maxAge) : readAt + maxRefusedAge
      return last.session
    }
    const entry: Cached = { readAt, keptUntil: readAt + maxRefusedAge, session: reading.then(keep) }
    cache.set(key, entry)
    // A database that was busy for a moment must not sign anybody out.
    entry.session.catch(() => {
      if (cache.get(key) === entry) cache.delete(key)
    })
    return entry.session
  }

  return {
    resolve: async (token, purpose = 'access') => {
      const now = clock()
      const claims = claimsOf(token, purpose, now)
      if (!claims) return null
      const look = changes.look(now.getTime())
      if (look) await look
      const key = `${claims.tenantId}/${claims.sessionId}`
      const held = cache.get(key)
      const isFresh = held && now.getTime() < held.keptUntil && now.getTime() >= held.readAt - maxRefusedAge
      return isFresh ? held.session : readAnew(key, claims, now.getTime())
    },
    people: async (tenantId, userIds) => {
      const ask = (userId: string) => readPerson(tenantId, userId, config.tenantId)
      const rows = await Promise.all(
        userIds.map((userId) => database.asSystem((tx) => ask(userId).execute(tx), { readOnly: true })),
      )
      return rows.flatMap(({ rows: [row] }) => (row ? [present(tenantId, '', row, config)] : []))
    },
    forget: (tenantId, userId) => forget({ tenantId, ...(userId !== undefined && { userId }) }),
    decrypt: decryptor.decrypt,
    close: decryptor.close,
  }
}
