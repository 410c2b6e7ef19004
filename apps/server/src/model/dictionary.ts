import { type Language, languages } from '@bip/contract'
import { dictionaries } from '@bip/contract/baseline'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** A value of a dictionary with its word in each language. A sealed one is shown where it is kept, and no longer chosen. */
export type DictionaryWord = { key: string; words: Record<Language, string>; sealed: boolean }

type Row = { code: string; dict_key: string; name: string; names: Partial<Record<Language, string>>; is_sealed: boolean }

/** The values of dictionaries as the tenant keeps them; those of the product where the tenant keeps none of a code. */
export async function readDictionaries(
  tx: Tx,
  tenantId: string,
  codes: readonly string[],
): Promise<Map<string, DictionaryWord[]>> {
  const found = new Map<string, DictionaryWord[]>()
  if (codes.length === 0) return found
  const { rows } = await sql<Row>`select code, dict_key, name, names, is_sealed from dictionary_value
    where tenant_id = ${tenantId} and code = any(${codes}::text[]) and not is_deleted order by sort, dict_key`.execute(tx)
  for (const { code, dict_key: key, name, names, is_sealed: sealed } of rows) {
    const words = Object.fromEntries(languages.map((language) => [language, names[language] || name])) as Record<Language, string> // made from every language
    found.set(code, [...(found.get(code) ?? []), { key, words: { ...words, 'zh-CN': name }, sealed }])
  }
  for (const { code, values } of dictionaries)
    if (codes.includes(code) && !found.has(code))
      found.set(
        code,
        values.map(({ key, label }) => ({ key, words: { ...label }, sealed: false })),
      )
  return found
}
