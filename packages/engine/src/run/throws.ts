import { asText, fill } from '../expression/evaluate.ts'
import { StepFault } from '../expression/fault.ts'
import type { Node } from '../model/program.ts'
import type { Scope, Token } from '../model/state.ts'
import { fire, fireBoundary, fireHandler } from './fire.ts'
import { end } from './flows.ts'
import { removeToken } from './remove.ts'
import { lookupIn } from './variables.ts'
import { closeSoon, containerOf, finish, nodeAt, pass, processOf, row, tokensIn, type Work } from './work.ts'

/** An event that does something and lets its token go on. */
export function throwEvent(work: Work, token: Token, node: Node): void {
  doTrigger(work, token, node)
  // What it threw may have ended it.
  if (work.tokens[token.id]) finish(work, token)
}

export function endEvent(work: Work, token: Token, node: Node) {
  const { trigger } = node
  if (trigger?.kind === 'error') {
    const { code } = trigger
    if (!raise(work, token, 'error', code)) throw new StepFault('uncaught', `The error "${code}" is caught nowhere.`, { code })
    return
  }
  if (trigger?.kind === 'terminate') {
    for (const { id } of tokensIn(work, token.scope)) removeToken(work, id)
    return closeSoon(work, token.scope)
  }
  doTrigger(work, token, node)
  if (!work.tokens[token.id]) return
  pass(work, 'left', node)
  end(work, token)
}

function doTrigger(work: Work, token: Token, { id, trigger }: Node): void {
  if (trigger?.kind === 'message' || trigger?.kind === 'signal') {
    const name = asText(fill(trigger.name, lookupIn(work, token.scope)))
    work.effects.push({ do: trigger.kind, name, node: id })
    if (trigger.kind === 'signal') sound(work, name)
  }
  if (trigger?.kind === 'escalation') {
    raise(work, token, 'escalation', trigger.code)
    work.effects.push({ do: 'escalate', code: trigger.code, node: id })
  }
}

/** A signal reaches everything that waits for it. */
export function sound(work: Work, name: string, values = {}): boolean {
  const waiting = Object.values(work.waits).filter((wait) => wait.kind === 'signal' && wait.name === name)
  for (const wait of waiting) if (work.waits[wait.id]) fire(work, wait, values)
  return waiting.length > 0
}

/** Looks outwards for who catches an error or escalation, and fires it there; false where nobody does. */
export function raise(work: Work, source: Token, kind: 'error' | 'escalation', code: string): boolean {
  const catches = (node: Node | undefined): node is Node =>
    node?.trigger?.kind === kind && (node.trigger.code === '' || node.trigger.code === code)
  for (let token: Token | undefined = source; token; token = ownerOf(work, token)) {
    const { nodes, containers } = processOf(work, token.scope)
    const node = nodeAt(work, token)
    const scope = row(work.scopes, token.scope)
    const boundary = isInstance(scope, node) ? undefined : node.boundaries.map((id) => nodes[id]).find(catches)
    if (boundary) {
      fireBoundary(work, token, boundary)
      return true
    }
    if (node.isHandler) continue
    const handlers = containers[containerOf(scope)]?.handlers ?? []
    const start =
      scope.kind === 'instance' ? undefined : handlers.map((id) => nodes[containers[id]?.starts[0] ?? '']).find(catches)
    if (start) {
      fireHandler(work, scope.id, start)
      return true
    }
  }
  return false
}

const isInstance = (scope: Scope, node: Node) => scope.kind === 'instance' && scope.node === node.id

/** The token that waits for the scope of another one. */
function ownerOf(work: Work, { scope }: Token): Token | undefined {
  const { kind, parent, token } = row(work.scopes, scope)
  const owner = kind === 'instance' ? row(work.scopes, parent ?? '').token : token
  return owner === null ? undefined : work.tokens[owner]
}
