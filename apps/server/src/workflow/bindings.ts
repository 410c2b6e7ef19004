import { type Core, formKeyOf, permissionCode } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import type { Extension } from '../model/extension.ts'
import type { Session } from '../services/session.ts'
import type { Binding } from './binding.ts'
import { declaredBinding } from './declared.ts'

const bindings = new Map<string, Binding>()

/**
 * Ties processes, by their keys, to the records that they are about: every resource that declares its approval. A module may give single
 * parts of its own. The start of a server binds them.
 */
export function bindProcesses(
  given: Readonly<Record<string, Partial<Binding>>>,
  extensions: Readonly<Record<string, Extension>>,
): void {
  for (const core of approvedCores) {
    const key = core.approval?.processKey ?? ''
    bindings.set(key, declaredBinding(core, extensions[core.key], given[key]))
  }
}

/** The resources whose records go through a process. */
export const approvedCores: readonly Core[] = Object.values(resources).filter(({ approval }) => approval !== undefined)

/** The resource that a diagram's process is about; undefined for one that no resource declares. */
export const boundCore = (key: string): Core | undefined => approvedCores.find(({ approval }) => approval?.processKey === key)

/** Whether somebody may begin a process by its form: where records are also made by hand, by whoever may make them. */
export function mayBegin({ permissions }: Pick<Session, 'permissions'>, key: string): boolean {
  const core = boundCore(key)
  return core !== undefined && (!core.calls.submit || permissions.has(permissionCode(core, 'add')))
}

export const formKeyFor = (key: string): string => {
  const approval = boundCore(key)?.approval
  return approval ? formKeyOf(approval) : `wf_ex_${key}`
}

export function bindingOf(key: string): Binding {
  const binding = bindings.get(key)
  if (!binding) throw new Error(`The process ${key} is bound to no resource; declare its approval in a core.`)
  return binding
}
