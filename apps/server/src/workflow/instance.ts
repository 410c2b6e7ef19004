import type { AnyRecord, Label } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../base/errors.ts'
import type { Tx } from '../db/database.ts'
import { modelOf } from '../model/model.ts'
import { mayRead } from '../permissions/participants.ts'
import { readRecord, readRecords } from '../resources/read/read.ts'
import type { Session } from '../services/session.ts'
import { bindingOf } from './bindings.ts'
import type { State } from './engine/engine.ts'
import type { Starter } from './who/rules.ts'

/** Empty while it goes its way; `reject`, and `recall` of one that goes on, wait for its applicant; the others are over. */
export type ProcessStatus = '' | 'reject' | 'finished' | 'recall' | 'terminated'

export type Instance = {
  id: string
  definitionId: string
  definitionKey: string
  businessId: string
  serialNumber: string
  title: Label
  summary?: Label | null
  starter: Starter
  status: ProcessStatus
  createTime: string
  endTime: string | null
  /** Where the forms of its version open; absent or empty where they open on the portal's own pages. */
  formUrl?: string
}

type Row = Omit<Instance, 'starter'> & { startUser: string; startUserName: string; startDept: string }

const columns = sql`id, definition_id as "definitionId", definition_key as "definitionKey", business_id as "businessId",
  serial_number as "serialNumber", title, summary, start_user as "startUser", start_user_name as "startUserName", start_dept as "startDept",
  standing as status, create_time as "createTime", end_time as "endTime"`

const present = ({ startUser, startUserName, startDept, ...row }: Row): Instance => ({
  ...row,
  starter: { id: startUser, name: startUserName, deptId: startDept },
})

/** A process and where its engine stands, kept from others until the transaction ends. */
export async function lockInstance(
  tx: Tx,
  tenantId: string,
  id: string,
): Promise<{ instance: Instance; counted: State['instance'] }> {
  const { rows } = await sql<Row & { state: State['instance'] }>`select ${columns}, state from process_instance
    where tenant_id = ${tenantId} and id = ${id} for update`.execute(tx)
  if (!rows[0]) throw new Refusal('processMissing')
  const { state, ...row } = rows[0]
  return { instance: present(row), counted: state }
}

/** Those of some processes that are under way and that nobody else is moving, kept from others until the transaction ends. */
export async function lockFree(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<{ instance: Instance; counted: State['instance'] }[]> {
  const { rows } = await sql<Row & { state: State['instance'] }>`select ${columns}, state from process_instance
    where tenant_id = ${tenantId} and id = any(${ids}::text[]) and end_time is null and state ->> 'status' = 'running'
    order by id for update skip locked`.execute(tx)
  return rows.map(({ state, ...row }) => ({ instance: present(row), counted: state }))
}

/** A process that the caller may read: its participants and administrators. To everybody else it is not there. */
export async function readableInstance(tx: Tx, session: Session, id: string): Promise<Instance> {
  const { tenantId } = session
  const { rows } = await sql<Row>`select ${columns} from process_instance where tenant_id = ${tenantId} and id = ${id}`.execute(
    tx,
  )
  if (!rows[0] || !(await mayRead(tx, session, id))) throw new Refusal('processMissing')
  return present(rows[0])
}

/** The records that some processes are about, by id, in wire form with their names. */
export async function recordsOf(
  tx: Tx,
  tenantId: string,
  instances: readonly Pick<Instance, 'definitionKey' | 'businessId'>[],
): Promise<Map<string, AnyRecord>> {
  const found = new Map<string, AnyRecord>()
  for (const [key, own] of Map.groupBy(instances, ({ definitionKey }) => definitionKey)) {
    const ids = [...new Set(own.map(({ businessId }) => businessId))]
    const records = await readRecords(tx, tenantId, modelOf(bindingOf(key).core), ids, { labels: 'all', lines: true })
    for (const record of records) found.set(record.id, record)
  }
  return found
}

/** The record that a process is about, in wire form with its names. */
export async function recordOf(
  tx: Tx,
  tenantId: string,
  { definitionKey, businessId }: Pick<Instance, 'definitionKey' | 'businessId'>,
): Promise<AnyRecord> {
  const model = modelOf(bindingOf(definitionKey).core)
  const record = await readRecord(tx, tenantId, model, businessId, { labels: 'all', lines: true })
  if (!record) throw new Refusal('processMissing')
  return record
}
