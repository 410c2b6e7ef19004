import { holds } from '../expression/evaluate.ts'
import type { Json } from '../expression/types.ts'
import type { Node } from '../model/program.ts'
import type { Token, Wait } from '../model/state.ts'
import { clear, removeToken } from './remove.ts'
import { openSub } from './scopes.ts'
import { again } from './timers.ts'
import { assign, lookupIn } from './variables.ts'
import { finish, nodeAt, pass, processOf, putToken, row, send, tokensIn, type Work } from './work.ts'

/** Something happened that an instance waits for. */
export function fire(work: Work, wait: Wait, values: Readonly<Record<string, Json>> = {}) {
  assign(work, wait.scope, values)
  const node = nodeAt(work, wait)
  if (node.type === 'startEvent') return fireHandler(work, wait.scope, node, wait)
  const token = row(work.tokens, wait.token ?? '')
  if (node.type === 'boundaryEvent') return fireBoundary(work, token, node, wait)
  if (token.node === node.id) return finish(work, token)
  clear(work, token.id)
  pass(work, 'left', nodeAt(work, token))
  const taken = node.incoming.find((id) => processOf(work, token.scope).flows[id]?.from === token.node)
  if (taken) work.passages.push({ what: 'taken', id: taken, type: 'sequenceFlow' })
  pass(work, 'entered', node)
  const moved = { ...token, node: node.id }
  work.tokens[token.id] = moved
  finish(work, moved)
}

/** An event at the border of an activity: it ends the activity, or a second token goes on beside it. */
export function fireBoundary(work: Work, token: Token, node: Node, wait?: Wait): void {
  const at = { node: node.id, via: null, returnTo: null }
  if (!node.interrupts) {
    rearm(work, wait)
    send(work, putToken(work, { ...at, scope: token.scope, forks: token.forks }))
    return
  }
  pass(work, 'cancelled', nodeAt(work, token))
  clear(work, token.id)
  send(work, { ...token, ...at })
}

/** The start of an event sub-process: everything else in its scope ends, or goes on beside it. */
export function fireHandler(work: Work, scope: string, start: Node, wait?: Wait): void {
  if (start.interrupts) {
    for (const { id } of tokensIn(work, scope)) removeToken(work, id)
    for (const other of Object.values(work.waits)) if (other.scope === scope) delete work.waits[other.id]
  } else rearm(work, wait)
  const handler = row(processOf(work, scope).nodes, start.container)
  pass(work, 'entered', handler)
  const token = putToken(work, { scope, node: handler.id, via: null, forks: [], returnTo: null })
  openSub(work, token, handler, [start.id])
}

/** What does not interrupt goes on waiting: a cycle for its next time, messages and signals for the next, all else is done. */
function rearm(work: Work, wait: Wait | undefined): void {
  if (!wait || wait.kind === 'message' || wait.kind === 'signal') return
  const next = again(wait, work.now)
  if (next) work.waits[wait.id] = { ...wait, ...next }
  else delete work.waits[wait.id]
}

/** Fires the first event whose condition has come to hold. One that cannot be computed does not hold. */
export function meetConditions(work: Work): boolean {
  const met = Object.values(work.waits).find((wait) => {
    const { trigger } = nodeAt(work, wait)
    if (wait.kind !== 'condition' || trigger?.kind !== 'condition') return false
    try {
      return holds(trigger.condition, lookupIn(work, wait.scope))
    } catch {
      return false
    }
  })
  if (met) fire(work, met)
  return met !== undefined
}
