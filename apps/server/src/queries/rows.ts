import type { Field, Query, RowOf } from '@bip/contract'
import { sql } from 'kysely'
import { columnName, kindOf, type Sql } from '../kinds/index.ts'
import type { Model } from '../model/model.ts'
import type { Answered } from './answer.ts'

/** The rows of an answer as a relation `t` with the columns that a table would have. */
export function rowsSql({ core }: Model, tenantId: string, answered: Answered): Sql {
  const rows = isRows(answered) ? recordset(core.fields, core.computed?.asks ?? [], answered) : answered
  return sql`(select ${tenantId}::text as tenant_id, x.* from (${rows}) x) t`
}

const isRows = (answered: Answered): answered is readonly RowOf<Query>[] => Array.isArray(answered)

/** Rows that a function worked out itself, with what they are sorted and found by. */
function recordset(all: Query['fields'], asksOnly: readonly string[], rows: readonly RowOf<Query>[]): Sql {
  const fields: [string, Field][] = Object.entries(all).filter(([key]) => !asksOnly.includes(key))
  const stored = rows.map((row, at) =>
    Object.assign(
      { id: String(row.id ?? at + 1) },
      row.parentId !== undefined && { parent_id: row.parentId },
      ...fields.map(([key, field]) => kindOf(field).row(columnName(key), field, (row as Record<string, unknown>)[key])),
    ),
  )
  const columns = [
    ...['id', 'parent_id'].map((name) => ({ name, type: 'text collate "C"' })),
    ...fields.flatMap(([key, field]) => kindOf(field).columns(columnName(key), field)),
  ]
  const named = [...new Map(columns.map((column) => [column.name, column])).values()]
  return sql`select * from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as r(${sql.join(
    named.map(({ name, type }) => sql`${sql.id(name)} ${sql.raw(type)}`),
  )})`
}
