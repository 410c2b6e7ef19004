import { type Changes, keyOf, type State, tables } from '@bip/engine'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** Where a process stands, from its rows. Whoever changes it has locked the process before. */
export async function readState(tx: Tx, tenantId: string, id: string, instance: State['instance']): Promise<State> {
  const { rows } = await sql<{ kind: string; key: string; body: unknown }>`select kind, key, body from process_state
    where tenant_id = ${tenantId} and instance_id = ${id}`.execute(tx)
  const rowsOf = (kind: string) => Object.fromEntries(rows.flatMap((row) => (row.kind === kind ? [[row.key, row.body]] : [])))
  return { instance, ...Object.fromEntries(tables.map((table) => [table, rowsOf(table)])) } as State // as they were written below
}

/** Stores what moved: rows that are new or changed, and those that went, in one statement. */
export async function writeChanges(tx: Tx, tenantId: string, id: string, { put, removed }: Changes): Promise<void> {
  const gone = tables.flatMap((table) => removed[table].map((key) => `${table}/${key}`))
  const rows = tables.flatMap((table) =>
    put[table].map((row) => ({
      kind: table,
      key: keyOf(table, row),
      due_at: 'dueAt' in row && row.dueAt !== null ? new Date(row.dueAt).toISOString() : null,
      body: row,
    })),
  )
  if (gone.length + rows.length === 0) return
  await sql`with gone as (delete from process_state where tenant_id = ${tenantId} and instance_id = ${id}
      and kind || '/' || key = any(${gone}::text[]))
    insert into process_state (tenant_id, instance_id, kind, key, due_at, body)
    select ${tenantId}, ${id}, r.kind, r.key, r.due_at, r.body
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (kind text, key text, due_at timestamptz, body jsonb)
    on conflict (tenant_id, instance_id, kind, key) do update set due_at = excluded.due_at, body = excluded.body`.execute(tx)
}
