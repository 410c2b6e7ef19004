import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { ahead } from './ahead.ts'

/** `made` is the statement that builds it. */
type Index = { name: string; made: string }

type Kept = { tables: ReadonlyMap<string, readonly Index[]>; away: Map<string, readonly Index[]> }

const kept = new WeakMap<Tx, Promise<Kept>>()

async function keptOf(tx: Tx): Promise<Kept> {
  const found = kept.get(tx) ?? read(tx)
  kept.set(tx, found)
  return await found
}

/** The indexes that only make reading fast, by table, as the transaction found them. */
async function read(tx: Tx): Promise<Kept> {
  const { rows } = await sql<Index & { table: string }>`select t.relname as table, c.relname as name,
      pg_get_indexdef(i.indexrelid) as made
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where not i.indisunique and t.relnamespace = current_schema()::regnamespace order by c.relname`.execute(tx)
  return { tables: Map.groupBy(rows, ({ table }) => table), away: new Map() }
}

/** Takes the plain indexes of tables away that are about to be filled or changed; `buildIndexes` brings them back at once, which is faster. */
export async function takeIndexes(tx: Tx, tables: readonly string[]): Promise<void> {
  const { tables: all, away } = await keptOf(tx)
  for (const table of tables) {
    const indexes = all.get(table) ?? []
    if (away.has(table) || indexes.length === 0) continue
    away.set(table, indexes)
    await ahead(tx, () => sql`drop index ${sql.join(indexes.map(({ name }) => sql.id(name)))}`.execute(tx))
  }
}

/** Builds the indexes that were taken away. */
export async function buildIndexes(tx: Tx): Promise<void> {
  const { away } = await keptOf(tx)
  const indexes = [...away.values()].flat()
  away.clear()
  for (const { made } of indexes) await ahead(tx, () => sql.raw(made).execute(tx))
}
