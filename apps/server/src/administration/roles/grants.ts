import { type GrantGroup, type Language, label, permissionsOf, type RoleGrant, type Scope, say, scopes } from '@bip/contract'
import { permitted } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { allPermissions } from '../../permissions/permissions.ts'
import type { Session } from '../../services/session.ts'
import { accountsWith } from '../holdings/accounts.ts'
import { type Book, readBook } from '../holdings/book.ts'
import { type Asking, demandNoGain } from '../holdings/demand.ts'
import { isAdministrator } from '../holdings/holdings.ts'
import { ownMenuCodes } from '../menus/store.ts'
import { setTops } from '../menus/tops.ts'
import { setScopes } from '../scopes/store.ts'
import { readRole, writeRoleHistory } from './store.ts'

const platform = label('平台', 'Platform', 'Nền tảng')
const menus = label('自定义菜单', 'Own menu entries', 'Mục trình đơn riêng')
/** The group of codes that belong to a plant's own menu entries. */
const ownMenus = 'menus'
const unknownCode = label('没有名为“{code}”的权限', 'there is no permission “{code}”', 'không có quyền “{code}”')
const administratorsHaveAll = label(
  '管理员角色拥有全部权限，无需授权',
  'the administrators’ role has every permission; nothing is granted to it',
  'vai trò quản trị viên có mọi quyền, không cần cấp',
)

/** Everything that can be granted, by resource. */
export async function grantGroups(
  tx: Tx,
  session: Session,
  language: Language,
  isOffered: (code: string) => boolean,
): Promise<GrantGroup[]> {
  const named = ({ code, label: text, operation }: (typeof allPermissions)[number]) => ({
    code,
    operation,
    name: say(text, language),
  })
  const own = await ownMenuCodes(tx, session, language)
  const groups = [
    ...Object.values(permitted).map((core) => ({
      key: core.key,
      name: say(core.label, language),
      codes: permissionsOf(core).map(named),
    })),
    { key: '', name: say(platform, language), codes: allPermissions.filter(({ resource }) => resource === '').map(named) },
    { key: ownMenus, name: say(menus, language), codes: own.map((one) => ({ ...one, operation: one.code })) },
  ]
  return groups
    .map((group) => ({ ...group, codes: group.codes.filter(({ code }) => isOffered(code)) }))
    .filter(({ codes }) => codes.length > 0)
}

/** What a grant says, by code: own rows unless a scope is named. Throws for what is no permission. */
function readGrant(
  menuIds: readonly string[],
  reaches: readonly string[],
  own: readonly string[],
  language: Language,
): Map<string, Scope> {
  const known = new Set([...allPermissions.map(({ code }) => code), ...own])
  const granted = new Map<string, Scope>(menuIds.map((code) => [code, 'self']))
  for (const entry of reaches) {
    // A plant's own menu entries have a colon in their code.
    const cut = entry.lastIndexOf(':')
    const [code, said] = [entry.slice(0, cut), entry.slice(cut + 1)]
    const scope = scopes.find((one) => one === said)
    if (!scope || !granted.has(code)) throw new Refusal('badRequest', { reason: entry })
    granted.set(code, scope)
  }
  for (const code of granted.keys())
    if (!known.has(code)) throw new Refusal('badRequest', { reason: say(unknownCode, language, { code }) })
  return granted
}

type Wanted = { granted: ReadonlyMap<string, Scope>; dataScopeIds: readonly string[]; apiScopeIds?: readonly string[] }

/**
 * Nobody hands out more than they hold: no code that they lack or that reaches further than theirs, no fewer data scopes, no API scope of
 * others. Looked at for the role itself as its giver would have it, and for everybody who has it.
 */
async function demandHeld(asking: Asking, roleIds: readonly string[], wanted: Wanted): Promise<void> {
  const { tx, session } = asking
  const before = await readBook(tx, session.tenantId)
  if (isAdministrator(session)) return demandOffered(asking, before, roleIds, wanted)
  const roles = new Map(before.roles)
  for (const id of roleIds) {
    const role = before.roles.get(id)
    const grants = [...wanted.granted].map(([code, scope]) => ({ code, scope }))
    const { dataScopeIds, apiScopeIds = role?.apiScopeIds ?? [] } = wanted
    roles.set(id, { isAdministrator: role?.isAdministrator ?? false, grants, dataScopeIds, apiScopeIds })
  }
  const alone = roleIds.map((id) => ({ userId: '', deptId: session.deptId, roleIds: [id] }))
  const accounts = [...alone, ...(await accountsWith(tx, session.tenantId, roleIds))]
  const same = accounts.map((account) => ({ before: account, after: account }))
  await demandNoGain(asking, { before, after: { ...before, roles } }, same)
}

/** Administrators hold what their tenant was given, and hand out no more than that. */
function demandOffered({ session, language }: Asking, { roles }: Book, roleIds: readonly string[], { granted }: Wanted): void {
  const isHeld = (code: string) => roleIds.every((id) => roles.get(id)?.grants.some((grant) => grant.code === code))
  const missing = [...granted.keys()].find((code) => !code.startsWith('menu:') && !session.permissions.has(code) && !isHeld(code))
  const what = allPermissions.find(({ code }) => code === missing)
  if (what) throw new Refusal('forbidden', { what: say(what.label, language) })
}

/** Gives roles these permissions in place of those they had; all of them or none. */
export async function grant(tx: Tx, session: Session, asked: RoleGrant, language: Language): Promise<void> {
  const { tenantId } = session
  const own = await ownMenuCodes(tx, session, language)
  // A reach is written `code:scope`; everything else names a data scope.
  const [reaches, scopeIds] = [asked.dataScopeIds.filter(isReach), asked.dataScopeIds.filter((entry) => !isReach(entry))]
  const granted = readGrant(
    asked.menuIds,
    reaches,
    own.map(({ code }) => code),
    language,
  )
  await demandHeld({ tx, session, language }, asked.roleIds, { granted, dataScopeIds: scopeIds, apiScopeIds: asked.apiScopeIds })
  for (const id of asked.roleIds) {
    const { isAdministrator, grants, dataScopeIds: hadData, apiScopeIds: hadApi } = await readRole(tx, session, id, language)
    if (isAdministrator) throw new Refusal('badRequest', { reason: say(administratorsHaveAll, language) })
    await sql`delete from role_permission where tenant_id = ${tenantId} and role_id = ${id}`.execute(tx)
    const rows = [...granted].map(([code, scope]) => ({ code, scope }))
    await sql`insert into role_permission (tenant_id, role_id, code, scope)
      select ${tenantId}, ${id}, code, scope from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(code text, scope text)`.execute(
      tx,
    )
    if (asked.topMenuIds) await setTops(tx, tenantId, id, asked.topMenuIds)
    await setScopes(tx, { tenantId, roleId: id, kind: 'data' }, scopeIds, language)
    if (asked.apiScopeIds) await setScopes(tx, { tenantId, roleId: id, kind: 'api' }, asked.apiScopeIds, language)
    await writeRoleHistory(tx, session, id, 'grant', {
      grants: { before: grants, after: Object.fromEntries(granted) },
      ...changed('dataScopeIds', hadData, scopeIds),
      ...changed('apiScopeIds', hadApi, asked.apiScopeIds ?? hadApi),
    })
  }
}

const isReach = (entry: string): boolean => entry.includes(':')

const changed = (key: string, before: readonly string[], after: readonly string[]): object =>
  before.toSorted().join() === after.toSorted().join() ? {} : { [key]: { before, after } }
