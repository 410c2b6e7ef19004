import { type Personal, permissionCode, type Scope } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../base/errors.ts'
import type { Sql } from '../kinds/index.ts'
import { todayIn } from '../kinds/zone.ts'
import type { RowRule, ScopedRules, Session } from '../services/session.ts'
import { type Model, partNamed } from './model.ts'
import { departmentOf, isOwn, isOwnRow, type Owned, ownedOf, type Reached, rowDepartment } from './owned.ts'
import type { Exactly } from './question.ts'

/** How far a permission reaches: one of these rules suffices. */
export type Reach = readonly { scope: Scope; rules: readonly Rule[]; until?: Until; unshared?: Unshared; owned?: Owned }[]
/** States in which records are their makers' and their editors' alone. */
type Unshared = { key: string; column: string; states: readonly string[]; editors: Reach }
/** A day in a field after which the rules let nobody in any more. */
type Until = { key: string; column: string; today: string }
type Rule = Exclude<RowRule, { field: string }> | FieldRule
/** `isOpen` where the resource itself opens such records to everybody with the permission. */
type FieldRule = { key: string; column: string; values: readonly string[]; isOpen?: boolean }

/** How far the caller's permission for an operation reaches; undefined without it. */
export function scopeOf(session: Session, model: Model, operation: string): Reach | undefined {
  const code = permissionCode(model.core, operation)
  const scope = session.permissions.get(code)
  if (!scope) return undefined
  if (model.core.personal) return [personalWay(session, model, model.core.personal, operation)]
  const given = session.narrowed?.get(code)?.map((way) => wayOver(model, way)) ?? [{ scope, rules: [] }]
  const owned = ownedOf(model)
  const ways: Reach = owned ? [...given.map((way) => ({ ...way, owned })), ...openWays(model, operation)] : given
  const unshared = operation === 'view' ? unsharedOf(session, model) : undefined
  return unshared ? ways.map((way) => ({ ...way, unshared })) : ways
}

/** Records that are open to everybody with the permission, such as those of a public pool. */
function openWays(model: Model, operation: string): Reach {
  const open = model.core.owner?.open
  const part = open?.operations.includes(operation) ? partNamed(model, open.field) : undefined
  if (!open || !part) return []
  const rule: Rule = { key: part.key, column: part.column, values: open.values, isOpen: true }
  return [{ scope: 'all', rules: [rule], owned: ownedOf(model) }]
}

/** The states of a resource in which records are not for everybody who may see it. */
export const privateStates = ({ core }: Model): string[] =>
  Object.entries(core.states ?? {}).flatMap(([value, state]) => (state.private ? [value] : []))

/** Whether a resource has no states that are its makers' and editors' alone, or the caller is among its editors. */
export const maySeeDrafts = ({ permissions }: Session, model: Model): boolean =>
  privateStates(model).length === 0 || permissions.has(permissionCode(model.core, 'edit'))

function unsharedOf(session: Session, model: Model): Unshared | undefined {
  const states = privateStates(model)
  if (!model.state || states.length === 0) return undefined
  return { ...model.state, states, editors: scopeOf(session, model, 'edit') ?? [] }
}

/** The rows whose names may be told to people beyond whose reach they are, as far as the resource is concerned. */
export function isShared(model: Model, row: Sql): Sql {
  if (model.core.personal) return sql`false`
  const states = privateStates(model)
  return model.state && states.length > 0 ? sql`${row}.${sql.id(model.state.column)} <> all(${states}::text[])` : sql`true`
}

/** No role reaches what is personal: its maker alone does, and to see it those whom the record names. */
function personalWay(session: Session, model: Model, personal: Personal, operation: string): Reach[number] {
  if (operation !== 'view') return { scope: 'all', rules: ['own'] }
  const { everybody, department, person, until } = personal
  const named = (field: string | undefined, values: readonly string[]): Rule[] =>
    field === undefined ? [] : [ruleOver(model, { field, values })]
  const part = until === undefined ? undefined : partNamed(model, until)
  return {
    scope: 'all',
    rules: [
      'own',
      ...named(everybody, ['true']),
      ...named(department, session.deptsAbove ?? [session.deptId]),
      ...named(person, [session.userId]),
    ],
    ...(part && { until: { key: part.key, column: part.column, today: todayIn(session.timeZone) } }),
  }
}

const wayOver = (model: Model, { scope, rules }: ScopedRules) => ({ scope, rules: rules.map((rule) => ruleOver(model, rule)) })

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
 * The rows within reach, or null for all of them. What is one's own is always within reach, so that a record does not vanish when
 * its maker or owner changes departments. Rows that are asked for `exactly` by what opens them need no further look: an index counts them.
 */
export function reach(session: Session, ways: Reach, row: Sql, exactly?: Exactly): Sql | null {
  if (exactly && ways.some(({ rules, unshared }) => !unshared && rules.some((rule) => isAskedOpen(rule, exactly)))) return null
  const any = ways.map(({ scope, rules, until, unshared, owned }) => {
    const own = isOwnRow(session, row, owned)
    const department = rowDepartment(row, owned)
    const others = [departmentsIn(session, scope)].flatMap((ids) => (ids ? [inDepartments(department, ids)] : []))
    const shared = unshared && sharedWith(session, unshared, row)
    const limits = [
      ...(scope === 'all' ? [] : [either(own, others)]),
      ...(rules.length === 0 ? [] : [either(own, openIn(row, rulesIn(row, rules, department), until))]),
      ...(shared ? [either(own, shared)] : []),
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

function isAskedOpen(rule: Rule, exactly: Exactly): boolean {
  if (rule === 'own' || 'departments' in rule || !rule.isOpen) return false
  const asked = exactly.get(rule.key) ?? []
  return asked.length > 0 && asked.every((value) => rule.values.includes(value))
}

/** Rows in other states, and those that the caller may edit; null for all of them. */
function sharedWith(session: Session, { column, states, editors }: Unshared, row: Sql): Sql[] | null {
  const edited = reach(session, editors, row)
  return edited ? [sql`${row}.${sql.id(column)} <> all(${[...states]}::text[])`, edited] : null
}

const either = (own: Sql, others: readonly Sql[]): Sql => sql`(${sql.join([own, ...others], sql` or `)})`

/** The departments of a scope that goes by them. */
const departmentsIn = ({ deptId, deptIds }: Session, scope: Scope): readonly string[] | null =>
  scope === 'dept' ? [deptId] : scope === 'deptDeep' ? deptIds : null

const inDepartments = (department: Sql, ids: readonly string[]): Sql =>
  ids.length === 0 ? sql`false` : sql`${department} in (${sql.join(ids)})`

const rulesIn = (row: Sql, rules: readonly Rule[], department: Sql): Sql[] =>
  rules.flatMap((rule) => {
    if (rule === 'own') return []
    if ('departments' in rule) return [inDepartments(department, rule.departments)]
    return [sql`${row}.${sql.id(rule.column)}::text = any(${[...rule.values]}::text[])`]
  })

/** Rules that are in force up to a day, that day included. */
const openIn = (row: Sql, rules: readonly Sql[], until: Until | undefined): readonly Sql[] => {
  if (!until || rules.length === 0) return rules
  const end = sql`${row}.${sql.id(until.column)}`
  return [sql`(${sql.join(rules, sql` or `)}) and (${end} is null or ${end} >= ${until.today}::date)`]
}

/** The same rule over a record that has been read. */
export function reaches(session: Session, ways: Reach, record: Reached): boolean {
  return ways.some(({ scope, rules, until, unshared, owned }) => {
    if (isOwn(session, record, owned)) return true
    const departments = departmentsIn(session, scope)
    const department = departmentOf(record, owned)
    const isWithin = scope === 'all' || departments?.includes(department) === true
    if (!isWithin || (until && hasEnded(until, record))) return false
    if (unshared?.states.includes(String(record[unshared.key])) && !reaches(session, unshared.editors, record)) return false
    return rules.length === 0 || rules.some((rule) => fits(rule, record, department))
  })
}

/** Days compare as their texts do. */
const hasEnded = ({ key, today }: Until, record: Reached): boolean => {
  const end = record[key]
  return typeof end === 'string' && end !== '' && end < today
}

function fits(rule: Rule, record: Reached, department: string): boolean {
  if (rule === 'own') return false
  if ('departments' in rule) return rule.departments.includes(department)
  const value = record[rule.key]
  return value !== null && value !== undefined && rule.values.includes(String(value))
}
