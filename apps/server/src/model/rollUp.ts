import { scaleOf } from '@bip/contract'
import { sql } from 'kysely'
import { columnName, type Sql } from '../kinds/index.ts'
import { modelFor, type RolledUp } from './model.ts'

/** What a roll-up comes to for the row `t`: asked of the records below by the index on what they hang by. It holds no parameters. */
export function rollUpSql(rolled: RolledUp): Sql {
  const { rollUp, by } = rolled
  const limits = Object.entries(rollUp.where ?? {}).map(
    ([key, values]) =>
      sql`r.${sql.id(columnName(key))}::text in (${sql.join(values.length > 0 ? values.map((value) => sql.lit(value)) : [sql`null`])})`,
  )
  const conditions = [sql`r.tenant_id = t.tenant_id`, sql`r.${sql.id(by)} = t.id`, sql`not r.is_deleted`, ...limits]
  return sql`(select ${valueSql(rolled)} from ${sql.table(modelFor(rollUp.of).table)} r where ${sql.join(conditions, sql` and `)})`
}

function valueSql({ field, column, rollUp: { op } }: RolledUp): Sql {
  const value = sql`r.${sql.id(column)}`
  const type = sql.raw(`numeric(38, ${scaleOf(field) ?? 0})`)
  if (op === 'count') return sql`count(*)::${type}`
  if (op === 'sum') return sql`coalesce(sum(${value}), 0)::${type}`
  return op === 'min' ? sql`min(${value})` : sql`max(${value})`
}
