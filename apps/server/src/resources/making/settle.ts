import { type AnyRecord, changesBetween, type MadeFrom, makingOperation, withMade, wrongTaking } from '@bip/contract'
import { sql } from 'kysely'
import { writeHistory } from '../../model/changes.ts'
import { modelOf } from '../../model/model.ts'
import { refuseProblems } from '../draft/check.ts'
import { updateRecords } from '../draft/rows.ts'
import type { Writing } from '../draft/writing.ts'
import { lockRecords, readRecords } from '../read/read.ts'
import { counted, madeFromOf, type Touched, takenLines } from './sources.ts'

/**
 * Counts anew what is made of the records that others were made from, in the transaction that changed those others. They are held first, so
 * of many who take at once each sees what the ones before it took. Throws `invalidFields` where a line takes more than is open.
 */
export async function settleSources(writing: Writing, touched: readonly Touched[]): Promise<void> {
  for (const into of madeFromOf(writing.model)) await settle(writing, into, touched)
}

async function settle(writing: Writing, into: MadeFrom, touched: readonly Touched[]): Promise<void> {
  const { tx, session, model, place } = writing
  const { source, making } = into
  const { taking, ids } = counted(model, making, touched)
  if (ids.length === 0) return
  const sources = modelOf(source)
  await lockRecords(tx, session.tenantId, sources, ids)
  const records = await readRecords(tx, session.tenantId, sources, ids, { lines: true })
  const made = await madeOf(writing, into, ids)
  const next = new Map(records.map((record) => [record.id, withMade(source, making, record, made)]))
  for (const { values, before } of taking)
    if (values) refuseProblems(model, wrongTaking(into, { values, before }, next), place.language)
  await storeSources(writing, into, records, next)
}

/** How much is made of each line of some records, by line id. */
async function madeOf(
  { tx, session, model }: Writing,
  { making }: MadeFrom,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { table, record, line, quantity } = takenLines(model, making)
  const { state } = model
  const live = state && making.without ? sql` and t.${sql.id(state.column)} <> all(${making.without}::text[])` : sql``
  const { rows } = await sql<{ line: string; made: string }>`select x.${line} as line, sum(x.${quantity})::text as made
    from ${table} x join ${sql.table(model.table)} t on t.tenant_id = x.tenant_id and t.id = x.parent_id
    where x.tenant_id = ${session.tenantId} and x.${record} = any(${ids}::text[]) and x.${line} is not null
      and not t.is_deleted${live} group by 1`.execute(tx)
  return new Map(rows.map(({ line, made }) => [line, made]))
}

async function storeSources(
  { tx, session, at }: Writing,
  { source, name }: MadeFrom,
  records: readonly AnyRecord[],
  next: ReadonlyMap<string, AnyRecord>,
): Promise<void> {
  const model = modelOf(source)
  const written = records.flatMap((record) => {
    const values = next.get(record.id) ?? record
    const changes = changesBetween(source.fields, record, values)
    return Object.keys(changes).length > 0 ? [{ id: record.id, values, changes, keys: Object.keys(changes) }] : []
  })
  const versions = await updateRecords(tx, model, session.tenantId, written, { userId: session.userId, at })
  const changes = written.map(({ id, changes }) => ({
    recordId: id,
    version: versions.get(id) ?? 0,
    operation: makingOperation(name),
    changes,
  }))
  await writeHistory(tx, session, model, at, changes)
}
