import { Refusal } from '../../base/errors.ts'
import type { Context } from '../../model/extension.ts'
import { type OpenedTask, openTaskOf, operate } from '../operate.ts'
import { demandOwn } from '../task.ts'
import { colleague } from '../who/resolve.ts'
import { handTask } from '../write/hand.ts'
import { chosenPerson, refuseOwn } from './person.ts'
import type { Handed } from './transfer.ts'

/** Lends the caller's task to a colleague, who says what they think of it; the decision stays the caller's. */
export async function delegateTask(context: Context, { taskId, assignee, comment }: Handed): Promise<void> {
  if (comment === '') throw new Refusal('commentNeeded')
  const { task, wait, ...opened } = await openTaskOf(context, taskId)
  await demandOwn(context, task)
  if (!wait) throw new Refusal('alreadyHandled')
  const { instance, definition } = opened
  const to = await chosenPerson(context, assignee, instance.starter, context.session.userId)
  if (task.nodeId === definition.diagram.own?.id) throw refuseOwn(context)
  await operate(context, opened, { do: 'delegate', wait: wait.id, user: to.id })
  const owner = { id: context.session.userId, name: context.session.realName }
  await handTask(context, instance, task, { to, owner, type: 'delegateComment', comment, notice: 'delegated' })
}

/** The colleague gives their opinion, and the task goes back to whoever lent it. */
export async function returnTask(context: Context, { taskId, comment }: { taskId: string; comment: string }): Promise<void> {
  const { task, wait, ...opened } = await openTaskOf(context, taskId)
  await demandOwn(context, task)
  if (!wait || task.owner === '') throw new Refusal('alreadyHandled')
  await giveBack(context, { ...opened, task, wait }, comment)
}

export async function giveBack(context: Context, { task, wait, ...opened }: OpenedTask, comment: string): Promise<void> {
  const { tx, session } = context
  const owner = await colleague(tx, session.tenantId, task.owner)
  // Whoever lent it may have left the company: then it stays where it is.
  const to = owner ?? { id: session.userId, name: session.realName }
  await operate(context, opened, { do: 'return', wait: wait.id })
  await handTask(context, opened.instance, task, { to, type: 'delegateComment', comment, notice: 'returned' })
}
