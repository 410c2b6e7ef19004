import type { Scope } from '@bip/contract'
import type { RowRule, ScopedRules } from '../../services/session.ts'
import type { Holdings } from './holdings.ts'

/** A permission that is missing, with the reach where it is held but not as far; or an API scope. */
export type Missing = { code: string; scope?: Scope } | { apiScopeId: string }

/** Rows that a permission reaches: of these departments (null: of all), and there what any rule lets through. Own rows always. */
type Reach = { departments: readonly string[] | null; rules: readonly RowRule[] }

/** What `wanted` holds and none of `holders` does. */
export function missingFrom(holders: readonly Holdings[], wanted: Holdings): Missing[] {
  if (holders.some((holder) => holder.isAdministrator)) return []
  const codes = [...wanted.permissions.keys()].flatMap((code): Missing[] => {
    const held = holders.flatMap((holder) => reachesOf(holder, code))
    const [widest] = waysOf(wanted, code)
    if (held.length === 0) return [{ code }]
    const all = [...held, unionOf(held)]
    const isCovered = reachesOf(wanted, code).every((reach) => isWithin(reach, all, wanted.userId))
    return isCovered ? [] : [{ code, ...(widest && { scope: widest.scope }) }]
  })
  const apiScopes = [...wanted.apiScopeIds].filter((id) => !holders.some((holder) => holder.apiScopeIds.has(id)))
  return [...codes, ...apiScopes.map((apiScopeId) => ({ apiScopeId }))]
}

function waysOf({ permissions, narrowed }: Holdings, code: string): readonly ScopedRules[] {
  // Whoever keeps the menu may open all of a plant's own entries.
  const scope = permissions.get(code) ?? (code.startsWith('menu:') ? permissions.get('menu_edit') : undefined)
  return scope ? (narrowed?.get(code) ?? [{ scope, rules: [] }]) : []
}

const reachesOf = (holder: Holdings, code: string): Reach[] =>
  waysOf(holder, code).map(({ scope, rules }) => ({ departments: departmentsOf(holder, scope), rules }))

function departmentsOf({ deptId, deptIds }: Holdings, scope: Scope): readonly string[] | null {
  if (scope === 'all') return null
  if (scope === 'deptDeep') return deptIds
  return scope === 'dept' && deptId !== '' ? [deptId] : []
}

/** Departments of several reaches that no rule narrows count together. */
const unionOf = (reaches: readonly Reach[]): Reach => ({
  departments: reaches.flatMap(({ departments, rules }) => (rules.length === 0 ? (departments ?? []) : [])),
  rules: [],
})

function isWithin(reach: Reach, held: readonly Reach[], userId: string): boolean {
  const bounds = boundsOf(reach)
  return held.some(({ departments, rules }) => {
    const isInDepartments = departments === null || bounds.some((bound) => isPart(bound, departments))
    if (!isInDepartments || rules.length === 0) return isInDepartments
    const byRules = reach.rules.length > 0 && reach.rules.every((rule) => rules.some((own) => isRuleWithin(rule, own, userId)))
    return byRules || bounds.some((bound) => isPart(bound, rules.flatMap(departmentsIn)))
  })
}

/** Lists of departments, each of which a reach stays within. */
function boundsOf({ departments, rules }: Reach): (readonly string[])[] {
  const isByDepartment = rules.length > 0 && rules.every((rule) => rule === 'own' || 'departments' in rule)
  return [...(departments ? [departments] : []), ...(isByDepartment ? [rules.flatMap(departmentsIn)] : [])]
}

const departmentsIn = (rule: RowRule): readonly string[] => (rule !== 'own' && 'departments' in rule ? rule.departments : [])

function isRuleWithin(rule: RowRule, held: RowRule, userId: string): boolean {
  if (rule === 'own') return true
  if (held === 'own') return false
  if ('departments' in rule) return 'departments' in held && isPart(rule.departments, held.departments)
  if (!('field' in held) || held.field !== rule.field) return false
  // Rows that name their owner are their own, as those that they made.
  return isPart(
    rule.values.filter((value) => value !== userId),
    held.values,
  )
}

const isPart = (some: readonly string[], all: readonly string[]): boolean => some.every((one) => all.includes(one))
