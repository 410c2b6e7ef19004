import { type Language, label, type RoleDetail, type RoleDraft, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { named } from '../../db/naming.ts'
import type { Session } from '../../services/session.ts'
import { scopesOfRole } from '../scopes/store.ts'

const role = label('角色', 'the role', 'vai trò')
const nameField = label('角色名称', 'Role', 'Vai trò')
const aliasField = label('角色编码', 'Code', 'Mã vai trò')
const people = label('用户', 'users', 'người dùng')
const childRoles = label('下级角色', 'roles below it', 'vai trò cấp dưới')
const ownChild = label(
  '上级角色不能是本角色或其下级',
  'the parent must not be the role itself or one below it',
  'vai trò cấp trên không được là chính nó hoặc cấp dưới của nó',
)

const missing = (language: Language) => new Refusal('notFound', { what: say(role, language) })

/** A role with what it grants and how many people have it; throws `notFound`. */
export async function readRole(tx: Tx, { tenantId }: Session, id: string, language: Language): Promise<RoleDetail> {
  const { rows } = await sql<
    Omit<RoleDetail, 'dataScopeIds' | 'apiScopeIds'>
  >`select r.id, r.name as "roleName", r.names, r.code as "roleAlias", r.parent_id as "parentId",
      r.sort, r.is_administrator as "isAdministrator",
      (select count(*)::int from "user" u where u.tenant_id = ${tenantId} and not u.is_deleted and r.id = any(u.role_ids)) as "userCount",
      (select coalesce(json_object_agg(g.code, g.scope), '{}') from role_permission g
        where g.tenant_id = ${tenantId} and g.role_id = r.id) as grants,
      (select coalesce(json_agg(m.menu_id order by m.menu_id), '[]') from role_top_menu m
        where m.tenant_id = ${tenantId} and m.role_id = r.id) as "topMenuIds"
    from role r where r.tenant_id = ${tenantId} and r.id = ${id} and not r.is_deleted`.execute(tx)
  if (!rows[0]) throw missing(language)
  return { ...rows[0], ...(await scopesOfRole(tx, tenantId, id)) }
}

/** The roles as rows of their tree, in order. */
export async function readRoleRows(tx: Tx, { tenantId }: Session, language: Language) {
  const { rows } = await sql<{ id: string; parentId: string; title: string; roleAlias: string; sort: number }>`
    select id, parent_id as "parentId", ${named('role', language)} as title, code as "roleAlias", sort
    from role where tenant_id = ${tenantId} and not is_deleted order by sort, id`.execute(tx)
  return rows
}

/** Stores a role, a new one without id. Names and codes are its own within the tenant, letters small or capital. Answers its id. */
export async function saveRole(tx: Tx, session: Session, draft: RoleDraft, language: Language): Promise<string> {
  const { tenantId } = session
  const { roleName, names, roleAlias, parentId, sort } = draft
  const id = draft.id ?? newId()
  const before = draft.id ? await readRole(tx, session, draft.id, language) : undefined
  const { rows: taken } = await sql<{ name: string; code: string }>`select name, code from role where tenant_id = ${tenantId}
    and not is_deleted and id <> ${id} and (lower(name) = lower(${roleName}) or lower(code) = lower(${roleAlias}))`.execute(tx)
  const [other] = taken
  if (other) {
    const isName = other.name.toLowerCase() === roleName.toLowerCase()
    throw new Refusal('duplicate', {
      field: say(isName ? nameField : aliasField, language),
      value: isName ? roleName : roleAlias,
    })
  }
  await demandParent(tx, session, id, parentId, language)
  await sql`insert into role (tenant_id, id, parent_id, code, name, names, sort, customised)
    values (${tenantId}, ${id}, ${parentId}, ${roleAlias}, ${roleName}, ${JSON.stringify(names)}::jsonb, ${sort}, true)
    on conflict (tenant_id, id) do update set parent_id = excluded.parent_id, code = excluded.code, name = excluded.name,
      names = excluded.names, sort = excluded.sort, customised = true`.execute(tx)
  await writeRoleHistory(tx, session, id, before ? 'update' : 'create', before ? differences(before, draft) : {})
  return id
}

/** Roles are a tree: one that came to stand under itself would vanish from it. */
async function demandParent(tx: Tx, { tenantId }: Session, id: string, parentId: string, language: Language): Promise<void> {
  if (parentId === '0') return
  const { rows } = await sql<{ id: string }>`with recursive above (id, parent_id) as (
      select id, parent_id from role where tenant_id = ${tenantId} and id = ${parentId} and not is_deleted
      union select r.id, r.parent_id from role r join above on r.tenant_id = ${tenantId} and r.id = above.parent_id)
    select id from above`.execute(tx)
  if (rows.length === 0) throw missing(language)
  const reason = say(ownChild, language)
  if (rows.some((row) => row.id === id)) throw new Refusal('invalidFields', { fields: reason }, { fields: { parentId: reason } })
}

/** Removes roles that nobody has and that nothing stands below; all of them or none. The administrators' role stays. */
export async function removeRoles(tx: Tx, session: Session, ids: readonly string[], language: Language): Promise<void> {
  const { tenantId } = session
  for (const id of ids) {
    const { isAdministrator, userCount } = await readRole(tx, session, id, language)
    if (isAdministrator) throw new Refusal('administratorOnly')
    if (userCount > 0) throw new Refusal('inUse', { count: userCount, what: say(people, language) })
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from role
      where tenant_id = ${tenantId} and parent_id = ${id} and not is_deleted and not id = any(${ids}::text[])`.execute(tx)
    const below = rows[0]?.count ?? 0
    if (below > 0) throw new Refusal('inUse', { count: below, what: say(childRoles, language) })
    await writeRoleHistory(tx, session, id, 'remove', {})
  }
  await sql`update role set is_deleted = true, customised = true where tenant_id = ${tenantId} and id = any(${ids}::text[])`.execute(
    tx,
  )
  await sql`delete from role_permission where tenant_id = ${tenantId} and role_id = any(${ids}::text[])`.execute(tx)
  await sql`delete from role_scope where tenant_id = ${tenantId} and role_id = any(${ids}::text[])`.execute(tx)
}

const differences = (before: RoleDetail, { id: _, ...after }: RoleDraft) =>
  Object.fromEntries(
    Object.entries(after)
      .map(([key, value]) => [key, { before: Reflect.get(before, key) ?? null, after: value }] as const)
      .filter(([, { before: was, after: is }]) => JSON.stringify(was) !== JSON.stringify(is)),
  )

/** Who changed what of a role, kept with the histories of records. */
export async function writeRoleHistory(tx: Tx, session: Session, id: string, operation: string, changes: object): Promise<void> {
  const { tenantId, userId, realName } = session
  await sql`insert into change_history (tenant_id, id, resource, record_id, version, operation, at, user_id, user_name, changes)
    select ${tenantId}, ${newId()}, 'role', ${id}, 1 + count(*)::int, ${operation}, now(), ${userId}, ${realName}, ${JSON.stringify(changes)}::jsonb
    from change_history where tenant_id = ${tenantId} and resource = 'role' and record_id = ${id}`.execute(tx)
}
