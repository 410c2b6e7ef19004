import { type AnyRecord, targetOf } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import { writeHistory } from '../../model/changes.ts'
import { notFound } from '../../model/ids.ts'
import { modelFor } from '../../model/model.ts'
import { demand, reaches } from '../../model/scope.ts'
import { readNames } from '../../model/valueNames.ts'
import { eachOrHalves } from '../bulk/halves.ts'
import { missingReferences } from '../draft/check.ts'
import type { Writing } from '../draft/writing.ts'
import { settleSources } from '../making/settle.ts'
import { lockRecords, readRemoved } from '../read/read.ts'
import { dropEntries, holdEntries, type Removed } from '../write/binEntries.ts'
import { type Claims, claimValues, raceSafe } from '../write/unique.ts'

/** Who may look into the bin of others. */
export const binPermission = 'bin_view'

/**
 * Brings removed records back, each or not: as if they were made anew, so their unique values must be free and what they refer to be there.
 * Whoever removed a record may take that back; what others removed takes the bin's permission.
 */
export const restoreEach = (writing: Writing, ids: readonly string[]): Promise<(null | Refusal)[]> =>
  eachOrHalves(writing.tx, ids, (set) => restoreSet(writing, set))

async function restoreSet(writing: Writing, ids: readonly string[]): Promise<(null | Refusal)[]> {
  const { tx, session, model, place, extension } = writing
  await lockRecords(tx, session.tenantId, model, ids, 'removal')
  const entries = await holdEntries(tx, session.tenantId, model, ids)
  const removed = await readRemoved(tx, session.tenantId, model, [...entries.keys()])
  const records = new Map(removed.map((record) => [record.id, record]))
  const refusals = new Map<string, Refusal>()
  for (const id of ids) {
    const refusal = refusalFor(writing, records.get(id), entries.get(id))
    if (refusal) refusals.set(id, refusal)
  }
  const open = () => ids.flatMap((id) => (refusals.has(id) ? [] : (records.get(id) ?? [])))
  for (const [id, refusal] of await gone(writing, open())) refusals.set(id, refusal)
  for (const [id, refusal] of await taken(writing, open())) refusals.set(id, refusal)
  const coming = open()
  if (coming.length > 0) {
    await extension.beforeRestore?.(writing, coming)
    await raceSafe(model, coming[0] ?? {}, place.language, () => bringBack(writing, coming))
    await settleSources(
      writing,
      coming.map((values) => ({ values, before: null })),
    )
    await extension.afterRestore?.(writing, coming)
  }
  return ids.map((id) => refusals.get(id) ?? null)
}

function refusalFor(
  { session, model, place }: Writing,
  record: AnyRecord | undefined,
  entry: Removed | undefined,
): Refusal | undefined {
  if (!record || !entry) return new Refusal('notInBin')
  const scope = demand(session, model, 'remove', model.core.label[place.language])
  const mayTakeBack = entry.removedBy === session.userId || session.permissions.has(binPermission)
  return mayTakeBack && reaches(session, scope, record) ? undefined : notFound(model, place.language)
}

/** Refusals of records that refer to what is not there any more, naming it. */
async function gone({ tx, session, model, place }: Writing, records: readonly AnyRecord[]): Promise<[string, Refusal][]> {
  const missing = await missingReferences(tx, session.tenantId, model, records)
  const wanted = new Map<string, Set<string>>()
  for (const places of missing)
    for (const { field, value } of places) {
      const to = targetOf(field) ?? ''
      wanted.set(to, (wanted.get(to) ?? new Set()).add(String(value)))
    }
  const names = await readNames(tx, session.tenantId, wanted)
  return records.flatMap(({ id }, at): [string, Refusal][] => {
    const [first] = missing[at] ?? []
    if (!first) return []
    const to = targetOf(first.field) ?? ''
    const name = names.get(to)?.get(String(first.value)) ?? ''
    return [[id, new Refusal('referenceGone', { what: `${modelFor(to).core.label[place.language]} ${name}`.trim() })]]
  })
}

/** Refusals of records whose unique values others have by now. */
async function taken({ tx, session, model, place }: Writing, records: readonly AnyRecord[]): Promise<[string, Refusal][]> {
  const claims: Claims = new Map()
  const wanted = records.map((record) => ({ id: record.id, values: record, before: null }))
  const refusals = await claimValues(tx, session.tenantId, model, wanted, { language: place.language, claims })
  return records.flatMap(({ id }, at): [string, Refusal][] => {
    const refusal = refusals[at]
    return refusal ? [[id, new Refusal('valueTaken', refusal.values, refusal.data)]] : []
  })
}

async function bringBack({ tx, session, model, at }: Writing, records: readonly AnyRecord[]): Promise<void> {
  const ids = records.map(({ id }) => id)
  const { rows } = await sql<{ id: string; version: number }>`update ${sql.table(model.table)}
    set is_deleted = false, version = version + 1, update_user = ${session.userId}, update_time = ${at.toISOString()}
    where tenant_id = ${session.tenantId} and id = any(${ids}::text[]) and is_deleted returning id, version`.execute(tx)
  await dropEntries(tx, session.tenantId, model, ids)
  const changes = rows.map(({ id, version }) => ({ recordId: id, version, operation: 'restore', changes: {} }))
  await writeHistory(tx, session, model, at, changes)
}
