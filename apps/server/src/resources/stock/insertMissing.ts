import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** Inserts rows whose ids are not there yet, in the order given. */
export async function insertMissing(tx: Tx, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.id(column)))
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (tenant_id, id) do nothing`.execute(tx)
}
