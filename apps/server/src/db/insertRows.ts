import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Inserts rows of one shape in one statement, whatever their number; values are JSON and take their types from the table. What is the same
 * in all rows is sent once.
 */
export async function insertRows(tx: Tx, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const all = Object.keys(first)
  const own = all.filter((column) => rows.some((row) => row[column] !== first[column]))
  const into = sql`insert into ${sql.table(table)} (${columns(all)})`
  const given = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.map((row) => only(row, own)))}::jsonb) r`
  if (own.length === all.length) return void (await sql`${into} select ${columns(all)} from ${given}`.execute(tx))
  const isOwn = new Set(own)
  const shared = all.filter((column) => !isOwn.has(column))
  const selected = all.map((column) => (isOwn.has(column) ? sql`r.${sql.id(column)}` : sql`s.${sql.id(column)}`))
  await sql`${into} select ${sql.join(selected)}
    from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(only(first, shared))}::jsonb) s, ${given}`.execute(tx)
}

const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.id(name)))

/** What is empty is left out: it is empty to the database too. */
const only = (row: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? undefined]))
