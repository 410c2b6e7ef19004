import type { Scope } from '@bip/contract'

/** Who calls, as the access token says; nothing of it comes from the request. */
export type Session = {
  tenantId: string
  userId: string
  account: string
  realName: string
  deptId: string
  /** The own department and everything below it. */
  deptIds: readonly string[]
  /** The own department and everything above it. Default the own one. */
  deptsAbove?: readonly string[]
  roleIds: readonly string[]
  /** Permission code to how far it reaches. */
  permissions: ReadonlyMap<string, Scope>
  sessionId: string
  /** IANA zone of the tenant: it decides the caller's days. */
  timeZone: string
  /** They still have to choose a password of their own, and may do nothing else until then. */
  isPasswordDue?: true
  /** Codes that data scopes narrow, with the ways they were given; the others reach as `permissions` says. */
  narrowed?: ReadonlyMap<string, readonly ScopedRules[]>
  /** Calls that API scopes guard. */
  guards?: readonly Guard[]
}

/** Rows that a data scope lets through: one's own, those of departments, or those with one of the values in a field. */
export type RowRule = 'own' | { departments: readonly string[] } | { field: string; values: readonly string[] }
/** How one role gives a code: how far it reaches, and within that the rows of any rule; all of them without rules. */
export type ScopedRules = { scope: Scope; rules: readonly RowRule[] }
/** A call that takes an API scope beside its permission. A `*` at the end of the path stands for all below. */
export type Guard = { method: string; path: string; isHeld: boolean }
