import type { Binding } from './binding.ts'

const bindings = new Map<string, Binding>()

/** Ties processes, by their keys, to the records that they are about. The modules name them and the start of a server binds them. */
export function bindProcesses(given: Readonly<Record<string, Binding>>): void {
  for (const [key, binding] of Object.entries(given)) bindings.set(key, binding)
}

export function bindingOf(key: string): Binding {
  const binding = bindings.get(key)
  if (!binding) throw new Error(`The process ${key} is bound to no resource; name it in the \`bindings\` of a module.`)
  return binding
}
