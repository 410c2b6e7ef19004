import { type AnyRecord, firstValues, isSerial, keysIn, serialPattern } from '@bip/contract'
import { newId } from '../../db/id.ts'
import { localDay } from '../../kinds/zone.ts'
import { type Change, writeHistory } from '../../model/changes.ts'
import type { Values } from '../../model/extension.ts'
import { type BaseRow, insertRecords, newRow, updateRecords } from '../draft/rows.ts'
import { type Draft, isUnchanged, type Writing } from '../draft/writing.ts'
import { settleSources } from '../making/settle.ts'
import { countChosen } from '../read/chosen.ts'
import { readRecords, type Shape } from '../read/read.ts'
import { refuseCycles } from './cycles.ts'
import { settleOwners } from './owners.ts'
import { nextSerials } from './serial.ts'
import { raceSafe } from './unique.ts'

/** A record that was stored, by the draft it was made of. */
export type Stored = { draft: Draft; id: string }

/**
 * Stores drafts that are right, with their history and all that follows from them: a statement for each table, whatever their number.
 * `operation` is what the history of new records calls it.
 */
export async function storeAll(writing: Writing, drafts: readonly Draft[], operation: 'create' | 'import'): Promise<Stored[]> {
  const created = await storeNew(
    writing,
    drafts.filter(({ before }) => !before),
    operation,
  )
  const changing = drafts.filter((draft) => draft.before && !isUnchanged(draft))
  await storeChanges(writing, changing)
  await countPeople(writing, drafts, operation)
  const changed = changing.map((draft) => ({ draft, id: draft.before?.id ?? '' }))
  await settleOwners(
    writing,
    [...created, ...changed].map(({ id, draft }) => ({ id, isNew: !draft.before, keys: Object.keys(draft.changes) })),
  )
  await follow(writing, [...created, ...changed])
  const unchanged = drafts.filter(isUnchanged).map((draft) => ({ draft, id: draft.before?.id ?? '' }))
  return [...created, ...changed, ...unchanged]
}

async function storeNew(writing: Writing, drafts: readonly Draft[], operation: 'create' | 'import'): Promise<Stored[]> {
  if (drafts.length === 0) return []
  const { tx, session, model, place, at } = writing
  await fillServerOwned(
    writing,
    drafts.map(({ values }) => values),
  )
  const records = drafts.map(({ values }) => ({ base: baseRow(writing), values }))
  await raceSafe(model, drafts[0]?.values ?? {}, place.language, () => insertRecords(tx, model, records))
  const made = records.map(({ base }): Change => ({ recordId: base.id, version: 1, operation, changes: {} }))
  await writeHistory(tx, session, model, at, made)
  return records.map(({ base: { id } }, at) => {
    const draft = drafts[at] as Draft // one record of each draft
    draft.id = id
    return { draft, id }
  })
}

async function storeChanges({ tx, session, model, place, at }: Writing, drafts: readonly Draft[]): Promise<void> {
  if (drafts.length === 0) return
  const written = drafts.map(({ before, values, changes }) => ({ id: before?.id ?? '', values, keys: Object.keys(changes) }))
  const versions = await raceSafe(model, drafts[0]?.values ?? {}, place.language, () =>
    updateRecords(tx, model, session.tenantId, written, { userId: session.userId, at }),
  )
  const changes = drafts.map(({ before, changes }): Change => {
    const recordId = before?.id ?? ''
    return { recordId, version: versions.get(recordId) ?? 0, operation: 'update', changes }
  })
  await writeHistory(tx, session, model, at, changes)
}

/** Whoever was put into a field by hand was chosen; a file that is brought in chooses nobody anew. */
export async function countPeople(
  { tx, session, model, at }: Writing,
  drafts: readonly Draft[],
  operation: 'create' | 'import',
): Promise<void> {
  const people = model.links.filter(({ to }) => to === 'user')
  const chosen = drafts.flatMap(({ before, wanted, values, changes }) => {
    const isByHand = (key: string) => (before ? key in changes : operation === 'create' && key in wanted.input)
    return people.flatMap(({ key }) => (isByHand(key) ? keysIn(values[key]) : []))
  })
  await countChosen(tx, session, chosen, at)
}

/** What a caller is shown of a record it stored. */
export const shown = ({ session }: Writing): Shape => ({ labels: 'all', can: session, lines: true })

/** What happens to other records, and what the extension does, because of records that were stored. */
export async function follow(writing: Writing, stored: readonly Stored[]): Promise<void> {
  const { tx, session, model, extension } = writing
  await settleSources(
    writing,
    stored.map(({ draft: { values, before } }) => ({ values, before })),
  )
  const followed = stored.filter(({ draft }) => isFollowed(writing, draft))
  if (followed.length === 0) return
  const ids = followed.map(({ id }) => id)
  const records = await readRecords(tx, session.tenantId, model, ids, shown(writing))
  const byId = new Map(records.map((record): [string, AnyRecord] => [record.id, record]))
  const saved = followed.flatMap(({ draft, id }) => {
    const record = byId.get(id)
    return record ? [{ record, before: draft.before }] : []
  })
  await refuseCycles(writing, saved)
  await extension.afterSaveAll?.(writing, saved)
  if (extension.afterSave) for (const { record, before } of saved) await extension.afterSave(writing, record, before)
}

/** Whether something beside the record itself depends on what was stored of it. */
function isFollowed({ model, extension }: Writing, { before, changes }: Draft): boolean {
  const { afterSave, afterSaveAll, afterSaveAllOf: fields } = extension
  if (afterSave) return true
  const changed = (key: string) => before === null || key in changes
  if (model.core.tree && changed(model.core.tree.parent)) return true
  return afterSaveAll !== undefined && (fields === undefined || fields.some(changed))
}

/** Gives new records their numbers, their first states and what else they begin with. */
export async function fillServerOwned({ tx, session, model, place, at }: Writing, records: readonly Values[]): Promise<void> {
  for (const values of records) Object.assign(values, firstValues(model.core))
  const day = localDay(at, place.timeZone)
  for (const { key, field } of model.parts) {
    if (!isSerial(field)) continue
    const alike = Map.groupBy(records, (values) => serialPattern(field, day, values).prefix)
    // In one order, so that two who store at once never wait for each other's counters.
    for (const [, some] of [...alike].sort(([one], [other]) => (one < other ? -1 : 1))) {
      const { timeZone, language } = place
      const asked = { key, field, count: some.length, at, timeZone, values: some[0], language }
      const serials = await nextSerials(tx, session.tenantId, model, asked)
      for (const [index, values] of some.entries()) values[key] = serials[index]
    }
  }
}

/** What the server alone says of a new record. */
export function baseRow({ session, at }: Pick<Writing, 'session' | 'at'>): BaseRow {
  const { tenantId, userId, deptId } = session
  return newRow({ tenantId, id: newId(), userId, deptId, at })
}
