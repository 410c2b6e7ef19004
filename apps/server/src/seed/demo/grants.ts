import { permissionsOf, type Scope } from '@bip/contract'
import { permitted } from '@bip/contract/resources'
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

export const look = ['view', 'export'] as const
