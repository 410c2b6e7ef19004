import { fill } from '../expression/evaluate.ts'
import type { Json, Lookup } from '../expression/types.ts'
import type { Values } from '../model/outcome.ts'
import type { Mapping } from '../model/program.ts'
import { row, type Work } from './work.ts'

type Rows = Pick<Work, 'scopes' | 'variables' | 'instance'>

/** Looks a name up in a scope and those around it; `initiator` is whoever started the process. */
export const lookupIn =
  (work: Rows, scope: string): Lookup =>
  (name) => {
    for (let at: string | null = scope; at !== null; at = row(work.scopes, at).parent) {
      const found = work.variables[`${at}/${name}`]
      if (found) return found.value
    }
    return name === 'initiator' ? work.instance.initiator : undefined
  }

/** Keeps a value in a scope itself. */
export function define(work: Work, scope: string, name: string, value: Json): void {
  const known = work.variables[`${scope}/${name}`]
  if (known && JSON.stringify(known.value) === JSON.stringify(value)) return
  work.variables[`${scope}/${name}`] = { scope, name, value }
}

/** Changes values where they are known, else in the process around. */
export function assign(work: Work, scope: string, values: Values): void {
  for (const [name, value] of Object.entries(values)) define(work, homeOf(work, scope, name), name, value)
}

function homeOf(work: Work, scope: string, name: string): string {
  let at = scope
  for (;;) {
    const { kind, parent } = row(work.scopes, at)
    if (work.variables[`${at}/${name}`] || kind === 'process' || kind === 'call' || parent === null) return at
    at = parent
  }
}

/** The variables of mappings with their values. Throws for an expression that cannot be computed. */
export const computed = (mappings: readonly Mapping[], lookup: Lookup): Values =>
  Object.fromEntries(mappings.map(({ value, target }) => [target, fill(value, lookup)]))

/** What is kept in a scope itself. */
export const valuesIn = (work: Pick<Work, 'variables'>, scope: string): Values =>
  Object.fromEntries(Object.values(work.variables).flatMap((one) => (one.scope === scope ? [[one.name, one.value]] : [])))
