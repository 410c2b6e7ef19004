import { isFreeText } from '@bip/contract'
import { sql } from 'kysely'
import type { Sql } from '../kinds/index.ts'
import { sortKey } from '../kinds/search.ts'
import { modelFor, type Part, partNamed } from './model.ts'

/**
 * Whether a text of the row `t` is one of some, letters small or capital; `texts` are in small letters. Behind the policy of a tenant the
 * database uses no index on `lower()`, as it does not know that function to keep what it is given to itself; so texts that are sorted are
 * found by their sort keys.
 */
export function isOneOf({ column, field, kind }: Part, texts: readonly string[]): Sql {
  const same = sql`lower(t.${sql.id(column)}) = any(${texts}::text[])`
  const sorted = isFreeText(field) ? kind.sort(column, field) : null
  if (sorted === null) return same
  const keys = [...new Set(texts.map(sortKey))]
  return sql`(t.${sql.id(sorted)} = any(${keys}::text[]) and ${same})`
}

/** The same of one text, of a field of a resource. */
export const hasText = (resource: string, key: string, text: string): Sql => {
  const part = partNamed(modelFor(resource), key)
  if (!part) throw new Error(`"${resource}" has no field "${key}".`)
  return isOneOf(part, [text.toLowerCase()])
}
