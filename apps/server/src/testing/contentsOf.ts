import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** What a database holds, to bring it back to that. */
export type Snapshot = {
  /** Rows as JSON by table, of those that have any. */
  rows: ReadonlyMap<string, string>
  /** The last number of each sequence that gave one out. */
  sequences: ReadonlyMap<string, string>
  /** Changes with tables, columns, indexes and policies. */
  shape: string
  bytes: number
}

const valuesOf = async <T>(tx: Tx, query: RawBuilder<T>): Promise<T[]> => (await query.execute(tx)).rows

/** Reads all of it; for databases of tests, which hold little. */
export async function snapshotOf(tx: Tx): Promise<Snapshot> {
  const rows = new Map<string, string>()
  for (const table of await filledTables(tx)) {
    const [found] = await valuesOf(tx, sql<{ rows: string }>`select json_agg(t)::text as rows from ${sql.table(table)} t`)
    if (found) rows.set(table, found.rows)
  }
  return { rows, sequences: await sequencesOf(tx), shape: await shapeOf(tx), bytes: await bytesOf(tx) }
}

/**
 * Puts back the rows and sequences of a snapshot, past triggers and references. Answers false, with nothing promised, where the tables are
 * others by now or hold so much room that whoever comes next would be slower for it.
 */
export async function restore(tx: Tx, before: Snapshot): Promise<boolean> {
  if ((await shapeOf(tx)) !== before.shape || (await bytesOf(tx)) > before.bytes + maxGrowth) return false
  await sql`set local session_replication_role = replica`.execute(tx)
  for (const table of new Set([...before.rows.keys(), ...(await filledTables(tx))])) {
    await sql`delete from ${sql.table(table)}`.execute(tx)
    const rows = before.rows.get(table)
    if (rows !== undefined) await insert(tx, table, rows)
  }
  for (const [name, last] of await sequencesOf(tx)) {
    const known = before.sequences.get(name)
    if (known === undefined) await sql`alter sequence ${sql.table(name)} restart`.execute(tx)
    else if (known !== last) await sql`select setval(${name}::regclass, ${known}::bigint)`.execute(tx)
  }
  return true
}

const maxGrowth = 16 * 1024 * 1024

async function insert(tx: Tx, table: string, rows: string): Promise<void> {
  const columns = await valuesOf(
    tx,
    sql<{ name: string }>`select attname as name from pg_attribute
      where attrelid = ${`public."${table}"`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  const names = sql.join(columns.map(({ name }) => sql.ref(name)))
  const of = sql.table(table)
  await sql`insert into ${of} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${of}, ${rows}::json)`.execute(tx)
}

/** One query for all tables: each is asked for its first row only. */
async function filledTables(tx: Tx): Promise<string[]> {
  const tables = await valuesOf(
    tx,
    sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration' order by relname`,
  )
  if (tables.length === 0) return []
  const asked = tables.map(({ name }) => sql`select ${sql.lit(name)} as name where exists (select from ${sql.table(name)})`)
  return (await valuesOf(tx, sql<{ name: string }>`${sql.join(asked, sql` union all `)}`)).map(({ name }) => name)
}

async function sequencesOf(tx: Tx): Promise<Map<string, string>> {
  const found = await valuesOf(
    tx,
    sql<{ name: string; last: string }>`select sequencename as name, last_value::text as last from pg_sequences
      where schemaname = 'public' and last_value is not null`,
  )
  return new Map(found.map(({ name, last }) => [name, last]))
}

async function shapeOf(tx: Tx): Promise<string> {
  const [found] = await valuesOf(
    tx,
    sql<{ shape: string }>`select md5(concat(
      (select string_agg(concat(relname, relkind, relnatts, relrowsecurity, relforcerowsecurity), ',' order by relname, oid)
        from pg_class where relnamespace = 'public'::regnamespace),
      (select string_agg(concat(tgrelid, tgname, tgenabled), ',' order by oid) from pg_trigger where not tgisinternal),
      (select string_agg(concat(polrelid, polname), ',' order by oid) from pg_policy),
      (select string_agg(concat(conrelid, conname), ',' order by oid) from pg_constraint)
    )) as shape`,
  )
  return found?.shape ?? ''
}

async function bytesOf(tx: Tx): Promise<number> {
  const [found] = await valuesOf(tx, sql<{ bytes: string }>`select pg_database_size(current_database())::text as bytes`)
  return Number(found?.bytes)
}
