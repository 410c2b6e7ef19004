import type { Scope } from '@bip/contract'
import type { RowRule, ScopedRules } from '../services/session.ts'

/** A data scope as a session reads it: of which role, over which resource, and what it lets through. */
export type HeldDataScope = {
  roleId: string
  resource: string
  type: string
  /** The chosen department and those below it. */
  deptIds: readonly string[] | null
  field: string | null
  value: string | null
}

export type HeldGrant = { code: string; scope: Scope; roleId: string }
type Caller = { userId: string; deptId: string; deptIds: readonly string[] }

/** Permission codes that data scopes narrow, each with the ways it was given; one of them suffices. */
export function narrowedBy(
  grants: readonly HeldGrant[],
  scopes: readonly HeldDataScope[],
  caller: Caller,
): ReadonlyMap<string, readonly ScopedRules[]> | undefined {
  if (scopes.length === 0) return undefined
  const rulesOf = (roleId: string, resource: string): RowRule[] =>
    scopes.filter((one) => one.roleId === roleId && one.resource === resource).map((one) => ruleOf(one, caller))
  const narrowed = new Map<string, ScopedRules[]>()
  for (const [code, given] of Map.groupBy(grants, ({ code }) => code)) {
    const ways = given.map(({ roleId, scope }) => ({ scope, rules: rulesOf(roleId, code.slice(0, code.indexOf('_'))) }))
    if (ways.some(({ rules }) => rules.length > 0)) narrowed.set(code, ways)
  }
  return narrowed
}

function ruleOf({ type, deptIds, field, value }: HeldDataScope, caller: Caller): RowRule {
  if (type === 'dept') return { departments: caller.deptId ? [caller.deptId] : [] }
  if (type === 'deptDeep') return { departments: caller.deptIds }
  if (type === 'chosen') return { departments: deptIds ?? [] }
  if (type === 'field' && field) return { field, values: valuesOf(value ?? '', caller) }
  return 'own'
}

/** What a rule names, with the words that stand for the caller put into their ids. */
const valuesOf = (value: string, { userId, deptId, deptIds }: Caller): string[] =>
  value
    .split(/[,，]/)
    .map((word) => word.trim())
    .filter(Boolean)
    .flatMap((word) => {
      if (word === '{me}') return [userId]
      if (word === '{depts}') return [...deptIds]
      return word === '{dept}' ? [deptId] : [word]
    })
