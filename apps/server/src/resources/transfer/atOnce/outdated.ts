import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { type Link, linksOf, type Model, modelFor } from '../../../model/model.ts'
import { uniqueParts } from '../../write/unique.ts'

/** Transactions are counted in 32 bits where rows name them. */
const round = 4_294_967_296

/** The number of the next transaction: what changes from now on names it or a later one. */
export async function currentMoment(tx: Tx): Promise<number> {
  const { rows } = await sql<{ next: number }>`select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next`.execute(tx)
  return Number(rows[0]?.next ?? 0) % round
}

/** Records made ready in tables beside their own. */
export type Ready = { model: Model; tenantId: string; table: string; lines: ReadonlyMap<string, string>; since: number }

/**
 * Whether something that ready records were checked against has changed since: a record that they refer to was removed, or a unique value
 * of theirs was taken. Looks only at rows that were written since.
 */
export async function isOutdated(tx: Tx, ready: Ready): Promise<boolean> {
  return (await refersToRemoved(tx, ready)) || (await hasTakenValue(tx, ready))
}

async function refersToRemoved(tx: Tx, { model, tenantId, table, lines, since }: Ready): Promise<boolean> {
  const uses: { link: Link; table: string }[] = model.links.map((link) => ({ link, table }))
  for (const { key, cells } of model.lines) for (const link of linksOf(cells)) uses.push({ link, table: lines.get(key) ?? table })
  for (const to of new Set(uses.map(({ link }) => link.to))) {
    const { rows: removed } = await sql<{ id: string }>`select t.id from ${sql.table(modelFor(to).table)} t
      where t.tenant_id = ${tenantId} and t.is_deleted and t.xmin::text::bigint >= ${since}`.execute(tx)
    if (removed.length === 0) continue
    const ids = removed.map(({ id }) => id)
    for (const { link, table } of uses.filter((use) => use.link.to === to)) {
      const column = sql.id(link.column)
      const holds = link.isMany ? sql`${column} && ${ids}::text[]` : sql`${column} = any(${ids}::text[])`
      const { rows } = await sql`select from ${sql.table(table)} where ${holds} limit 1`.execute(tx)
      if (rows.length > 0) return true
    }
  }
  return false
}

async function hasTakenValue(tx: Tx, { model, tenantId, table, since }: Ready): Promise<boolean> {
  for (const { column } of uniqueParts(model)) {
    const [other, own] = [sql.id('t', column), sql.id('s', column)]
    const { rows } =
      await sql`select from ${sql.table(model.table)} t join ${sql.table(table)} s on lower(${own}) = lower(${other})
      where t.tenant_id = ${tenantId} and not t.is_deleted and t.xmin::text::bigint >= ${since}
        and not exists (select from ${sql.table(table)} o where o.tenant_id = t.tenant_id and o.id = t.id) limit 1`.execute(tx)
    if (rows.length > 0) return true
  }
  return false
}
