import { type Fields, keysIn, type Language, lineOf } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { ValueNames } from '../kinds/index.ts'
import { type DictionaryWord, readDictionaries } from './dictionary.ts'
import { displayColumn, linksOf, type Model, modelFor, partsOf } from './model.ts'

/** Names of records by resource and id. */
export type Names = Map<string, Map<string, string>>

export type ValueNamesOptions = {
  language: Language
  timeZone: string
  names: Names
  dictionaries: Map<string, DictionaryWord[]>
}

/** The words of a resource in one language, from dictionaries and names that were read before. */
export function valueNamesOf(model: Model, { language, timeZone, names, dictionaries }: ValueNamesOptions): ValueNames {
  const valueNames: ValueNames = {
    language,
    timeZone,
    dict: (code, key) => dictionaries.get(code)?.find((word) => word.key === key)?.words[language] ?? key,
    record: (resource, id) => names.get(resource)?.get(id) ?? id,
    state: (value) => model.core.states?.[value]?.label[language] ?? value,
    line: (fields, line) =>
      partsOf(fields)
        .filter(({ field }) => lineOf(field) === undefined)
        .map(({ key, field, kind }) => kind.print(field, line[key], valueNames))
        .filter(Boolean)
        .join(' · '),
  }
  return valueNames
}

/** The words needed to say these records: the resource's dictionaries, and the names of all they refer to. */
export async function readValueNames(
  tx: Tx,
  tenantId: string,
  model: Model,
  records: readonly Record<string, unknown>[],
  place: { language: Language; timeZone: string },
): Promise<ValueNames> {
  const dictionaries = await readDictionaries(tx, tenantId, model.dictionaries)
  return valueNamesOf(model, { ...place, dictionaries, names: await readNames(tx, tenantId, idsIn(model, records)) })
}

/** Of what was removed for good the bin knows the name. */
async function erasedNames(tx: Tx, tenantId: string, resource: string, ids: readonly string[]): Promise<[string, string][]> {
  const { rows } = await sql<{ id: string; name: string }>`select record_id as id, name from bin_entry
    where tenant_id = ${tenantId} and resource = ${resource} and record_id = any(${ids}::text[])`.execute(tx)
  return rows.map(({ id, name }) => [id, name])
}

/** The names of records, removed ones among them: an old document still says whom it was for. */
export async function readNames(tx: Tx, tenantId: string, ids: ReadonlyMap<string, ReadonlySet<string>>): Promise<Names> {
  const names: Names = new Map()
  for (const [resource, wanted] of ids) {
    const model = modelFor(resource)
    const { rows } = await sql<{ id: string; name: string | null }>`select id, ${sql.id(displayColumn(model))} as name
      from ${sql.table(model.table)} where tenant_id = ${tenantId} and id = any(${[...wanted]}::text[])`.execute(tx)
    const found = new Map(rows.map(({ id, name }) => [id, name ?? id]))
    names.set(resource, found)
    const missing = [...wanted].filter((id) => !found.has(id))
    if (missing.length > 0) for (const [id, name] of await erasedNames(tx, tenantId, resource, missing)) found.set(id, name)
  }
  return names
}

/** The ids that records hold, by the resource they are of; lines included. */
export function idsIn(model: Model, records: readonly Record<string, unknown>[]): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>()
  const add = (fields: Fields, record: Record<string, unknown>) => {
    for (const { key, to } of linksOf(partsOf(fields))) for (const id of keysIn(record[key])) keep(ids, to, id)
  }
  for (const record of records) {
    add(model.core.fields, record)
    for (const { key, field } of model.lines)
      if (Array.isArray(record[key])) for (const line of record[key]) add(field.fields, line)
  }
  return ids
}

function keep(ids: Map<string, Set<string>>, resource: string, id: string): void {
  const known = ids.get(resource)
  if (known) known.add(id)
  else ids.set(resource, new Set([id]))
}
