import type { Action } from '@bip/contract'
import { sql } from 'kysely'
import { columnName, type Sql } from '../../kinds/index.ts'
import type { Model } from '../../model/model.ts'
import { reach, scopeOf } from '../../model/scope.ts'
import type { Session } from '../../services/session.ts'

/** What may be done to a record of this resource at all, and from which states (null: from each). */
export function operationsOf(model: Model): { name: string; from: readonly string[] | null; where?: Action['where'] }[] {
  const { core } = model
  const states = Object.entries(core.states ?? {})
  const those = (which: 'editable' | 'removable') =>
    core.states ? states.filter(([, state]) => state[which]).map(([value]) => value) : null
  return [
    ...(core.calls.submit || core.calls.update ? [{ name: 'edit', from: those('editable') }] : []),
    ...(core.calls.remove ? [{ name: 'remove', from: those('removable') }] : []),
    ...Object.entries(core.actions ?? {}).map(([name, action]) => ({ name, from: action.from ?? null, where: action.where })),
  ]
}

/** The record's `_can` as JSON: what this caller may do to it now, by permission, reach and state. */
export function canSql(model: Model, session: Session, row: Sql): Sql {
  const offers = operationsOf(model).flatMap(({ name, from, where }) => {
    const scope = scopeOf(session, model, name)
    if (!scope) return []
    const limits = [reach(session, scope, row), stateIn(model, row, from), ...valuesIn(row, where)].filter(
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

const valuesIn = (row: Sql, where: Action['where'] = {}): Sql[] =>
  Object.entries(where).map(
    ([key, values]) => sql`${row}.${sql.id(columnName(key))} in (${sql.join(values.map((value) => sql.lit(value)))})`,
  )

function stateIn(model: Model, row: Sql, from: readonly string[] | null): Sql | null {
  if (from === null || !model.state) return null
  return from.length === 0
    ? sql`false`
    : sql`${row}.${sql.id(model.state.column)} in (${sql.join(from.map((state) => sql.lit(state)))})`
}
