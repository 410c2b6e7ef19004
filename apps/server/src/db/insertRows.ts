import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** Inserts rows of one shape in one statement, whatever their number; values are JSON and take their types from the table. */
export async function insertRows(tx: Tx, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.id(column)))
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(tx)
}
