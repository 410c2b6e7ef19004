import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

export type Index = { name: string; made: string }

const known = new WeakMap<Tx, Promise<Map<string, Index[]>>>()

/** The indexes that only make reading fast, by table, as a transaction found them; asked once. */
export function plainIndexes(tx: Tx): Promise<Map<string, Index[]>> {
  const found = known.get(tx) ?? read(tx)
  known.set(tx, found)
  return found
}

async function read(tx: Tx): Promise<Map<string, Index[]>> {
  const { rows } = await sql<Index & { table: string }>`select t.relname as table, c.relname as name,
      pg_get_indexdef(i.indexrelid) as made
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where not i.indisunique and t.relnamespace = current_schema()::regnamespace order by c.relname`.execute(tx)
  return Map.groupBy(rows, ({ table }) => table)
}

/** Takes indexes away, at once. */
export const dropIndexes = (tx: Tx, indexes: readonly Index[]) =>
  sql`drop index ${sql.join(indexes.map(({ name }) => sql.id(name)))}`.execute(tx)

/** Builds indexes that were taken away. */
export const buildIndexes = (tx: Tx, indexes: readonly Index[]) =>
  Promise.all(indexes.map(({ made }) => sql.raw(made).execute(tx)))
