import type { Node, NodeType } from '../model/program.ts'
import type { Token } from '../model/state.ts'
import { follow } from './flows.ts'
import { chosen, every, exclusive } from './gateways.ts'
import { isJoin, joinParallel } from './joins.ts'
import { instanceDone, openLoop, openOnce } from './loops.ts'
import { clear } from './remove.ts'
import { openCall, openSub } from './scopes.ts'
import { subscribeBoundaries, waitFor, waitForAll } from './subscribe.ts'
import { callService, openTask, sendMessage } from './tasks.ts'
import { endEvent, throwEvent } from './throws.ts'
import { assign, computed, define, lookupIn } from './variables.ts'
import { finish, nodeAt, pass, row, type Work } from './work.ts'

type Behaviour = (work: Work, token: Token, node: Node) => unknown

/** What each kind of step does with a token that enters it. */
const behaviours: Readonly<Record<NodeType, Behaviour>> = {
  startEvent: finish,
  endEvent,
  intermediateCatchEvent: waitFor,
  intermediateThrowEvent: throwEvent,
  boundaryEvent: finish,
  task: finish,
  manualTask: finish,
  userTask: openTask,
  serviceTask: callService,
  scriptTask: callService,
  sendTask: sendMessage,
  receiveTask: waitFor,
  exclusiveGateway: (work, token, node) => follow(work, token, exclusive(work, token, node)),
  parallelGateway: (work, token, node) =>
    isJoin(node) && token.via ? joinParallel(work, token, node) : follow(work, token, every(work, token, node)),
  // With several ways in it waits until nothing can come any more, which is known when all else stands still (joins.ts).
  inclusiveGateway: (work, token, node) =>
    isJoin(node) && token.via ? undefined : follow(work, token, chosen(work, token, node)),
  eventBasedGateway: waitForAll,
  subProcess: openSub,
  callActivity: openCall,
}

/** Whether a token does one of several instances of its step. */
const isInstance = (work: Work, { scope }: Token, { id }: Node): boolean => {
  const { kind, node } = row(work.scopes, scope)
  return kind === 'instance' && node === id
}

/** A token enters the step that it has come to. */
export function enterStep(work: Work, token: Token): unknown {
  const node = nodeAt(work, token)
  const isOne = isInstance(work, token, node)
  // A task of a person is told with the wait that it opens.
  if (!isOne && (node.type !== 'userTask' || (node.loop && !node.loop.isOnce))) pass(work, 'entered', node)
  if (!isOne) subscribeBoundaries(work, token, node)
  if (node.loop && !isOne) return node.loop.isOnce ? openOnce(work, token, node) : openLoop(work, token, node, node.loop)
  // One after the other: an input may speak of those before it.
  for (const one of node.inputs ?? [])
    for (const [name, value] of Object.entries(computed([one], lookupIn(work, token.scope))))
      define(work, token.scope, name, value)
  return behaviours[node.type](work, token, node)
}

/** A token has finished its step: it goes on by the ways out, or has done one of several instances. */
export function finishStep(work: Work, token: Token): void {
  const node = nodeAt(work, token)
  clear(work, token.id)
  const isOne = isInstance(work, token, node)
  if (isOne || !node.loop) giveOutputs(work, token, node, isOne)
  if (isOne) instanceDone(work, token, node)
  else follow(work, token, chosen(work, token, node))
}

/** What is kept of a step goes to those around it, not to its own values. */
function giveOutputs(work: Work, { scope }: Token, { outputs = [] }: Node, isOne: boolean): void {
  const values = computed(outputs, lookupIn(work, scope))
  const around = isOne ? row(work.scopes, row(work.scopes, scope).parent ?? '').parent : scope
  assign(work, around ?? scope, values)
}
