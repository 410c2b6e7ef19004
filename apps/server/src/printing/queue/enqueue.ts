import { isSerial } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { insertRows } from '../../db/insertRows.ts'
import { linkOf } from '../../files/stored.ts'
import type { Call } from '../../http/route.ts'
import { writeHistory } from '../../model/changes.ts'
import { modelFor } from '../../model/model.ts'
import { enqueue } from '../../outbox/outbox.ts'
import { insertRecords, newRow } from '../../resources/draft/rows.ts'
import { nextSerials } from '../../resources/write/serial.ts'
import type { Services } from '../../services/services.ts'
import type { Session } from '../../services/session.ts'

/** Kind of the outbox's entries; each names a job. */
export const printKind = 'print'

/** A document that is stored already, and how it is printed. */
export type NewJob = {
  subject: string
  printerId: string
  templateId?: string | null
  resourceKey?: string | null
  recordIds?: readonly string[]
  copies: number
  pages: number
  document: { id: string; name: string; size: number; type: string }
  reprintOf?: string | null
}

/** Keeps a job and leaves it for its printer, in one transaction. */
export async function addJob(tx: Tx, session: Session, services: Services, job: NewJob): Promise<{ id: string; no: string }> {
  const model = modelFor('printJob')
  const at = services.clock()
  const { tenantId, userId, deptId, timeZone } = session
  const field = model.core.fields.no
  if (!isSerial(field)) throw new Error('printJob.no is no serial any more; printing numbers its jobs by it.')
  const [no = ''] = await nextSerials(tx, tenantId, model, { key: 'no', field, count: 1, at, timeZone })
  const id = newId(at.getTime())
  const base = newRow({ tenantId, id, userId, deptId, at })
  const { document, recordIds, copies, pages, ...rest } = job
  const file = { ...document, url: linkOf(document.id) }
  const values = {
    ...rest,
    no,
    jobStatus: 'queued',
    copies: String(copies),
    pages: String(pages),
    recordIds: recordIds?.join(',') ?? null,
    document: [file],
  }
  await insertRecords(tx, model, [{ base, values }])
  await writeHistory(tx, session, model, at, [{ recordId: id, version: 1, operation: 'create', changes: {} }])
  await enqueue(tx, [{ tenantId, kind: printKind, payload: { id } }])
  return { id, no }
}

/** Seconds since the caller sent the same to the same printer, within `seconds`; undefined where they did not. */
export async function printedAgo(
  tx: Tx,
  { session, services }: Pick<Call, 'session' | 'services'>,
  { printerId, templateId, ids, seconds }: { printerId: string; templateId: string; ids: readonly string[]; seconds: number },
): Promise<number | undefined> {
  // Two calls of the same moment look one after the other.
  await sql`select pg_advisory_xact_lock(7205031, hashtext(${session.userId}))`.execute(tx)
  const now = services.clock()
  const { rows } = await sql<{ at: string }>`select create_time as at from print_job
    where tenant_id = ${session.tenantId} and create_user = ${session.userId} and printer_id = ${printerId}
      and template_id = ${templateId} and record_ids = ${ids.join(',')} and not is_deleted
      and create_time > ${new Date(now.getTime() - seconds * 1000).toISOString()}::timestamptz
    order by create_time desc limit 1`.execute(tx)
  const [last] = rows
  return last ? Math.max(0, Math.round((now.getTime() - new Date(last.at).getTime()) / 1000)) : undefined
}

/** Puts a document into the store for good, as a file of the caller's. */
export async function storedRow(
  tx: Tx,
  session: Session,
  services: Services,
  { id, key, name, type, size }: { id: string; key: string; name: string; type: string; size: number },
): Promise<void> {
  await insertRows(tx, 'stored_file', [
    {
      tenant_id: session.tenantId,
      id,
      storage_key: key,
      original_name: name,
      type,
      size,
      business_type: 'print',
      create_user: session.userId,
      create_time: services.clock().toISOString(),
    },
  ])
}
