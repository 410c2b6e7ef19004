import { type Asker, type Condition, type OperationRule, operationsOf } from '@bip/contract'
import { sql } from 'kysely'
import { columnName, type Sql } from '../../kinds/index.ts'
import { localDay } from '../../kinds/zone.ts'
import type { Model } from '../../model/model.ts'
import { reach, scopeOf } from '../../model/scope.ts'
import type { Session } from '../../services/session.ts'

/** The record's `_can` as JSON: what this caller may do to it now, by permission, reach and state. */
export function canSql(model: Model, session: Session, row: Sql): Sql {
  const offers = operationsOf(model.core).flatMap(({ name, from, where, permission }) => {
    if (permission && !session.permissions.has(permission)) return []
    const scope = scopeOf(session, model, permission ? 'view' : name)
    if (!scope) return []
    const limits = [reach(session, scope, row), stateIn(model, row, from), ...conditionsSql(row, where, askerOf(session))].filter(
      (limit) => limit !== null,
    )
    return [{ name, limits }]
  })
  if (offers.every(({ limits }) => limits.length === 0))
    return sql`${sql.lit(JSON.stringify(offers.map(({ name }) => name)))}::json`
  const names = offers.map(({ name, limits }) =>
    limits.length === 0 ? sql.lit(name) : sql`case when ${sql.join(limits, sql` and `)} then ${sql.lit(name)} end`,
  )
  return sql`array_to_json(array_remove(array[${sql.join(names)}]::text[], null))`
}

/** What must hold of the row, in SQL; `holds` of the contract says the same of a record. */
export const conditionsSql = (row: Sql, where: OperationRule['where'], asker: Asker): Sql[] =>
  where.map(([key, condition]) => conditionSql(sql`${row}.${sql.id(columnName(key))}`, condition, asker))

function conditionSql(column: Sql, condition: Condition, { userId, today }: Asker): Sql {
  const text = sql`coalesce(${column}::text, '')`
  const oneOf = (values: readonly string[]) => (values.length === 0 ? sql`false` : sql`${text} in (${literals(values)})`)
  if (isAnyOf(condition)) return oneOf(condition)
  if ('not' in condition) return sql`not (${oneOf(condition.not)})`
  if ('filled' in condition) return condition.filled ? sql`${text} not in ('', '[]', '{}')` : sql`${text} in ('', '[]', '{}')`
  if ('me' in condition) return sql`${text} = ${sql.lit(userId)}`
  return sql`coalesce(${column} < ${sql.lit(today)}::date, false)`
}

const isAnyOf = (condition: Condition): condition is readonly string[] => Array.isArray(condition)

const literals = (values: readonly string[]): Sql => sql.join(values.map((value) => sql.lit(value)))

/** Who asks, in the tenant's own day. */
export const askerOf = ({ userId, timeZone }: Session, at = new Date()): Asker => ({ userId, today: localDay(at, timeZone) })

/** Whether the row stands in one of the states; null where any will do. */
export function stateIn(model: Model, row: Sql, from: readonly string[] | null): Sql | null {
  if (from === null || !model.state) return null
  return from.length === 0 ? sql`false` : sql`${row}.${sql.id(model.state.column)} in (${literals(from)})`
}
