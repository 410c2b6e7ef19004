import { type AnyRecord, holdsFiles, label, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { writeHistory } from '../../model/changes.ts'
import { notFound } from '../../model/ids.ts'
import type { Model } from '../../model/model.ts'
import { demand, reaches } from '../../model/scope.ts'
import type { Session } from '../../services/session.ts'
import { lockRecords, readRecord, readRecords } from '../read/read.ts'
import { refuseCycles } from '../write/cycles.ts'
import { spreadOwners } from '../write/owners.ts'
import { save, type Writing } from '../write/save.ts'
import { refuseStale } from '../write/stale.ts'
import { isInApproval, type Merged, moveBeside, moveReferences } from './moving.ts'

export type MergeAsked = Merged & {
  /** Fields whose value the record that goes gives to the one that stays. */
  takes: readonly string[]
  /** Versions of the two that the caller saw. */
  versions: { from: number; into: number }
}

const same = label('请选择另一条记录', 'choose another record', 'hãy chọn bản ghi khác')
const notTaken = label('不能取用字段“{field}”', 'the field “{field}” cannot be taken', 'không thể lấy trường “{field}”')

/**
 * Makes one record of two: the one that stays takes what is chosen of the other, everything that refers to the other refers to it, and
 * the other's id leads to it. All of it or nothing. Throws `notFound`, `stale`, `inApproval`, and what storing a record throws.
 */
export async function mergeRecords(writing: Writing, asked: MergeAsked): Promise<AnyRecord> {
  const { tx, session, model, place } = writing
  const { fromId, intoId } = asked
  if (fromId === intoId) throw new Refusal('badRequest', { reason: say(same, place.language) })
  await lockRecords(tx, session.tenantId, model, [fromId, intoId], 'removal')
  const [from, into] = await bothOf(writing, asked)
  for (const [record, version] of [[from, asked.versions.from] as const, [into, asked.versions.into] as const]) {
    const stale = await refuseStale(writing, record, { version })
    if (stale) throw stale
    await refuseInApproval(tx, session, model, record.id)
  }
  const values = valuesTaken(writing, from, into, asked.takes)
  await putAway(writing, asked)
  await moveReferences(writing, asked)
  await moveBeside(writing, asked)
  const version = await tell(writing, from, into)
  await save(writing, { ...values, id: intoId, version })
  await spreadOwners(tx, session.tenantId, model, [intoId])
  const kept = await readRecord(tx, session.tenantId, model, intoId, { labels: 'all', can: session, lines: true })
  if (!kept) throw notFound(model, place.language)
  // What stood above the other one may stand below this one now, so the rules of its place are asked anew.
  const own = model.links.filter(({ to, isMany }) => to === model.core.key && !isMany).map(({ key }) => [key, null])
  const saved = [{ record: kept, before: { ...kept, ...Object.fromEntries(own) } }]
  await refuseCycles(writing, saved)
  await writing.extension.afterSaveAll?.(writing, saved)
  return kept
}

async function bothOf({ tx, session, model, place }: Writing, { fromId, intoId }: Merged): Promise<[AnyRecord, AnyRecord]> {
  const what = model.core.label[place.language]
  const [removing, editing] = [demand(session, model, 'remove', what), demand(session, model, 'edit', what)]
  const records = await readRecords(tx, session.tenantId, model, [fromId, intoId], { lines: true })
  const [from, into] = [fromId, intoId].map((id) => records.find((record) => record.id === id))
  if (!from || !into || !reaches(session, removing, from) || !reaches(session, editing, into))
    throw notFound(model, place.language)
  return [from, into]
}

export async function refuseInApproval(tx: Tx, { tenantId }: Session, model: Model, id: string): Promise<void> {
  const serial = await isInApproval(tx, tenantId, model, id)
  if (serial !== undefined) throw new Refusal('mergeInApproval', { no: serial })
}

/** Values by field: those chosen of the record that goes, and the files of both. */
function valuesTaken(
  { model, place }: Writing,
  from: AnyRecord,
  into: AnyRecord,
  takes: readonly string[],
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const key of takes) {
    const field = Object.hasOwn(model.core.fields, key) ? model.core.fields[key] : undefined
    if (!field || field.serverOwned || field.kind === 'lines' || field.from)
      throw new Refusal('badRequest', { reason: say(notTaken, place.language, { field: key }) })
    values[key] = from[key] ?? null
  }
  for (const { key, field } of model.parts)
    if (holdsFiles(field) && Array.isArray(from[key]) && from[key].length > 0)
      values[key] = [...(Array.isArray(into[key]) ? into[key] : []), ...from[key]]
  // What hung under the one that goes now hangs under the one that stays, which is not below itself.
  for (const { key, to, isMany } of model.links)
    if (to === model.core.key && !isMany && (values[key] ?? into[key]) === from.id) values[key] = null
    else if (to === model.core.key && values[key] === into.id) delete values[key]
  return values
}

/** The record leaves every list, not for the bin: nothing is left of it that could come back. */
async function putAway({ tx, session, model, at }: Writing, { fromId, intoId }: Merged): Promise<void> {
  const { tenantId } = session
  await sql`update ${sql.table(model.table)} set is_deleted = true, version = version + 1, update_user = ${session.userId},
    update_time = ${at.toISOString()} where tenant_id = ${tenantId} and id = ${fromId}`.execute(tx)
  await sql`update merged_record set into_id = ${intoId}
    where tenant_id = ${tenantId} and resource = ${model.core.key} and into_id = ${fromId}`.execute(tx)
  await sql`insert into merged_record (tenant_id, resource, merged_id, into_id, merged_at)
    values (${tenantId}, ${model.core.key}, ${fromId}, ${intoId}, ${at.toISOString()}::timestamptz)`.execute(tx)
}

/** Both histories say what became one; what is taken besides is told as a change. Answers the new version of the one that stays. */
async function tell({ tx, session, model, at }: Writing, from: AnyRecord, into: AnyRecord): Promise<number> {
  const names = [model.core.subtitle, model.core.display].filter((key) => key !== undefined)
  const changes = Object.fromEntries(names.map((key) => [key, { before: from[key] ?? null, after: into[key] ?? null }]))
  await sql`update ${sql.table(model.table)} set version = version + 1 where tenant_id = ${session.tenantId} and id = ${into.id}`.execute(
    tx,
  )
  const version = into.version + 1
  await writeHistory(tx, session, model, at, [
    { recordId: into.id, version, operation: 'merge', changes },
    { recordId: from.id, version: from.version + 1, operation: 'merge', changes },
  ])
  return version
}

/** The record that a merged one became part of; undefined for an id that was never merged. */
export async function mergedInto(tx: Tx, tenantId: string, model: Model, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ intoId: string }>`select into_id as "intoId" from merged_record
    where tenant_id = ${tenantId} and resource = ${model.core.key} and merged_id = ${id}`.execute(tx)
  return rows[0]?.intoId
}
