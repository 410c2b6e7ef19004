import { anyFunctionName } from './names.ts'

/**
 * The function that answers which records hold one of some ids in a list of theirs; for the lines of a document the ids of the documents.
 * Beneath a policy PostgreSQL uses no index for `&&`, so it runs as the owner of the table and sees to the tenant itself.
 */
export const anyFunctionSql = (table: string, column: string, isOfLines: boolean): string =>
  `create or replace function ${anyFunctionName(table, column)}(ids text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.${isOfLines ? 'parent_id' : 'id'} from "${table}" row_
  where row_.tenant_id = current_setting('app.tenant')${isOfLines ? '' : ' and not row_.is_deleted'} and row_.${column} && ids
$$`
