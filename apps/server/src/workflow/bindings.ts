import { leaveBinding } from '../modules/work/leaveApproval.ts'
import type { Binding } from './binding.ts'

/** The records that processes are about, by the key of the process. */
const bindings: Readonly<Record<string, Binding>> = {
  Leave: leaveBinding,
}

export function bindingOf(key: string): Binding {
  const binding = Object.hasOwn(bindings, key) ? bindings[key] : undefined
  if (!binding) throw new Error(`The process ${key} is bound to no resource; name it in workflow/bindings.ts.`)
  return binding
}
