import { type Language, label, type Scope, say, scopes, type UserPermissions } from '@bip/contract'
import { permitted } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { named } from '../../db/naming.ts'
import { allPermissions } from '../../permissions/permissions.ts'
import type { Session } from '../../services/session.ts'

const user = label('用户', 'The user', 'Người dùng')

type RoleRow = { id: string; name: string; isAdministrator: boolean; grants: Record<string, Scope> }

/** What a user may do and through which roles; throws `notFound`. */
export async function permissionsOfUser(tx: Tx, session: Session, id: string, language: Language): Promise<UserPermissions> {
  const { tenantId } = session
  const { rows: users } = await sql<{ roleIds: string[] }>`select coalesce(to_json(role_ids), '[]') as "roleIds" from "user"
    where tenant_id = ${tenantId} and id = ${id} and not is_deleted`.execute(tx)
  if (!users[0]) throw new Refusal('notFound', { what: say(user, language) })
  const { rows: roles } =
    await sql<RoleRow>`select r.id, ${named('r', language)} as name, r.is_administrator as "isAdministrator",
      (select coalesce(json_object_agg(g.code, g.scope), '{}') from role_permission g
        where g.tenant_id = ${tenantId} and g.role_id = r.id) as grants
    from role r where r.tenant_id = ${tenantId} and r.id = any(${users[0].roleIds}::text[]) and not r.is_deleted
    order by r.sort, r.id`.execute(tx)
  const isAdministrator = roles.some((role) => role.isAdministrator)
  return {
    isAdministrator,
    roles: roles.map(({ id: roleId, name }) => ({ id: roleId, name })),
    grants: isAdministrator ? [] : grantsOf(roles, language),
  }
}

function grantsOf(roles: readonly RoleRow[], language: Language): UserPermissions['grants'] {
  return allPermissions.flatMap(({ code, label: name, resource }) => {
    const held = roles.flatMap((role) => {
      const scope = role.grants[code]
      return scope ? [{ id: role.id, scope }] : []
    })
    const scope = scopes.find((one) => held.some((grant) => grant.scope === one))
    if (!scope) return []
    const core = permitted[resource]
    return [
      {
        code,
        scope,
        name: say(name, language),
        resource: core ? say(core.label, language) : '',
        roleIds: held.filter((grant) => grant.scope === scope).map((grant) => grant.id),
      },
    ]
  })
}
