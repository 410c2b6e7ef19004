import type { Core, Fields } from '@bip/contract'
import { columnName, findFirstFunctionName, findFunctionName, tableName } from './names.ts'

/** The fields whose text a search looks through. */
export const searchedFields = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([key, field]) => ('searchable' in field && field.searchable ? [key] : []))

/** See `findText`: anywhere in what stands before the first mark, or right behind one. */
export const holds = (find: string) =>
  `position(term in split_part(${find}, chr(2), 1)) > 0 or position(chr(2) || term in ${find}) > 0`

/** The rows of a table that hold what is looked for; `tokens` narrow by the index, each of `terms` must then stand in one of the `fields`. */
function foundSql(core: Core, searched: readonly string[]): string {
  const standsIn = searched.map((key) => `('${key}' = any (fields) and (${holds(`coalesce(row_.${columnName(key)}_find, '')`)}))`)
  return `select row_.id from "${tableName(core)}" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (${standsIn.join('\n      or ')}))`
}

/**
 * The functions that a text search goes through, by name; none where nothing is searched. Beneath a policy PostgreSQL uses no index for
 * `@>`, so they run as the owner of the table, see to the tenant themselves and answer ids alone, by the index
 * (`gin (find_tokens) where not is_deleted`). The first is planned with the question it stands in. The second answers `max_rows`, or all
 * where that is null, and keeps its plan: a question to all resources at once would mostly plan.
 */
export function findFunctionsSql(core: Core): Readonly<Record<string, string>> {
  const searched = searchedFields(core.fields)
  if (searched.length === 0) return {}
  const found = foundSql(core, searched)
  const [find, findFirst] = [findFunctionName(core), findFirstFunctionName(core)]
  return {
    [find]: `create or replace function ${find}(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  ${found}
$$`,
    [findFirst]: `create or replace function ${findFirst}(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query ${found} limit max_rows;
end
$$`,
  }
}
