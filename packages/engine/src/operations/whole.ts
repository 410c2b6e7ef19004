import { CommandRefused } from '../model/outcome.ts'
import type { Node, Process } from '../model/program.ts'
import { advance } from '../run/advance.ts'
import { fire } from '../run/fire.ts'
import { incident } from '../run/incident.ts'
import { settleLoop } from '../run/loops.ts'
import { leadsTo } from '../run/reach.ts'
import { removeScope, removeToken } from '../run/remove.ts'
import { raise, sound } from '../run/throws.ts'
import { assign } from '../run/variables.ts'
import { finish, nodeAt, processOf, putToken, scopeUnder, send, tokensIn, type Work } from '../run/work.ts'
import type { CommandOf } from './command.ts'
import { remark, rootOf, tokenOf, waitOf, wholeOf } from './find.ts'

/** Ends the process where it stands. */
export function terminate(work: Work, { comment }: CommandOf<'terminate'>): void {
  removeScope(work, rootOf(work).id)
  work.instance = { ...work.instance, status: 'terminated' }
  remark(work, 'terminateComment', comment)
}

/** Whoever started the process takes it back: for good, or to change it and send it again. */
export function withdraw(work: Work, { type, comment }: CommandOf<'withdraw'>): void {
  if (work.by !== '' && work.by !== work.instance.initiator) throw new CommandRefused('notYours')
  const root = rootOf(work)
  remark(work, 'withdrawComment', comment)
  if (type === 'wf_withdraw_end') {
    removeScope(work, root.id)
    work.instance = { ...work.instance, status: 'withdrawn' }
    return
  }
  const node = firstStep(processOf(work, root.id))
  if (!node) throw new CommandRefused('notBack')
  for (const { id } of tokensIn(work, root.id)) removeToken(work, id)
  work.visits = {}
  work.nextAssignee = work.instance.initiator
  send(work, putToken(work, { scope: root.id, node: node.id, via: null, forks: [], returnTo: null }))
}

/** Where the initiator changes a process: the step that is theirs, else the first one of a person. */
export function firstStep(process: Process): Node | undefined {
  const steps = Object.values(process.nodes).filter(({ type, container }) => type === 'userTask' && container === '')
  const own = steps.find(({ attributes }) => /^(starter|\$\{(initiator|starter|startUser)\})$/.test(attributes.assignee ?? ''))
  return own ?? steps.find((step) => !steps.some((other) => other !== step && leadsTo(process, other.id, step.id))) ?? steps[0]
}

/** Everything whose time has come, in its order; each has run its course before the next. */
export function tick(work: Work): void {
  const isDue = ({ kind, dueAt }: { kind: string; dueAt: number | null }) =>
    kind === 'timer' && dueAt !== null && dueAt <= work.now
  const due = Object.values(work.waits)
    .filter(isDue)
    .sort((one, other) => (one.dueAt ?? 0) - (other.dueAt ?? 0))
  for (const { id } of due) {
    const wait = work.waits[id]
    if (!wait) continue
    fire(work, wait)
    advance(work)
  }
}

/** A message reaches the one that has waited longest, a signal everybody. */
export function receive(work: Work, { do: kind, name, values }: CommandOf<'message' | 'signal'>): void {
  if (kind === 'signal') {
    if (!sound(work, name, values)) throw new CommandRefused('notThere', name)
    return
  }
  const wait = Object.values(work.waits).find((one) => one.kind === 'message' && one.name === name)
  if (!wait) throw new CommandRefused('notThere', name)
  fire(work, wait, values)
}

/** What was called has answered. */
export function succeed(work: Work, { wait: id, values = {} }: CommandOf<'succeed'>): void {
  const wait = waitOf(work, id, 'service')
  assign(work, wait.scope, values)
  delete work.waits[id]
  finish(work, tokenOf(work, wait))
}

/** What was called has failed for good: whoever catches the error goes on, else an administrator has to. */
export function fail(work: Work, { wait: id, code, message, fault }: CommandOf<'fail'>): void {
  const token = tokenOf(work, waitOf(work, id, 'service'))
  if (!raise(work, token, 'error', code)) incident(work, token, 'enter', { message, ...(fault && { fault }) })
}

/** The cause of an incident was repaired: the step is done once more. */
export function retry(work: Work, { wait: id, values = {} }: CommandOf<'retry'>): void {
  const wait = waitOf(work, id, 'incident')
  const token = tokenOf(work, wait)
  assign(work, wait.scope, values)
  delete work.waits[id]
  if (wait.phase === 'leave') finish(work, token)
  else if (wait.phase === 'enter') send(work, token)
  else settleLoop(work, scopeUnder(work, token.id)?.id ?? '', nodeAt(work, token))
}

/** An administrator puts tokens somewhere else: one stands at the new step for all that were taken. */
export function move(work: Work, { tokens, node }: CommandOf<'move'>): void {
  const taken = tokens.map((id) => work.tokens[id]).map((token) => token && wholeOf(work, token))
  const [first] = taken
  if (!first || taken.some((token) => token?.scope !== first.scope)) throw new CommandRefused('notThere', tokens.join())
  const target = processOf(work, first.scope).nodes[node]
  if (!target || target.container !== nodeAt(work, first).container) throw new CommandRefused('unknownNode', node)
  for (const token of taken) if (token) removeToken(work, token.id)
  send(work, putToken(work, { scope: first.scope, node, via: null, forks: first.forks, returnTo: null }))
}
