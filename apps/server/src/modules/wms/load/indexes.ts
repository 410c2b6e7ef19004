import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { readFact } from '../../../tenancy/facts.ts'

/** Statements that make indexes again, primary keys among them. */
type Made = { name: string; drop: string; made: string }

/** Takes the indexes of tables away, and answers the statements that make them again. */
export async function dropIndexes(tx: Tx, tables: readonly string[]): Promise<{ name: string; made: string }[]> {
  const { rows } = await sql<Made>`select i.indexrelid::regclass::text as name,
      case when c.oid is null then format('drop index %s', i.indexrelid::regclass)
        else format('alter table %s drop constraint %I', i.indrelid::regclass, c.conname) end as drop,
      case when c.oid is null then pg_get_indexdef(i.indexrelid)
        else format('alter table %s add constraint %I %s', i.indrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) end as made
    from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype = 'p'
    where i.indrelid = any(${tables.map((table) => table)}::text[]::regclass[]) order by i.indrelid, i.indexrelid`.execute(tx)
  for (const { drop } of rows) await sql.raw(drop).execute(tx)
  return rows.map(({ name, made }) => ({ name, made }))
}

/** So many indexes are built beside each other; the tables are locked against writing only. */
const workers = 2

/** Builds what was taken away, one at a time on each connection, and notes each that is there. */
export async function buildIndexes(
  step: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  tell: (left: number) => void,
): Promise<void> {
  const waiting = await step(async (tx) => (await readFact(tx, 'stockLoad'))?.indexes ?? [])
  const build = async ({ name, made }: { name: string; made: string }) => {
    await step(async (tx) => {
      await sql.raw(made).execute(tx)
      await sql`update installation set value = jsonb_set(value, '{indexes}', (select coalesce(jsonb_agg(x), '[]') from
        jsonb_array_elements(value -> 'indexes') x where x ->> 'name' <> ${name})) where name = 'stockLoad'`.execute(tx)
    })
  }
  // A key is added to a table that nobody else holds, so those come first, one after the other.
  for (const key of waiting.filter(({ made }) => made.startsWith('alter'))) await build(key)
  const rest = waiting.filter(({ made }) => !made.startsWith('alter'))
  const work = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      await build(next)
      tell(rest.length)
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
}
