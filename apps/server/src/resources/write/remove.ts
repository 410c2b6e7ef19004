import { type AnyRecord, label, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import { anyFunctionName, type Sql } from '../../kinds/index.ts'
import { writeHistory } from '../../model/changes.ts'
import { notFound } from '../../model/ids.ts'
import type { Link, Model } from '../../model/model.ts'
import { demand, reaches } from '../../model/scope.ts'
import { type Use, usesOf } from '../../model/uses.ts'
import { settleSources } from '../making/settle.ts'
import { madeFromOf } from '../making/sources.ts'
import { lockRecords, readRecords } from '../read/read.ts'
import { noteRemoved } from './binEntries.ts'
import type { Writing } from './save.ts'

/** Removes records, all or none: they leave every list for the bin, and their history stays. */
export async function remove(writing: Writing, ids: readonly string[]): Promise<void> {
  const { tx, session, model, extension, at } = writing
  await lockRecords(tx, session.tenantId, model, ids, 'removal')
  const records = await readRecords(tx, session.tenantId, model, ids, { lines: madeFromOf(model).length > 0 })
  refuseUnremovable(writing, ids, records)
  // Whether the caller may at all comes before what else stands in the way.
  await extension.beforeRemove?.(writing, records)
  await refuseInUse(writing, ids)
  const { rows } = await sql<{ id: string; version: number }>`update ${sql.table(model.table)}
    set is_deleted = true, version = version + 1, update_user = ${session.userId}, update_time = ${at.toISOString()}
    where tenant_id = ${session.tenantId} and id = any(${ids}::text[]) and not is_deleted returning id, version`.execute(tx)
  const changes = rows.map(({ id, version }) => ({ recordId: id, version, operation: 'remove', changes: {} }))
  await writeHistory(tx, session, model, at, changes)
  await settleSources(
    writing,
    records.map((before) => ({ values: null, before })),
  )
  await noteRemoved(
    tx,
    session,
    model,
    rows.map(({ id }) => id),
    at,
  )
}

function refuseUnremovable(
  { session, model, place: { language } }: Writing,
  ids: readonly string[],
  records: readonly AnyRecord[],
): void {
  const scope = demand(session, model, 'remove', model.core.label[language])
  if (records.length < ids.length || !records.every((record) => reaches(session, scope, record))) throw notFound(model, language)
  const { state } = model
  if (!state) return
  for (const record of records) {
    const now = model.core.states?.[String(record[state.key])]
    if (!now?.removable) throw new Refusal('wrongState', { state: now?.label[language] ?? '', action: removing[language] })
  }
}

const removing = { 'zh-CN': '删除', en: 'remove it', vi: 'xóa' } as const

/** So many uses are counted, and beyond them no row is looked at: why a record stays does not depend on the rest. */
const maxCounted = 100
/** So many lines are looked at for them. Should a few records have more of them, a record further on may go uncounted. */
const maxLines = 1000
const moreThan = label('超过 {max}', 'more than {max}', 'hơn {max}')

const findOf = ({ model, link, lines }: Use, removed: string, ids: Sql, tenantId: string): Sql =>
  lines ? inLines(model, lines.table, link, ids, tenantId) : inRecords(model, removed, link, ids, tenantId)

/** Records that go in the same breath do not hold each other. */
const inRecords = (model: Model, removed: string, { column, isMany }: Link, ids: Sql, tenantId: string): Sql =>
  sql`select t.id from ${sql.table(model.table)} t where t.tenant_id = ${tenantId} and not t.is_deleted
    and ${isMany ? holdersOf(model.table, column, ids) : sql`t.${sql.id(column)} = any(${ids})`}${
      model.core.key === removed ? sql` and not (t.id = any(${ids}))` : sql``
    }`

const inLines = (model: Model, table: string, { column, isMany }: Link, ids: Sql, tenantId: string): Sql =>
  isMany
    ? sql`select t.id from ${sql.table(model.table)} t where t.tenant_id = ${tenantId} and not t.is_deleted
        and ${holdersOf(table, column, ids)}`
    : sql`select distinct id from (select t.id from ${sql.table(table)} x
    join ${sql.table(model.table)} t on t.tenant_id = x.tenant_id and t.id = x.parent_id
    where x.tenant_id = ${tenantId} and not t.is_deleted and x.${sql.id(column)} = any(${ids}) limit ${sql.lit(maxLines)}) y`

/** Records that hold one of the ids in a list. */
const holdersOf = (table: string, column: string, ids: Sql): Sql =>
  sql`t.id in (select ${sql.id(anyFunctionName(table, column))}(${ids}))`

async function refuseInUse({ tx, session, model, place }: Writing, ids: readonly string[]): Promise<void> {
  const found = usesOf(model.core.key)
  if (found.length === 0) return
  const counts = found.map(
    (use) =>
      sql`(select count(*)::int from (${findOf(use, model.core.key, sql`${ids}::text[]`, session.tenantId)} limit ${sql.lit(maxCounted + 1)}) u)`,
  )
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(tx)
  for (const [index, count] of (rows[0]?.counts ?? []).entries()) {
    if (count === 0) continue
    const shown = count > maxCounted ? say(moreThan, place.language, { max: maxCounted }) : count
    throw new Refusal('inUse', { count: shown, what: found[index]?.model.core.label[place.language] ?? '' })
  }
}
