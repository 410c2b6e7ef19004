import type { Core, Fields } from '@bip/contract'
import { columnName, findFunctionName, tableName } from './names.ts'

/** The fields whose text a search looks through. */
export const searchedFields = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([key, field]) => ('searchable' in field && field.searchable ? [key] : []))

/** See `findText`: anywhere in what stands before the first mark, or right behind one. */
export const holds = (find: string) =>
  `position(term in split_part(${find}, chr(2), 1)) > 0 or position(chr(2) || term in ${find}) > 0`

/**
 * The function that a text search goes through, or null where nothing is searched. Beneath a policy PostgreSQL uses no index for
 * `@>`, so it runs as the owner of the table, sees to the tenant itself and answers ids alone. `tokens` narrow by the index
 * (`gin (find_tokens) where not is_deleted`); each of `terms` must then stand in one of the `fields`.
 */
export function findFunctionSql(core: Core): string | null {
  const searched = searchedFields(core.fields)
  if (searched.length === 0) return null
  const standsIn = searched.map((key) => `('${key}' = any (fields) and (${holds(`coalesce(row_.${columnName(key)}_find, '')`)}))`)
  return `create or replace function ${findFunctionName(core)}(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "${tableName(core)}" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (${standsIn.join('\n      or ')}))
$$`
}
