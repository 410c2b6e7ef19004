import { sql } from 'kysely'
import { asCaller } from '../../base/caller.ts'
import type { Config } from '../../base/config.ts'
import { type HeldDataScope, type HeldGrant, narrowedBy } from '../../permissions/narrow.ts'
import { everyPermission, mergeGrants } from '../../permissions/permissions.ts'
import type { AccessService, Services } from '../../services/services.ts'
import type { Guard, Session } from '../../services/session.ts'
import { closedTenant } from '../../tenancy/closed.ts'
import { menusOf, offered } from '../../tenancy/package.ts'
import { createDecryptor } from '../secrets/decryptor.ts'
import { type AccessChange, followAccess } from './changes.ts'
import { type Claims, verifyToken } from './tokens.ts'

/** Milliseconds for which a session is taken as it was last read, unless something of it changes; its use is noted when it is read. */
const maxAge = 30_000
/** The same for a token that is worth nothing. */
const maxRefusedAge = 900
const maxCached = 5000
/** Seconds after which a use is noted anew, so that there is no write per request. */
const noteEvery = 60

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
    forget: (tenantId, userId) => forget({ tenantId, ...(userId !== undefined && { userId }) }),
    decrypt: decryptor.decrypt,
    close: decryptor.close,
  }
}

type SessionRow = {
  user_id: string
  account: string
  real_name: string
  dept_id: string | null
  dept_ids: string[] | null
  depts_above: string[] | null
  role_ids: string[] | null
  is_administrator: boolean
  grants: HeldGrant[] | null
  data_scopes: HeldDataScope[] | null
  guards: Guard[] | null
  pw_status: number
  time_zone: string | null
  package_menus: string | null
  is_seen_anew: boolean
  ends_at: string
}

/** One statement for everything a request asks about its caller. */
const readSession = (tenantId: string, sessionId: string, now: string, first: string) => sql<SessionRow>`
  with recursive caller as (
    select u.id as user_id, u.account, u.real_name, u.dept_id,
      least(s.expires_at, (select (t.expires_on + 1)::timestamp at time zone t.time_zone from tenant t where t.tenant_id = s.tenant_id)) as ends_at,
      s.seen_at <= ${now}::timestamptz - make_interval(secs => ${noteEvery}) as is_seen_anew,
      coalesce(array(select r.id from role r where r.tenant_id = u.tenant_id and r.id = any(u.role_ids) and not r.is_deleted), '{}') as role_ids,
      coalesce((select p.pw_status from user_secret p where p.tenant_id = u.tenant_id and p.user_id = u.id), 1) as pw_status
    from session s
    join "user" u on u.tenant_id = s.tenant_id and u.id = s.user_id and not u.is_deleted and u.status = 'enabled'
    where s.tenant_id = ${tenantId} and s.id = ${sessionId} and s.ended_at is null and s.expires_at > ${now}::timestamptz
      and not exists (select from tenant t where t.tenant_id = s.tenant_id and ${closedTenant(now)})
  ), below as (
    select dept_id as id from caller where dept_id is not null
    union
    select d.id from department d join below b on d.parent_id = b.id where d.tenant_id = ${tenantId} and not d.is_deleted
  ), above as (
    select dept_id as id from caller where dept_id is not null
    union
    select d.parent_id from department d join above a on d.id = a.id
      where d.tenant_id = ${tenantId} and not d.is_deleted and d.parent_id is not null
  )
  select user_id, account, real_name, dept_id, to_json(role_ids) as role_ids, pw_status, is_seen_anew, ends_at,
    (select json_agg(id) from below) as dept_ids,
    (select json_agg(id) from above) as depts_above,
    (select t.time_zone from tenant t where t.tenant_id = ${tenantId}) as time_zone,
    (select p.menu_id from tenant t join tenant_package p on p.tenant_id = ${first} and p.id = t.package_id and not p.is_deleted
      where t.tenant_id = ${tenantId}) as package_menus,
    exists (select from role r where r.tenant_id = ${tenantId} and r.id = any(caller.role_ids) and r.is_administrator) as is_administrator,
    (select json_agg(json_build_object('code', g.code, 'scope', g.scope, 'roleId', g.role_id)) from role_permission g
      where g.tenant_id = ${tenantId} and g.role_id = any(caller.role_ids)) as grants,
    (select json_agg(json_build_object('roleId', s.role_id, 'resource', d.resource_code, 'type', d.scope_type,
        'field', d.scope_field, 'value', d.scope_value, 'deptIds', (
          with recursive chosen as (
            select d.dept_id as id where d.dept_id is not null
            union
            select c.id from department c join chosen on c.parent_id = chosen.id where c.tenant_id = ${tenantId} and not c.is_deleted
          ) select json_agg(id) from chosen)))
      from role_scope s join data_scope d on d.tenant_id = s.tenant_id and d.id = s.scope_id and not d.is_deleted
      where s.tenant_id = ${tenantId} and s.kind = 'data' and s.role_id = any(caller.role_ids)) as data_scopes,
    (select json_agg(json_build_object('method', a.api_method, 'path', a.api_path, 'isHeld', exists (
        select from role_scope s where s.tenant_id = a.tenant_id and s.kind = 'api' and s.scope_id = a.id
          and s.role_id = any(caller.role_ids))))
      from api_scope a where a.tenant_id = ${tenantId} and not a.is_deleted) as guards
  from caller`

function present(tenantId: string, sessionId: string, row: SessionRow, { timeZone, tenantId: first }: Config): Session {
  const caller = { userId: row.user_id, deptId: row.dept_id ?? '', deptIds: row.dept_ids ?? [] }
  return {
    ...caller,
    deptsAbove: row.depts_above ?? [],
    tenantId,
    sessionId,
    account: row.account,
    realName: row.real_name,
    roleIds: row.role_ids ?? [],
    permissions: offered(permissionsOf(row), tenantId === first, row.package_menus === null ? null : menusOf(row.package_menus)),
    timeZone: row.time_zone ?? timeZone,
    ...(row.pw_status !== 0 && { isPasswordDue: true }),
    // Administrators may do everything, so that no scope can lock everybody out.
    ...(!row.is_administrator && {
      narrowed: narrowedBy(row.grants ?? [], row.data_scopes ?? [], caller),
      guards: row.guards ?? [],
    }),
  }
}

/** Whoever still has to choose a password of their own may do that and nothing else. */
function permissionsOf(row: SessionRow): Session['permissions'] {
  if (row.pw_status !== 0) return new Map()
  return row.is_administrator ? everyPermission : mergeGrants(row.grants ?? [])
}
