import { asText, evaluate, fill } from '../expression/evaluate.ts'
import type { Json, Lookup, Template } from '../expression/types.ts'
import type { Node } from '../model/program.ts'
import type { Token } from '../model/state.ts'
import { after, instantOf } from './timers.ts'
import { assign, lookupIn } from './variables.ts'
import { finish, pass, putWait, type Work } from './work.ts'

/** Opens a task for a person, or for those who may claim it. */
export function openTask(work: Work, token: Token, node: Node): void {
  const { assignee, candidateUsers = [], candidateGroups = [], dueDate } = node.user ?? {}
  const lookup = lookupIn(work, token.scope)
  const named = assignee ? asText(fill(assignee, lookup)) : ''
  const task = {
    assignee: work.nextAssignee || named,
    users: namesOf(candidateUsers, lookup),
    groups: namesOf(candidateGroups, lookup),
    owner: null,
  }
  const due = dueDate ? asText(fill(dueDate, lookup)) : ''
  const dueAt = due === '' ? null : /^P/.test(due) ? after(work.now, due) : instantOf(due)
  const { id } = putWait(work, { kind: 'task', scope: token.scope, token: token.id, node: node.id, task, dueAt })
  pass(work, 'entered', node, { wait: id })
}

/** Names that stand in templates by themselves, as a list, or separated by commas. */
const namesOf = (templates: readonly Template[], lookup: Lookup): string[] =>
  templates.flatMap((template) => namesIn(fill(template, lookup)))

const namesIn = (value: Json): string[] =>
  Array.isArray(value)
    ? value.flatMap(namesIn)
    : asText(value)
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)

/** Computes an expression at once; what somebody else does is asked for and waited for. */
export function callService(work: Work, token: Token, { id, service }: Node) {
  const { expression, handler = '', result } = service ?? {}
  if (expression) {
    const value = evaluate(expression, lookupIn(work, token.scope))
    if (result) assign(work, token.scope, { [result]: value })
    return finish(work, token)
  }
  const wait = putWait(work, { kind: 'service', scope: token.scope, token: token.id, node: id, name: handler })
  work.effects.push({ do: 'call', wait: wait.id, handler, node: id })
}

export function sendMessage(work: Work, token: Token, { id, trigger }: Node): void {
  const name = trigger?.kind === 'message' ? asText(fill(trigger.name, lookupIn(work, token.scope))) : ''
  work.effects.push({ do: 'message', name, node: id })
  finish(work, token)
}
