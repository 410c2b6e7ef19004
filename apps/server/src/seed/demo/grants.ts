import { actionsOfApproval, permissionCode, permissionsOf, type Scope, sendingAction } from '@bip/contract'
import { permitted, resources } from '@bip/contract/resources'
import type { SampleRole } from './roles.ts'

type Grants = Readonly<Record<string, Scope>>

/** What a module lets the sample roles do, and how far each reaches. */
export type ModuleGrants = Partial<Record<SampleRole, Grants>>

/** Every operation of a resource or query, or those named, to one reach. */
export function on(key: string, scope: Scope, operations?: readonly string[]): Grants {
  const core = permitted[key]
  if (!core) throw new Error(`The demonstration roles name the resource or query "${key}", which nobody declared.`)
  const codes = permissionsOf(core).filter(({ operation }) => !operations || operations.includes(operation))
  return Object.fromEntries(codes.map(({ code }) => [code, scope]))
}

/** Every operation but the decisions that the process of a resource brings: those are its approvers'. */
export function without(key: string, scope: Scope): Grants {
  const approval = resources[key]?.approval
  const names = approval ? actionsOfApproval(approval).filter((name) => name !== sendingAction(approval)) : []
  const decisions = new Set(names.map((name) => permissionCode({ key }, name)))
  return Object.fromEntries(Object.entries(on(key, scope)).filter(([code]) => !decisions.has(code)))
}

export const look = ['view', 'export'] as const
