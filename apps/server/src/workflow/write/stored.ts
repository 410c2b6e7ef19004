import { type Changes, keyOf, type State, tables } from '@bip/engine'
import { sql } from 'kysely'
import { among } from '../../db/among.ts'
import type { Tx } from '../../db/database.ts'
import type { Instance } from '../instance.ts'

type StateRow = { instanceId: string; kind: string; key: string; body: unknown }

/** Where processes stand, by their ids, from their rows. Whoever changes one has locked it before. */
export async function readStates(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<(id: string) => Omit<State, 'instance'>> {
  const { rows } = await sql<StateRow>`select instance_id as "instanceId", kind, key, body from process_state
    where tenant_id = ${tenantId} and ${among(sql`instance_id`, ids)}`.execute(tx)
  const own = Map.groupBy(rows, ({ instanceId }) => instanceId)
  return (id) => stateOf(own.get(id) ?? [])
}

const stateOf = (rows: readonly StateRow[]): Omit<State, 'instance'> => {
  const rowsOf = (kind: string) => Object.fromEntries(rows.flatMap((row) => (row.kind === kind ? [[row.key, row.body]] : [])))
  return Object.fromEntries(tables.map((table) => [table, rowsOf(table)])) as Omit<State, 'instance'> // as they were written below
}

type Row = Readonly<Record<string, unknown>>

/** Rows that a move adds, as they are stored. */
export type Added = { steps: readonly Row[]; tasks: readonly Row[]; participants: readonly Row[]; candidates: readonly Row[] }

/** What a move of a process leaves. */
export type Move = {
  instance: Pick<Instance, 'id' | 'status' | 'endTime'>
  counted: State['instance']
  changes: Changes
  added: Added
}

/** Stores what moves of processes left, in one statement however many there are. */
export async function storeMoves(tx: Tx, tenantId: string, moves: readonly Move[]): Promise<void> {
  const json = (rows: readonly unknown[]) => sql`${JSON.stringify(rows)}::jsonb`
  const added = (table: keyof Added) => json(moves.flatMap((move) => move.added[table]))
  const instances = moves.map(({ instance: { id, status, endTime }, counted }) => ({
    id,
    standing: status,
    end_time: endTime,
    state: counted,
  }))
  await sql`with steps as (insert into process_step (tenant_id, id, instance_id, activity_id, activity_type, task_id, user_id, user_name,
        create_time, end_time, comment_type, comment, attachments)
      select tenant_id, id, instance_id, activity_id, activity_type, task_id, user_id, user_name, create_time, end_time, comment_type,
        comment, attachments from jsonb_populate_recordset(null::process_step, ${added('steps')})),
    tasks as (insert into process_task (tenant_id, id, instance_id, node_id, wait_id, assignee, assignee_name, is_open, create_time, due_time)
      select tenant_id, id, instance_id, node_id, wait_id, assignee, assignee_name, is_open, create_time, due_time
        from jsonb_populate_recordset(null::process_task, ${added('tasks')})),
    participants as (insert into process_participant (tenant_id, user_id, instance_id, role, create_time)
      select tenant_id, user_id, instance_id, role, create_time from jsonb_populate_recordset(null::process_participant, ${added('participants')})
      on conflict do nothing),
    candidates as (insert into process_candidate (tenant_id, user_id, task_id, instance_id)
      select tenant_id, user_id, task_id, instance_id from jsonb_populate_recordset(null::process_candidate, ${added('candidates')})
      on conflict do nothing),
    gone as (delete from process_state s using jsonb_to_recordset(${json(moves.flatMap(goneRows))}) as g (instance_id text, kind text, key text)
      where s.tenant_id = ${tenantId} and s.instance_id = g.instance_id and s.kind = g.kind and s.key = g.key),
    put as (insert into process_state (tenant_id, instance_id, kind, key, due_at, body)
      select ${tenantId}, r.instance_id, r.kind, r.key, r.due_at, r.body from jsonb_to_recordset(${json(moves.flatMap(putRows))})
        as r (instance_id text, kind text, key text, due_at timestamptz, body jsonb)
      on conflict (tenant_id, instance_id, kind, key) do update set due_at = excluded.due_at, body = excluded.body)
    update process_instance i set standing = m.standing, state = m.state, end_time = m.end_time
      from jsonb_to_recordset(${json(instances)}) as m (id text, standing text, state jsonb, end_time timestamptz)
      where i.tenant_id = ${tenantId} and i.id = m.id`.execute(tx)
}

const goneRows = ({ instance: { id }, changes: { removed } }: Move) =>
  tables.flatMap((table) => removed[table].map((key) => ({ instance_id: id, kind: table, key })))

const putRows = ({ instance: { id }, changes: { put } }: Move) =>
  tables.flatMap((table) =>
    put[table].map((row) => ({
      instance_id: id,
      kind: table,
      key: keyOf(table, row),
      due_at: 'dueAt' in row && row.dueAt !== null ? new Date(row.dueAt).toISOString() : null,
      body: row,
    })),
  )
