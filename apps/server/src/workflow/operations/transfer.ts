import { Refusal } from '../../base/errors.ts'
import type { Context } from '../../model/extension.ts'
import { openTaskOf, operate } from '../operate.ts'
import { demandOwn } from '../task.ts'
import { handTask } from '../write/hand.ts'
import { chosenPerson, refuseOwn } from './person.ts'

export type Handed = { taskId: string; assignee: string; comment: string }

/** Hands the caller's task to a colleague, who is told why. */
export async function transferTask(context: Context, { taskId, assignee, comment }: Handed): Promise<void> {
  if (comment === '') throw new Refusal('commentNeeded')
  const { task, wait, ...opened } = await openTaskOf(context, taskId)
  await demandOwn(context, task)
  if (!wait) throw new Refusal('alreadyHandled')
  const { instance, definition } = opened
  const to = await chosenPerson(context, assignee, instance.starter, context.session.userId)
  // A request that was sent back is its applicant's own to change; nobody else can.
  if (task.nodeId === definition.diagram.own?.id) throw refuseOwn(context)
  await operate(context, opened, { do: 'assign', wait: wait.id, user: to.id, type: 'transferComment' })
  await handTask(context, instance, task, { to, type: 'transferComment', comment, notice: 'transferred' })
}
