import { type Asker, type Condition, type OperationRule, operationsOf } from '@bip/contract'
import { sql } from 'kysely'
import { builder } from '../../db/transaction.ts'
import { columnName, type Sql } from '../../kinds/index.ts'
import { localDay, todayIn } from '../../kinds/zone.ts'
import type { Model } from '../../model/model.ts'
import { reach, scopeOf } from '../../model/scope.ts'
import type { Session } from '../../services/session.ts'

type Known = { today: string; can: Sql }
const known = new WeakMap<Session, Map<Model, Known>>()

/**
 * The record's `_can` as JSON, over the row `t`: what this caller may do to it now, by permission, reach and state. It is the same for all
 * requests of a session until something of it changes, which makes another session, or until the tenant's next day.
 */
export function canSql(model: Model, session: Session): Sql {
  const today = todayIn(session.timeZone)
  const ofSession = known.get(session) ?? new Map<Model, Known>()
  known.set(session, ofSession)
  const before = ofSession.get(model)
  if (before?.today === today) return before.can
  const made = offersSql(model, session, sql`t`)
  const { sql: text, parameters } = made.compile(builder)
  const can = parameters.length === 0 ? sql.raw(text) : made
  ofSession.set(model, { today, can })
  return can
}

function offersSql(model: Model, session: Session, row: Sql): Sql {
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
  if ('me' in condition) return condition.me ? sql`${text} = ${sql.lit(userId)}` : sql`${text} <> ${sql.lit(userId)}`
  return sql`coalesce(${column} < ${sql.lit(today)}::date, false)`
}

const isAnyOf = (condition: Condition): condition is readonly string[] => Array.isArray(condition)

const literals = (values: readonly string[]): Sql => sql.join(values.map((value) => sql.lit(value)))

/** Who asks, in the tenant's own day. */
export const askerOf = ({ userId, timeZone }: Session, at?: Date): Asker => ({
  userId,
  today: at ? localDay(at, timeZone) : todayIn(timeZone),
})

/** Whether the row stands in one of the states; null where any will do. */
export function stateIn(model: Model, row: Sql, from: readonly string[] | null): Sql | null {
  if (from === null || !model.state) return null
  return from.length === 0 ? sql`false` : sql`${row}.${sql.id(model.state.column)} in (${literals(from)})`
}
