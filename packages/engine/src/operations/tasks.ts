import { CommandRefused } from '../model/outcome.ts'
import { clear } from '../run/remove.ts'
import { assign, define } from '../run/variables.ts'
import { finish, nodeAt, pass, row, send, type Work } from '../run/work.ts'
import type { CommandOf } from './command.ts'
import { remark, setTask, taskOf, tokenOf, wholeOf } from './find.ts'

/** Somebody has decided or done their task: the process goes on with what they filled in. */
export function complete(
  work: Work,
  { wait: id, values = {}, nextAssignee = '', isStraight, comment }: CommandOf<'complete'>,
): void {
  const wait = taskOf(work, id)
  const { assignee, owner, users, groups } = wait.task
  if (owner !== null) throw new CommandRefused('delegated', id)
  if (assignee === '' && users.length + groups.length > 0) throw new CommandRefused('notClaimed', id)
  if (assignee !== '' && work.by !== '' && assignee !== work.by) throw new CommandRefused('notYours', id)
  const token = tokenOf(work, wait)
  const whole = wholeOf(work, token)
  const { scope, node, forks } = whole
  work.visits[`${scope}/${node}`] = { scope, node, forks, order: work.instance.next, by: assignee || work.by }
  assign(work, wait.scope, values)
  if (row(work.scopes, token.scope).kind === 'instance' && values.pass !== undefined)
    define(work, token.scope, 'pass', values.pass)
  remark(work, 'comment', comment, wait)
  delete work.waits[id]
  work.nextAssignee = nextAssignee
  if (isStraight && whole.returnTo !== null) {
    pass(work, 'left', nodeAt(work, whole))
    clear(work, whole.id)
    send(work, { ...whole, node: whole.returnTo, via: null, returnTo: null })
  } else finish(work, token)
}

/** Takes a task that several could do. */
export function claim(work: Work, { wait: id }: CommandOf<'claim'>): void {
  const wait = taskOf(work, id)
  if (wait.task.assignee !== '') throw new CommandRefused('alreadyClaimed', id)
  setTask(work, wait, { assignee: work.by })
}

/** Gives a claimed task back to those who could do it. */
export function unclaim(work: Work, { wait: id }: CommandOf<'unclaim'>): void {
  const wait = taskOf(work, id)
  const { assignee, users, groups } = wait.task
  if (assignee !== work.by || users.length + groups.length === 0) throw new CommandRefused('notClaimed', id)
  setTask(work, wait, { assignee: '', owner: null })
}

/** Hands a task on for good. */
export function reassign(work: Work, { wait: id, user, type = 'assigneeComment', comment }: CommandOf<'assign'>): void {
  const wait = taskOf(work, id)
  if (wait.task.assignee === user) throw new CommandRefused('sameUser', user)
  setTask(work, wait, { assignee: user, owner: null })
  remark(work, type, comment, wait)
}

/** Lends a task: it comes back before it is decided. */
export function delegate(work: Work, { wait: id, user, comment }: CommandOf<'delegate'>): void {
  const wait = taskOf(work, id)
  const { assignee, owner } = wait.task
  if (owner !== null) throw new CommandRefused('delegated', id)
  if (assignee === user) throw new CommandRefused('sameUser', user)
  setTask(work, wait, { assignee: user, owner: assignee })
  remark(work, 'delegateComment', comment, wait)
}

export function giveBack(work: Work, { wait: id, comment }: CommandOf<'return'>): void {
  const wait = taskOf(work, id)
  const { owner } = wait.task
  if (owner === null) throw new CommandRefused('notDelegated', id)
  setTask(work, wait, { assignee: owner, owner: null })
  remark(work, 'delegateComment', comment, wait)
}

/** Reminds everybody who has an open task. */
export function urge(work: Work): void {
  for (const { id, node, task } of Object.values(work.waits)) {
    const users = task ? [task.assignee, ...(task.assignee ? [] : task.users)].filter(Boolean) : []
    if (users.length > 0) work.effects.push({ do: 'urge', users, node, wait: id })
  }
}
