import { type Language, languages } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { wordsIn } from '../../kinds/choices.ts'
import type { Reading, SheetValue } from '../../kinds/index.ts'
import { columnName } from '../../kinds/index.ts'
import { readDictionaries } from '../../model/dictionary.ts'
import { linksOf, type Model, modelFor, type Part } from '../../model/model.ts'

/** Runs something that reads the tenant's rows. */
export type Read = <T>(work: (tx: Tx, tenantId: string) => Promise<T>) => Promise<T>

type Column = { part: Part; cells: readonly SheetValue[] }

/** Words that are looked up at a time. */
const batch = 1000

/** What the words of a sheet mean in this tenant: looked up once for the whole sheet, in short readings. */
export async function readMeanings(
  read: Read,
  model: Model,
  { columns, timeZone, language }: { columns: readonly Column[]; timeZone: string; language: Language },
): Promise<Reading> {
  const keys = new Map<string, Map<string, string[]>>()
  for (const [code, values] of await read((tx, tenantId) => readDictionaries(tx, tenantId, model.dictionaries))) {
    const meant = new Map<string, string[]>()
    // A key means itself, whatever else is called so.
    for (const { key, words } of values) for (const language of languages) add(meant, words[language].trim().toLowerCase(), key)
    for (const { key } of values) meant.set(key.toLowerCase(), [key])
    keys.set(code, meant)
  }
  const ids = new Map<string, Map<string, string[]>>()
  for (const { part, cells } of columns) {
    const [link] = linksOf([part])
    if (!link) continue
    const words = [...new Set(cells.flatMap((cell) => wordsIn(cell, link.isMany)))]
    const meant = ids.get(link.to) ?? new Map<string, string[]>()
    ids.set(link.to, meant)
    for (let from = 0; from < words.length; from += batch) {
      const some = words.slice(from, from + batch)
      const found = await read((tx, tenantId) => recordsMeant(tx, tenantId, link.to, some))
      for (const [word, meanings] of found) meant.set(word, meanings)
    }
  }
  return {
    timeZone,
    dict: (code, word) => keys.get(code)?.get(word.toLowerCase()) ?? [],
    record: (resource, word) => ids.get(resource)?.get(word) ?? [],
    nameOf: (resource) => modelFor(resource).core.label[language],
  }
}

/** Ids by name, code or id; an id means itself, and a code comes before a name. */
async function recordsMeant(
  tx: Tx,
  tenantId: string,
  resource: string,
  words: readonly string[],
): Promise<Map<string, string[]>> {
  const { core, table } = modelFor(resource)
  const names = [core.display, ...(core.subtitle ? [core.subtitle] : [])].map((key) => sql`t.${sql.id(columnName(key))}`)
  const meant = new Map<string, string[]>()
  for (const name of [...names, sql`t.id`]) {
    const { rows } = await sql<{ id: string; word: string }>`select t.id, ${name} as word from ${sql.table(table)} t
      where t.tenant_id = ${tenantId} and not t.is_deleted and ${name} = any(${words}::text[])`.execute(tx)
    const found = new Map<string, string[]>()
    for (const { id, word } of rows) add(found, word, id)
    for (const [word, ids] of found) meant.set(word, ids)
  }
  return meant
}

function add(map: Map<string, string[]>, word: string, meaning: string): void {
  const known = map.get(word)
  if (!known) map.set(word, [meaning])
  else if (!known.includes(meaning)) known.push(meaning)
}
