import { StepFault } from '../expression/fault.ts'
import type { Node } from '../model/program.ts'
import type { Scope, Token } from '../model/state.ts'
import { guarded } from './incident.ts'
import { removeScope } from './remove.ts'
import { subscribeHandlers } from './subscribe.ts'
import { assign, computed, define, lookupIn, valuesIn } from './variables.ts'
import { closeSoon, containerOf, finish, newId, nodeAt, processOf, putToken, row, send, tokensIn, type Work } from './work.ts'

const maxDepth = 20

/** Opens a scope and puts a token at each of its beginnings, or at the given steps. */
export function openScope(work: Work, scope: Omit<Scope, 'id'>, starts?: readonly string[]): Scope {
  const made = { ...scope, id: newId(work) }
  work.scopes[made.id] = made
  const container = processOf(work, made.id).containers[containerOf(made)]
  subscribeHandlers(work, made, container?.handlers ?? [])
  for (const node of starts ?? container?.starts ?? [])
    send(work, putToken(work, { scope: made.id, node, via: null, forks: [], returnTo: null }))
  return made
}

export function openSub(work: Work, token: Token, node: Node, starts?: readonly string[]): Scope {
  const { process } = row(work.scopes, token.scope)
  const scope = openScope(work, { kind: 'sub', process, node: node.id, parent: token.scope, token: token.id, loop: null }, starts)
  // One that is empty in the diagram is done at once.
  closeSoon(work, scope.id)
  return scope
}

/** Opens a called process within this instance; it sees the values around it and keeps its own. */
export function openCall(work: Work, token: Token, node: Node): void {
  if (depthOf(work, token.scope) > maxDepth)
    throw new StepFault('tooDeep', `${node.id} calls more than ${maxDepth} processes deep.`, { max: String(maxDepth) })
  const { process = '', given = [] } = node.call ?? {}
  const values = computed(given, lookupIn(work, token.scope))
  const scope = openScope(work, { kind: 'call', process, node: node.id, parent: token.scope, token: token.id, loop: null })
  for (const [name, value] of Object.entries(values)) define(work, scope.id, name, value)
  closeSoon(work, scope.id)
}

function depthOf(work: Work, scope: string): number {
  const { parent } = row(work.scopes, scope)
  return parent === null ? 0 : 1 + depthOf(work, parent)
}

/** Closes a scope that no token is left in: whatever waits for it goes on, and the process ends with its own. */
export function closeIfEmpty(work: Work, id: string): void {
  const scope = work.scopes[id]
  if (!scope || tokensIn(work, id).length > 0) return
  if (scope.token === null) {
    removeScope(work, id)
    if (scope.kind === 'process') work.instance = { ...work.instance, status: 'completed' }
    return
  }
  const token = row(work.tokens, scope.token)
  guarded(work, token, 'leave', () => {
    const { taken = [], takesAll } = nodeAt(work, token).call ?? {}
    const values = { ...(takesAll && valuesIn(work, id)), ...computed(taken, lookupIn(work, id)) }
    removeScope(work, id)
    assign(work, token.scope, values)
    finish(work, token)
  })
}
