import { type Changes, keyOf, type State, tables } from '@bip/engine'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { insertRows } from '../../db/insertRows.ts'

/** Where a process stands, from its rows. Whoever changes it has locked the process before. */
export async function readState(tx: Tx, tenantId: string, id: string, instance: State['instance']): Promise<State> {
  const { rows } = await sql<{ kind: string; key: string; body: unknown }>`select kind, key, body from process_state
    where tenant_id = ${tenantId} and instance_id = ${id}`.execute(tx)
  const rowsOf = (kind: string) => Object.fromEntries(rows.flatMap((row) => (row.kind === kind ? [[row.key, row.body]] : [])))
  return { instance, ...Object.fromEntries(tables.map((table) => [table, rowsOf(table)])) } as State // as they were written below
}

/** Stores what moved: rows that are new or changed, and those that went. */
export async function writeChanges(tx: Tx, tenantId: string, id: string, { put, removed }: Changes): Promise<void> {
  const gone = tables.flatMap((table) =>
    [...removed[table], ...put[table].map((row) => keyOf(table, row))].map((key) => `${table}/${key}`),
  )
  if (gone.length > 0)
    await sql`delete from process_state where tenant_id = ${tenantId} and instance_id = ${id}
      and kind || '/' || key = any(${gone}::text[])`.execute(tx)
  const rows = tables.flatMap((table) =>
    put[table].map((row) => ({
      tenant_id: tenantId,
      instance_id: id,
      kind: table,
      key: keyOf(table, row),
      due_at: 'dueAt' in row && row.dueAt !== null ? new Date(row.dueAt).toISOString() : null,
      body: row,
    })),
  )
  await insertRows(tx, 'process_state', rows)
}
