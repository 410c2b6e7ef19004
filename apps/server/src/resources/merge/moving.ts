import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Sql } from '../../kinds/index.ts'
import { writeHistory } from '../../model/changes.ts'
import type { Model } from '../../model/model.ts'
import { type Use, usesOf } from '../../model/uses.ts'
import type { Writing } from '../draft/writing.ts'

/** Ids of a merge: `fromId` becomes part of `intoId`. */
export type Merged = { fromId: string; intoId: string }

/** Rows that hold the id in a column, removed ones among them: whoever brings them back finds them whole. */
const holding = ({ link }: Use, row: Sql, tenantId: string, id: string): Sql => {
  const column = sql`${row}.${sql.id(link.column)}`
  return sql`${row}.tenant_id = ${tenantId} and ${link.isMany ? sql`${column} @> array[${id}]::text[]` : sql`${column} = ${id}`}`
}

/** The column with the one id in the place of the other; a list holds it once. */
const replaced = ({ link }: Use, row: Sql, { fromId, intoId }: Merged): Sql =>
  link.isMany
    ? sql`(select array_agg(v order by at) from (select v, min(at) as at
        from unnest(array_replace(${row}.${sql.id(link.column)}, ${fromId}, ${intoId})) with ordinality as u (v, at) group by v) w)`
    : sql`${intoId}`

/** Makes everything that refers to one record refer to the other. Each record that changes gets a version and a line of history. */
export async function moveReferences(writing: Writing, merged: Merged): Promise<void> {
  for (const use of usesOf(writing.model.core.key))
    if (use.lines) await moveInLines(writing, use, use.lines.table, merged)
    else await moveInRecords(writing, use, merged)
}

async function moveInRecords({ tx, session, at }: Writing, use: Use, merged: Merged): Promise<void> {
  const { model, link } = use
  const own = sql`t.id not in (${merged.fromId}, ${merged.intoId})`
  const { rows } = await sql<{ id: string; version: number }>`update ${sql.table(model.table)} t
    set ${sql.id(link.column)} = ${replaced(use, sql`t`, merged)}, version = t.version + 1, update_user = ${session.userId},
      update_time = ${at.toISOString()} where ${holding(use, sql`t`, session.tenantId, merged.fromId)} and ${own}
    returning t.id, t.version`.execute(tx)
  const changes = { [link.key]: { before: merged.fromId, after: merged.intoId } }
  await writeHistory(
    tx,
    session,
    model,
    at,
    rows.map(({ id, version }) => ({ recordId: id, version, operation: 'update', changes })),
  )
}

async function moveInLines({ tx, session, at }: Writing, use: Use, table: string, merged: Merged): Promise<void> {
  const { rows } = await sql<{ id: string }>`update ${sql.table(table)} x
    set ${sql.id(use.link.column)} = ${replaced(use, sql`x`, merged)}
    where ${holding(use, sql`x`, session.tenantId, merged.fromId)} returning x.parent_id as id`.execute(tx)
  const ids = [...new Set(rows.map(({ id }) => id))]
  if (ids.length === 0) return
  const { rows: documents } = await sql<{ id: string; version: number }>`update ${sql.table(use.model.table)} t
    set version = t.version + 1, update_user = ${session.userId}, update_time = ${at.toISOString()}
    where t.tenant_id = ${session.tenantId} and t.id = any(${ids}::text[]) returning t.id, t.version`.execute(tx)
  const changes = documents.map(({ id, version }) => ({ recordId: id, version, operation: 'update', changes: {} }))
  await writeHistory(tx, session, use.model, at, changes)
}

/** How many records of each kind refer to a record, by the key of their resource; those that were removed are not counted. */
export async function countUses(tx: Tx, tenantId: string, model: Model, id: string): Promise<Map<string, number>> {
  const byResource = Map.groupBy(usesOf(model.core.key), (use) => use.model.core.key)
  const counts = new Map<string, number>()
  for (const [key, uses] of byResource) {
    const found = uses.map((use) => idsOf(use, tenantId, id))
    const { rows } = await sql<{ count: number }>`select count(distinct u.id)::int as count
      from (${sql.join(found, sql` union all `)}) u where u.id <> ${id}`.execute(tx)
    if (rows[0]?.count) counts.set(key, rows[0].count)
  }
  return counts
}

const idsOf = (use: Use, tenantId: string, id: string): Sql =>
  use.lines
    ? sql`select x.parent_id as id from ${sql.table(use.lines.table)} x where ${holding(use, sql`x`, tenantId, id)}`
    : sql`select t.id from ${sql.table(use.model.table)} t where ${holding(use, sql`t`, tenantId, id)} and not t.is_deleted`

/**
 * What no resource declares and still is of a record, by its resource and id, such as comments and stars. What tells of the past stays
 * with the record that it was about.
 */
const past = ['change_history', 'bin_entry', 'file_holder', 'merged_record']

export async function moveBeside({ tx, session, model }: Writing, { fromId, intoId }: Merged): Promise<void> {
  const { tenantId } = session
  const { key } = model.core
  await sql`delete from collected c where c.tenant_id = ${tenantId} and c.resource = ${key} and c.record_id = ${fromId}
    and exists (select from collected o where o.tenant_id = ${tenantId} and o.user_id = c.user_id and o.resource = ${key}
      and o.record_id = ${intoId})`.execute(tx)
  // By number: a name would be looked up before it is known to be in this schema.
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname in ('tenant_id', 'resource', 'record_id')
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> all(${past}::text[]) and has_table_privilege(c.oid, 'update')
    group by c.relname having count(*) = 3`.execute(tx)
  for (const { name } of rows)
    await sql`update ${sql.table(name)} set record_id = ${intoId}
      where tenant_id = ${tenantId} and resource = ${key} and record_id = ${fromId}`.execute(tx)
}

/** Whether a process runs over a record, or over one that refers to it. */
export async function isInApproval(tx: Tx, tenantId: string, model: Model, id: string): Promise<string | undefined> {
  const approved = usesOf(model.core.key).filter((use) => use.model.core.approval)
  const ids = sql.join([sql`select ${id} as id`, ...approved.map((use) => idsOf(use, tenantId, id))], sql` union all `)
  const { rows } = await sql<{ serial: string }>`select p.serial_number as serial from process_instance p
    where p.tenant_id = ${tenantId} and p.end_time is null and p.business_id in (${ids}) limit 1`.execute(tx)
  return rows[0]?.serial
}
