import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { writeHistory } from '../../model/changes.ts'
import { notFound } from '../../model/ids.ts'
import type { Model } from '../../model/model.ts'
import { demand, reaches } from '../../model/scope.ts'
import type { Writing } from '../draft/writing.ts'
import { lockRecords, readRemoved } from '../read/read.ts'
import { holdEntries, staysForGood } from '../write/binEntries.ts'

/** Removes records for good that are in the bin, each or not. */
export async function eraseEach(writing: Writing, ids: readonly string[]): Promise<(null | Refusal)[]> {
  const { tx, session, model, place, at } = writing
  const what = model.core.label[place.language]
  const scope = demand(session, model, 'remove', what)
  if (staysForGood(model)) return ids.map(() => new Refusal('namesStay', { what }))
  await lockRecords(tx, session.tenantId, model, ids, 'removal')
  const entries = await holdEntries(tx, session.tenantId, model, ids)
  const removed = await readRemoved(tx, session.tenantId, model, [...entries.keys()])
  const records = new Map(removed.map((record) => [record.id, record]))
  const refusals = ids.map((id) => {
    const record = records.get(id)
    if (!record) return new Refusal('notInBin')
    return reaches(session, scope, record) ? null : notFound(model, place.language)
  })
  const going = ids.flatMap((id, index) => (refusals[index] ? [] : (records.get(id) ?? [])))
  const changes = going.map(({ id, version }) => ({ recordId: id, version: version + 1, operation: 'erase', changes: {} }))
  await writeHistory(tx, session, model, at, changes)
  await takeAway(
    tx,
    session.tenantId,
    model,
    going.map(({ id }) => id),
    at,
  )
  return refusals
}

/** Takes removed records away with all that hangs on them alone. Their history stays, and their names in the bin's table. */
export async function takeAway(tx: Tx, tenantId: string, model: Model, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  for (const { table } of model.lines)
    await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and parent_id = any(${ids}::text[])`.execute(tx)
  await sql`delete from ${sql.table(model.table)} where tenant_id = ${tenantId} and id = any(${ids}::text[]) and is_deleted`.execute(
    tx,
  )
  const ofResource = sql`tenant_id = ${tenantId} and resource = ${model.core.key} and record_id = any(${ids}::text[])`
  await sql`delete from collected where ${ofResource}`.execute(tx)
  await sql`delete from record_comment where ${ofResource}`.execute(tx)
  await sql`update bin_entry set erased_at = ${at.toISOString()} where ${ofResource}`.execute(tx)
}
