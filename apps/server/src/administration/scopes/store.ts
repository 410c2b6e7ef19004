import { type Language, label, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'

export type ScopeKind = 'data' | 'api'
export type ScopeIds = { dataScopeIds: string[]; apiScopeIds: string[] }

const unknownScope = label('没有范围“{id}”', 'there is no scope “{id}”', 'không có phạm vi “{id}”')
const tables = { data: 'data_scope', api: 'api_scope' } as const

/** The scopes of a role, by kind. */
export async function scopesOfRole(tx: Tx, tenantId: string, roleId: string): Promise<ScopeIds> {
  const { rows } = await sql<{ kind: ScopeKind; id: string }>`select kind, scope_id as id from role_scope
    where tenant_id = ${tenantId} and role_id = ${roleId} order by scope_id`.execute(tx)
  const of = (wanted: ScopeKind) => rows.flatMap(({ kind, id }) => (kind === wanted ? [id] : []))
  return { dataScopeIds: of('data'), apiScopeIds: of('api') }
}

/** Gives a role these scopes of a kind in place of those it had; throws for ids that name none. */
export async function setScopes(
  tx: Tx,
  { tenantId, roleId, kind }: { tenantId: string; roleId: string; kind: ScopeKind },
  ids: readonly string[],
  language: Language,
): Promise<void> {
  // The scopes are held until this is stored, so that none of them is removed meanwhile.
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(tables[kind])}
    where tenant_id = ${tenantId} and id = any(${ids}::text[]) and not is_deleted for share`.execute(tx)
  const known = new Set(rows.map(({ id }) => id))
  refuseUnknown(ids, known, language)
  await sql`delete from role_scope where tenant_id = ${tenantId} and role_id = ${roleId} and kind = ${kind}`.execute(tx)
  await sql`insert into role_scope (tenant_id, role_id, kind, scope_id)
    select ${tenantId}, ${roleId}, ${kind}, unnest(${[...known]}::text[])`.execute(tx)
}

/** How many roles have one of these scopes. */
export async function rolesWithScopes(tx: Tx, tenantId: string, kind: ScopeKind, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct role_id)::int as count from role_scope
    where tenant_id = ${tenantId} and kind = ${kind} and scope_id = any(${ids}::text[])`.execute(tx)
  return rows[0]?.count ?? 0
}

function refuseUnknown(ids: readonly string[], known: { has: (id: string) => boolean }, language: Language): void {
  const wrong = ids.find((id) => !known.has(id))
  if (wrong !== undefined) throw new Refusal('badRequest', { reason: say(unknownScope, language, { id: wrong.slice(0, 64) }) })
}
