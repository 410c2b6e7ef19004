import { permissionCode, type Scope } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../http/errors.ts'
import type { RowRule, Session, Way } from '../http/route.ts'
import type { Sql } from '../kinds/index.ts'
import { type Model, partNamed } from './model.ts'

/** How far a permission reaches: any of these ways suffices. */
export type Reach = readonly { scope: Scope; rules: readonly Rule[] }[]
type Rule = Exclude<RowRule, { field: string }> | { key: string; column: string; values: readonly string[] }

/** How far the caller's permission for an operation reaches; undefined without it. */
export function scopeOf(session: Session, model: Model, operation: string): Reach | undefined {
  const code = permissionCode(model.core, operation)
  const scope = session.permissions.get(code)
  if (!scope) return undefined
  return session.narrowed?.get(code)?.map((way) => wayOver(model, way)) ?? [{ scope, rules: [] }]
}

const wayOver = (model: Model, { scope, rules }: Way) => ({ scope, rules: rules.map((rule) => ruleOver(model, rule)) })

/** A rule over a field that the resource has no more lets nothing through. */
function ruleOver(model: Model, rule: RowRule): Rule {
  if (rule === 'own' || 'departments' in rule) return rule
  const part = partNamed(model, rule.field)
  return part ? { key: part.key, column: part.column, values: rule.values } : { departments: [] }
}

/** Throws `forbidden` naming the operation where the caller may not do it at all. */
export function demand(session: Session, model: Model, operation: string, what: string): Reach {
  const reach = scopeOf(session, model, operation)
  if (!reach) throw new Refusal('forbidden', { what })
  return reach
}

/**
 * The rows within reach, or null for all of them. What one made oneself is always within reach, so that a record does not vanish when
 * its maker changes departments.
 */
export function reach(session: Session, ways: Reach, row: Sql): Sql | null {
  const own = sql`${row}.create_user = ${session.userId}`
  const any = ways.map(({ scope, rules }) => {
    const others = [departmentsIn(session, scope)].flatMap((ids) => (ids ? [inDepartments(row, ids)] : []))
    const limits = [
      ...(scope === 'all' ? [] : [either(own, others)]),
      ...(rules.length === 0 ? [] : [either(own, rulesIn(row, rules))]),
    ]
    return limits.length === 0 ? null : sql.join(limits, sql` and `)
  })
  if (any.some((limit) => limit === null)) return null
  return any.length === 0
    ? sql`false`
    : sql`(${sql.join(
        any.flatMap((limit) => limit ?? []),
        sql` or `,
      )})`
}

const either = (own: Sql, others: readonly Sql[]): Sql => sql`(${sql.join([own, ...others], sql` or `)})`

/** The departments of a scope that goes by them. */
const departmentsIn = ({ deptId, deptIds }: Session, scope: Scope): readonly string[] | null =>
  scope === 'dept' ? [deptId] : scope === 'deptDeep' ? deptIds : null

const inDepartments = (row: Sql, ids: readonly string[]): Sql =>
  ids.length === 0 ? sql`false` : sql`${row}.create_dept in (${sql.join(ids)})`

const rulesIn = (row: Sql, rules: readonly Rule[]): Sql[] =>
  rules.flatMap((rule) => {
    if (rule === 'own') return []
    if ('departments' in rule) return [inDepartments(row, rule.departments)]
    return [sql`${row}.${sql.id(rule.column)}::text = any(${[...rule.values]}::text[])`]
  })

type Reached = { createUser: string; createDept: string } & Readonly<Record<string, unknown>>

/** The same rule over a record that has been read. */
export function reaches(session: Session, ways: Reach, record: Reached): boolean {
  if (ways.length > 0 && record.createUser === session.userId) return true
  return ways.some(({ scope, rules }) => {
    const departments = departmentsIn(session, scope)
    const isWithin = scope === 'all' || departments?.includes(record.createDept) === true
    return isWithin && (rules.length === 0 || rules.some((rule) => fits(rule, record)))
  })
}

function fits(rule: Rule, record: Reached): boolean {
  if (rule === 'own') return false
  if ('departments' in rule) return rule.departments.includes(record.createDept)
  const value = record[rule.key]
  return value !== null && value !== undefined && rule.values.includes(String(value))
}
