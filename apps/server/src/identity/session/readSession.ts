import { type RawBuilder, sql } from 'kysely'
import type { Config } from '../../base/config.ts'
import { type HeldDataScope, type HeldGrant, narrowedBy } from '../../permissions/narrow.ts'
import { everyPermission, mergeGrants } from '../../permissions/permissions.ts'
import type { Guard, Session } from '../../services/session.ts'
import { closedTenant } from '../../tenancy/closed.ts'
import { menusOf, offered } from '../../tenancy/package.ts'

/** Seconds after which a use is noted anew, so that there is no write per request. */
const noteEvery = 60

export type SessionRow = {
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

const ofUser = sql`u.id as user_id, u.account, u.real_name, u.dept_id,
  coalesce(array(select r.id from role r where r.tenant_id = u.tenant_id and r.id = any(u.role_ids) and not r.is_deleted), '{}') as role_ids`

/** One statement for everything a request asks about its caller. */
export const readSession = (tenantId: string, sessionId: string, now: string, first: string) =>
  readCaller(
    sql`select ${ofUser},
      least(s.expires_at, (select (t.expires_on + 1)::timestamp at time zone t.time_zone from tenant t where t.tenant_id = s.tenant_id)) as ends_at,
      s.seen_at <= ${now}::timestamptz - make_interval(secs => ${noteEvery}) as is_seen_anew,
      coalesce((select p.pw_status from user_secret p where p.tenant_id = u.tenant_id and p.user_id = u.id), 1) as pw_status
    from session s
    join "user" u on u.tenant_id = s.tenant_id and u.id = s.user_id and not u.is_deleted and u.status = 'enabled'
    where s.tenant_id = ${tenantId} and s.id = ${sessionId} and s.ended_at is null and s.expires_at > ${now}::timestamptz
      and not exists (select from tenant t where t.tenant_id = s.tenant_id and ${closedTenant(now)})`,
    tenantId,
    first,
  )

/** The same of a person who need not be signed in; nothing of somebody who could not sign in. */
export const readPerson = (tenantId: string, userId: string, first: string) =>
  readCaller(
    sql`select ${ofUser}, now() as ends_at, false as is_seen_anew, 0 as pw_status
    from "user" u where u.tenant_id = ${tenantId} and u.id = ${userId} and not u.is_deleted and u.status = 'enabled'`,
    tenantId,
    first,
  )

const readCaller = (caller: RawBuilder<unknown>, tenantId: string, first: string) => sql<SessionRow>`
  with recursive caller as (
    ${caller}
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

export function present(tenantId: string, sessionId: string, row: SessionRow, { timeZone, tenantId: first }: Config): Session {
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
