import { isFreeText, keyValue, type Language, naturalKeys } from '@bip/contract'
import { sql } from 'kysely'
import type { Values } from '../../model/extension.ts'
import { type Model, type Part, partNamed } from '../../model/model.ts'
import { isOneOf } from '../../model/sameText.ts'
import { type Reach, reach } from '../../model/scope.ts'
import type { Session } from '../../services/session.ts'
import type { Read } from './reading.ts'
import type { SheetRecord } from './sheetRecords.ts'

/** Values that are looked up at a time. */
const batch = 1000

/** Whose records are looked for, how far the permission to change them reaches, and in which language problems are told. */
export type Recognising = { session: Session; ways: Reach; language: Language }

/** Gives rows without an id that of the record which says the same of a natural key, where the caller may change it. */
export async function recognise(read: Read, model: Model, records: readonly SheetRecord[], by: Recognising): Promise<void> {
  for (const key of naturalKeys(model.core)) {
    const parts = key.flatMap((name) => partNamed(model, name) ?? [])
    const rows = Map.groupBy(
      records.filter(({ id, problems }) => id === undefined && key.every((name) => !(name in problems))),
      ({ input }) => keyValue(key, input) ?? '',
    )
    rows.delete('')
    const values = [...rows.keys()]
    for (let from = 0; from < values.length; from += batch) {
      const found = await recordsWith(read, model, parts, values.slice(from, from + batch), by)
      for (const [value, ids] of found) for (const record of rows.get(value) ?? []) take(record, ids, key, { model, by })
    }
  }
}

type Taking = { model: Model; by: Recognising }

function take(record: SheetRecord, ids: readonly string[], key: readonly string[], { model, by }: Taking): void {
  if (ids.length === 1) record.id = ids[0]
  else record.problems[key[0] ?? 'id'] = { key: 'ambiguous', values: { what: model.core.label[by.language] } }
}

/** Ids of the records within reach by what they say of the key; each of the values is a JSON list. */
async function recordsWith(
  read: Read,
  model: Model,
  parts: readonly Part[],
  values: readonly string[],
  { session, ways }: Recognising,
): Promise<Map<string, string[]>> {
  const columns = parts.map(({ column }) => sql`lower(trim(t.${sql.id(column)}::text))`)
  const [part] = parts
  const [first] = columns
  if (!part || !first) return new Map()
  const firsts = values.map((value) => (JSON.parse(value) as string[])[0] ?? '') // written by `keyValue`
  const found = isFreeText(part.field) ? isOneOf(part, firsts) : sql`${first} = any(${firsts}::text[])`
  const within = reach(session, ways, sql`t`) ?? sql`true`
  const { rows } = await read((tx, tenantId) =>
    sql<{ id: string; key: string[] }>`select t.id, array[${sql.join(columns)}] as key from ${sql.table(model.table)} t
      where t.tenant_id = ${tenantId} and not t.is_deleted and ${found} and ${within}`.execute(tx),
  )
  const names = parts.map(({ key }) => key)
  const ids = new Map<string, string[]>()
  for (const { id, key } of rows) {
    const said: Values = Object.fromEntries(names.map((name, at) => [name, key[at]]))
    const value = keyValue(names, said)
    if (value !== undefined) ids.set(value, [...(ids.get(value) ?? []), id])
  }
  return ids
}
