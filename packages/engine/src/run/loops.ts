import { evaluate, holds } from '../expression/evaluate.ts'
import { StepFault } from '../expression/fault.ts'
import type { Json } from '../expression/types.ts'
import type { Loop, Node } from '../model/program.ts'
import type { Token } from '../model/state.ts'
import { follow } from './flows.ts'
import { chosen } from './gateways.ts'
import { causeOf, guarded, report } from './incident.ts'
import { clear, removeScope } from './remove.ts'
import { define, lookupIn } from './variables.ts'
import { newId, putToken, row, send, type Work, waitsOf } from './work.ts'

const maxInstances = 1000

/** Opens an activity of several instances: all of them, or the first. */
export function openLoop(work: Work, token: Token, node: Node, loop: Loop) {
  const items = itemsOf(work, token, loop)
  if (items.length === 0) return leaveLoop(work, token, node)
  const id = openAround(work, token, node, items)
  count(work, id, { nrOfInstances: items.length, nrOfCompletedInstances: 0, nrOfPassed: 0, nrOfRejected: 0 })
  for (const _ of loop.isSequential ? items.slice(0, 1) : items) openInstance(work, id, node, loop)
}

/** A step with values of its own: one instance that nobody counts. */
export function openOnce(work: Work, token: Token, node: Node): void {
  const around = openAround(work, token, node, [])
  const { process } = row(work.scopes, around)
  const id = newId(work)
  work.scopes[id] = { id, kind: 'instance', process, node: node.id, parent: around, token: null, loop: null }
  send(work, putToken(work, { scope: id, node: node.id, via: null, forks: [], returnTo: null }))
}

/** The scope around the instances of a step. */
function openAround(work: Work, token: Token, { id: node }: Node, items: readonly Json[]): string {
  const { process } = row(work.scopes, token.scope)
  const id = newId(work)
  work.scopes[id] = { id, kind: 'loop', process, node, parent: token.scope, token: token.id, loop: { items, opened: 0 } }
  return id
}

function itemsOf(work: Work, token: Token, { items, count: number }: Loop): readonly Json[] {
  const value = evaluate(items ?? number ?? { is: 'value', value: 0 }, lookupIn(work, token.scope))
  const list = items ? (Array.isArray(value) ? value : value === null ? [] : [value]) : null
  const length = list ? list.length : Number(value ?? Number.NaN)
  if (!Number.isInteger(length) || length < 0)
    throw new StepFault('notCount', `${JSON.stringify(value)} is no number of instances.`, { value: JSON.stringify(value) })
  if (length > maxInstances)
    throw new StepFault('tooManyInstances', `${length} instances are more than ${maxInstances}.`, {
      count: String(length),
      max: String(maxInstances),
    })
  return list ?? Array.from({ length }, (_, index) => index)
}

/** Opens the next instance, with its number and its item. */
export function openInstance(work: Work, loopScope: string, node: Node, { itemName }: Loop): void {
  const scope = row(work.scopes, loopScope)
  const { items, opened } = scope.loop ?? { items: [], opened: 0 }
  work.scopes[loopScope] = { ...scope, loop: { items, opened: opened + 1 } }
  const id = newId(work)
  work.scopes[id] = { id, kind: 'instance', process: scope.process, node: node.id, parent: loopScope, token: null, loop: null }
  define(work, id, 'loopCounter', opened)
  if (itemName) define(work, id, itemName, items[opened] ?? null)
  count(work, loopScope, {})
  send(work, putToken(work, { scope: id, node: node.id, via: null, forks: [], returnTo: null }))
}

/** One instance is done: the next opens, or the condition of the loop ends the rest, or all are. */
export function instanceDone(work: Work, token: Token, node: Node) {
  const loopScope = row(work.scopes, token.scope).parent ?? ''
  const decision = work.variables[`${token.scope}/pass`]?.value
  removeScope(work, token.scope)
  if (node.loop?.isOnce) return leaveLoop(work, row(work.tokens, row(work.scopes, loopScope).token ?? ''), node)
  const of = numberIn(work, loopScope)
  count(work, loopScope, {
    nrOfCompletedInstances: of('nrOfCompletedInstances') + 1,
    nrOfPassed: of('nrOfPassed') + (decision === true ? 1 : 0),
    nrOfRejected: of('nrOfRejected') + (decision === false ? 1 : 0),
  })
  settleLoop(work, loopScope, node)
}

/** Ends a loop that is done, or opens the next instance of one that goes one by one. Those who sign lose nothing when its condition fails. */
export function settleLoop(work: Work, loopScope: string, node: Node) {
  const { loop } = node
  const token = row(work.tokens, row(work.scopes, loopScope).token ?? '')
  const of = numberIn(work, loopScope)
  try {
    const isEnough = loop?.until && of('nrOfCompletedInstances') > 0 ? holds(loop.until, lookupIn(work, loopScope)) : false
    if (isEnough || of('nrOfCompletedInstances') >= of('nrOfInstances')) return leaveLoop(work, token, node)
    if (loop?.isSequential && of('nrOfActiveInstances') === 0) openInstance(work, loopScope, node, loop)
  } catch (error) {
    const isKnown = waitsOf(work, token.id).some(({ kind }) => kind === 'incident')
    if (!isKnown) report(work, token, 'loop', causeOf(error))
  }
}

/** The whole of a repeated activity is done. */
function leaveLoop(work: Work, token: Token, node: Node): void {
  clear(work, token.id)
  guarded(work, token, 'leave', () => follow(work, token, chosen(work, token, node)))
}

export const numberIn = (work: Work, scope: string) => (name: string) => Number(work.variables[`${scope}/${name}`]?.value ?? 0)

/** Keeps the counts that conditions speak of. */
export function count(work: Work, scope: string, values: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(values)) define(work, scope, name, value)
  const active = Object.values(work.scopes).filter(({ kind, parent }) => kind === 'instance' && parent === scope)
  define(work, scope, 'nrOfActiveInstances', active.length)
}
