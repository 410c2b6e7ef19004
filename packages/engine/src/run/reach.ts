import type { Process } from '../model/program.ts'

const known = new WeakMap<Process, Map<string, ReadonlySet<string>>>()

/** The flows that a token at a step can still take without passing `avoided`; those of the step's boundary events are among them. */
export function reachableFlows(process: Process, from: string, avoided = ''): ReadonlySet<string> {
  // Worked out once for a program, which never changes.
  const of = known.get(process) ?? new Map<string, ReadonlySet<string>>()
  known.set(process, of)
  const key = `${from} ${avoided}`
  const found = of.get(key) ?? walk(process, from, avoided)
  of.set(key, found)
  return found
}

function walk({ nodes, flows }: Process, from: string, avoided: string): ReadonlySet<string> {
  const taken = new Set<string>()
  const visited = new Set<string>()
  const open = [from]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (visited.has(id) || id === avoided) continue
    visited.add(id)
    const node = nodes[id]
    for (const flow of node?.outgoing ?? []) {
      taken.add(flow)
      const target = flows[flow]?.to
      if (target !== undefined) open.push(target)
    }
    open.push(...(node?.boundaries ?? []))
  }
  return taken
}

/** Whether a way leads from one step to another of the same process. */
export function leadsTo(process: Process, from: string, to: string): boolean {
  const flows = reachableFlows(process, from)
  return process.nodes[to]?.incoming.some((id) => flows.has(id)) ?? false
}
