import { type GrantGroup, type Language, label, permissionsOf, type RoleGrant, type Scope, say, scopes } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { Refusal } from '../../http/errors.ts'
import type { Session } from '../../http/route.ts'
import { allPermissions } from '../permissions.ts'
import { readRole, writeRoleHistory } from './store.ts'

const platform = label('平台', 'Platform', 'Nền tảng')
const unknownCode = label('没有名为“{code}”的权限', 'there is no permission “{code}”', 'không có quyền “{code}”')
const administratorsHaveAll = label(
  '管理员角色拥有全部权限，无需授权',
  'the administrators’ role has every permission; nothing is granted to it',
  'vai trò quản trị viên có mọi quyền, không cần cấp',
)

/** Everything that can be granted, by resource. */
export const grantGroups = (language: Language): GrantGroup[] => {
  const named = ({ code, label: text, operation }: (typeof allPermissions)[number]) => ({
    code,
    operation,
    name: say(text, language),
  })
  return [
    ...Object.values(resources).map((core) => ({
      key: core.key,
      name: say(core.label, language),
      codes: permissionsOf(core).map(named),
    })),
    { key: '', name: say(platform, language), codes: allPermissions.filter(({ resource }) => resource === '').map(named) },
  ]
}

/** What a grant says, by code: own rows unless a scope is named. Throws for what is no permission. */
function readGrant({ menuIds, dataScopeIds }: RoleGrant, language: Language): Map<string, Scope> {
  const known = new Set(allPermissions.map(({ code }) => code))
  const granted = new Map<string, Scope>(menuIds.map((code) => [code, 'self']))
  for (const entry of dataScopeIds) {
    const [code = '', said] = entry.split(':')
    const scope = scopes.find((one) => one === said)
    if (!scope || !granted.has(code)) throw new Refusal('badRequest', { reason: entry })
    granted.set(code, scope)
  }
  for (const code of granted.keys())
    if (!known.has(code)) throw new Refusal('badRequest', { reason: say(unknownCode, language, { code }) })
  return granted
}

/** Nobody hands out more than they hold: a code they lack, or one that reaches further than theirs. */
function demandHeld(
  { permissions }: Session,
  granted: ReadonlyMap<string, Scope>,
  before: Record<string, Scope>,
  language: Language,
) {
  for (const [code, scope] of granted) {
    const held = permissions.get(code)
    const isMore = held === undefined || scopes.indexOf(scope) < scopes.indexOf(held)
    const isNew = before[code] === undefined || scopes.indexOf(scope) < scopes.indexOf(before[code])
    if (!isMore || !isNew) continue
    const what = allPermissions.find((one) => one.code === code)
    throw new Refusal('forbidden', { what: what ? say(what.label, language) : code })
  }
}

/** Gives roles these permissions in place of those they had; all of them or none. */
export async function grant(tx: Tx, session: Session, asked: RoleGrant, language: Language): Promise<void> {
  const { tenantId } = session
  const granted = readGrant(asked, language)
  for (const id of asked.roleIds) {
    const { isAdministrator, grants } = await readRole(tx, session, id, language)
    if (isAdministrator) throw new Refusal('badRequest', { reason: say(administratorsHaveAll, language) })
    demandHeld(session, granted, grants, language)
    await sql`delete from role_permission where tenant_id = ${tenantId} and role_id = ${id}`.execute(tx)
    const rows = [...granted].map(([code, scope]) => ({ code, scope }))
    await sql`insert into role_permission (tenant_id, role_id, code, scope)
      select ${tenantId}, ${id}, code, scope from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(code text, scope text)`.execute(
      tx,
    )
    await writeRoleHistory(tx, session, id, 'grant', { grants: { before: grants, after: Object.fromEntries(granted) } })
  }
}
