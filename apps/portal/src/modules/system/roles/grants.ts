import { type GrantGroup, type RoleGrant, type Scope, scopes } from '@bip/contract'

/** Codes held, each with how far it reaches. */
export type Grants = Readonly<Record<string, Scope>>

/** New codes reach as far as the others of their resource, else over the own rows: the least that is of use. */
const usualScope: Scope = 'self'

/** The scope that all held codes of a group share; 'mixed' where they differ, null where none is held. */
export const scopeOf = (grants: Grants, { codes }: GrantGroup): Scope | 'mixed' | null => {
  const held = new Set(codes.flatMap(({ code }) => grants[code] ?? []))
  if (held.size > 1) return 'mixed'
  return [...held][0] ?? null
}

/** Grants a code of a group, or takes it back. Whoever may do something with records may also see them. */
export const withCode = (grants: Grants, group: GrantGroup, code: string, isHeld: boolean): Grants => {
  if (!isHeld) {
    const { [code]: _, ...others } = grants
    const isView = group.codes.find((one) => one.code === code)?.operation === 'view'
    return isView ? withoutGroup(others, group) : others
  }
  const scope = scopeOf(grants, group)
  const reach = scope === null || scope === 'mixed' ? usualScope : scope
  const view = group.codes.find(({ operation }) => operation === 'view')
  return { ...grants, ...(view && { [view.code]: grants[view.code] ?? reach }), [code]: reach }
}

const withoutGroup = (grants: Grants, { codes }: GrantGroup): Grants => {
  const gone = new Set(codes.map(({ code }) => code))
  return Object.fromEntries(Object.entries(grants).filter(([code]) => !gone.has(code)))
}

/** Grants all codes of a group, or takes all back. */
export const withGroup = (grants: Grants, group: GrantGroup, isHeld: boolean): Grants => {
  const others = withoutGroup(grants, group)
  if (!isHeld) return others
  const scope = scopeOf(grants, group)
  const reach = scope === null || scope === 'mixed' ? usualScope : scope
  return { ...others, ...Object.fromEntries(group.codes.map(({ code }) => [code, reach])) }
}

/** Every held code of a group reaches this far. */
export const withScope = (grants: Grants, { codes }: GrantGroup, scope: Scope): Grants => ({
  ...grants,
  ...Object.fromEntries(codes.filter(({ code }) => grants[code] !== undefined).map(({ code }) => [code, scope])),
})

export const isSameGrants = (one: Grants, other: Grants): boolean => {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((code) => one[code] === other[code])
}

/** Ids of data scopes and API scopes. */
export type Scopes = { data: readonly string[]; api: readonly string[] }

export const isSameScopes = (one: Scopes, other: Scopes): boolean =>
  [...one.data].sort().join() === [...other.data].sort().join() && [...one.api].sort().join() === [...other.api].sort().join()

/** How grants are sent: the codes, how far each reaches, and the scopes of the role. */
export const grantOf = (roleId: string, grants: Grants, { data, api }: Scopes): RoleGrant => ({
  roleIds: [roleId],
  menuIds: Object.keys(grants),
  dataScopeIds: [...Object.entries(grants).map(([code, scope]) => `${code}:${scope}`), ...data],
  apiScopeIds: [...api],
})

export const isScope = (value: string | null): value is Scope => scopes.some((scope) => scope === value)
