import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Sql } from '../../kinds/index.ts'
import type { Session } from '../../services/session.ts'

/** The colleagues whom everybody may choose: those at work, over the row `u`. */
export const choosable = (tenantId: string): Sql => sql`u.tenant_id = ${tenantId} and not u.is_deleted and u.status = 'enabled'`

/** Those of some people whom one may choose, each once. */
export async function choosableAmong(tx: Tx, tenantId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select u.id from "user" u
    where ${choosable(tenantId)} and u.id = any(${ids}::text[]) order by u.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** A choice counts half after so many seconds. */
const halfLife = 30 * 86_400

/** Notes whom somebody chose, so that those are offered first. People who are none of the tenant's, and oneself, are not counted. */
export async function countChosen(
  tx: Tx,
  { tenantId, userId }: Pick<Session, 'tenantId' | 'userId'>,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  const chosen = [...new Set(ids)].filter((id) => id !== userId).sort()
  if (chosen.length === 0) return
  await sql`insert into user_choice as c (tenant_id, user_id, chosen_id, score, chosen_at)
    select u.tenant_id, ${userId}, u.id, 1, ${at.toISOString()}::timestamptz from "user" u
    where u.tenant_id = ${tenantId} and u.id = any(${chosen}::text[]) and not u.is_deleted order by u.id
    on conflict (tenant_id, user_id, chosen_id) do update
    set score = c.score * power(0.5, greatest(0, extract(epoch from (excluded.chosen_at - c.chosen_at))) / ${halfLife}::float8) + 1,
      chosen_at = excluded.chosen_at`.execute(tx)
}

/** How much a choice weighs now, of a row `c`. */
export const weightNow = (at: Date) =>
  sql`(c.score * power(0.5, greatest(0, extract(epoch from (${at.toISOString()}::timestamptz - c.chosen_at))) / ${halfLife}::float8))`
