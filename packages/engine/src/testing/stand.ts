import type { Outcome } from '../model/outcome.ts'
import type { Program } from '../model/program.ts'
import { isOver, type State, type Wait } from '../model/state.ts'

const primary = new Set(['task', 'service', 'incident'])
const caught = new Set(['intermediateCatchEvent', 'receiveTask'])

/** What an instance waits for itself; events at borders and of scopes are left out. */
export function waiting(program: Program, state: State): Wait[] {
  return Object.values(state.waits).filter((wait) => {
    const process = program.processes[state.scopes[wait.scope]?.process ?? '']
    return primary.has(wait.kind) || caught.has(process?.nodes[wait.node]?.type ?? '')
  })
}

/** Where an instance stands as a line: `a b:li !c` waits at a, at b for li, and stopped at c; or how it ended. */
export function standOf(program: Program, state: State): string {
  if (isOver(state.instance)) return state.instance.status === 'completed' ? 'over' : state.instance.status
  const marks = waiting(program, state).map(({ kind, node, task }) => {
    const lent = task?.owner ? `<${task.owner}` : ''
    return `${kind === 'incident' ? '!' : ''}${node}${task?.assignee ? `:${task.assignee}${lent}` : ''}`
  })
  const prefix = state.instance.status === 'suspended' ? ['suspended'] : []
  return [...prefix, ...marks.sort()].join(' ') || 'nothing'
}

/** What can never be, whatever was done: a lost token, a wait for nothing, a change that was not told. Answers the faults. */
export function faultsOf(program: Program, before: State | undefined, { state, changes }: Outcome): string[] {
  const faults: string[] = []
  const { scopes, tokens, waits } = state
  const held = new Set([...Object.values(waits).map(({ token }) => token), ...Object.values(scopes).map(({ token }) => token)])
  for (const { id, scope, node } of Object.values(tokens)) {
    const known = scopes[scope]
    const step = known && program.processes[known.process]?.nodes[node]
    if (!step) faults.push(`token ${id} is nowhere`)
    else if (!held.has(id) && !(step.incoming.length > 1 && /Gateway/.test(step.type)))
      faults.push(`token ${id} at ${node} waits for nothing`)
  }
  for (const { id, token, scope } of Object.values(waits))
    if (!scopes[scope] || (token && !tokens[token])) faults.push(`wait ${id} is nobody's`)
  for (const { id, parent, token, kind } of Object.values(scopes)) {
    if ((parent && !scopes[parent]) || (token && !tokens[token])) faults.push(`scope ${id} hangs in the air`)
    if (kind !== 'loop' && !Object.values(tokens).some((one) => one.scope === id)) faults.push(`scope ${id} is empty`)
  }
  for (const table of ['variables', 'visits'] as const)
    for (const { scope } of Object.values(state[table])) if (!scopes[scope]) faults.push(`${table} of the closed scope ${scope}`)
  if (isOver(state.instance) && Object.keys(tokens).length > 0) faults.push('tokens after the end')
  if (!isOver(state.instance) && Object.keys(waits).length === 0) faults.push('it waits for nothing and is not over')
  for (const { kind, name } of Object.values(waits)) if (kind === 'incident' && /^The row/.test(name)) faults.push(name)
  if (JSON.stringify(applied(before, changes, state)) !== JSON.stringify(tablesOf(state)))
    faults.push('the changes are not the difference')
  return faults
}

const tables = ['scopes', 'tokens', 'waits', 'variables', 'visits'] as const
const sorted = (rows: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1)))
const tablesOf = (state: Pick<State, (typeof tables)[number]>) =>
  Object.fromEntries(tables.map((table) => [table, sorted(state[table])]))

/** The rows before with the changes of an outcome, as a database would hold them. */
function applied(before: State | undefined, { put, removed }: Outcome['changes'], after: State) {
  return Object.fromEntries(
    tables.map((table) => {
      const rows: Record<string, unknown> = { ...before?.[table] }
      for (const key of removed[table]) delete rows[key]
      const keys = new Map(Object.entries(after[table]).map(([key, held]) => [held as unknown, key]))
      for (const changed of put[table]) rows[keys.get(changed) ?? '?'] = changed
      return [table, sorted(rows)]
    }),
  )
}
