import { asText, fill } from '../expression/evaluate.ts'
import type { Node } from '../model/program.ts'
import type { Scope, Token, Wait } from '../model/state.ts'
import { timerOf } from './timers.ts'
import { lookupIn } from './variables.ts'
import { processOf, putWait, row, type Work } from './work.ts'

type For = Pick<Wait, 'scope' | 'token'>

/** Begins to wait for what an event is about. Errors and escalations are looked for when they are thrown. */
function subscribe(work: Work, { scope, token }: For, { id, trigger }: Node): void {
  const about = { scope, token, node: id }
  const lookup = lookupIn(work, scope)
  if (trigger?.kind === 'timer') putWait(work, { ...about, kind: 'timer', ...timerOf(trigger, lookup, work.now) })
  if (trigger?.kind === 'condition') putWait(work, { ...about, kind: 'condition' })
  if (trigger?.kind === 'message' || trigger?.kind === 'signal')
    putWait(work, { ...about, kind: trigger.kind, name: asText(fill(trigger.name, lookup)) })
}

const forToken = ({ id, scope }: Token): For => ({ scope, token: id })

export const waitFor = (work: Work, token: Token, node: Node): void => subscribe(work, forToken(token), node)

/** An event-based gateway waits for all events that follow it; the first one decides. */
export function waitForAll(work: Work, token: Token, { outgoing }: Node): void {
  const { nodes, flows } = processOf(work, token.scope)
  for (const id of outgoing) subscribe(work, forToken(token), row(nodes, row(flows, id).to))
}

export function subscribeBoundaries(work: Work, token: Token, { boundaries }: Node): void {
  const { nodes } = processOf(work, token.scope)
  for (const id of boundaries) subscribe(work, forToken(token), row(nodes, id))
}

/** A scope waits, as long as it is open, for what opens its event sub-processes. */
export function subscribeHandlers(work: Work, { id: scope }: Scope, handlers: readonly string[]): void {
  const { nodes, containers } = processOf(work, scope)
  for (const handler of handlers) {
    const start = containers[handler]?.starts[0]
    if (start) subscribe(work, { scope, token: null }, row(nodes, start))
  }
}
