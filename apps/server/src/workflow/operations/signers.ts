import { label, say } from '@bip/contract'
import { Refusal } from '../../base/errors.ts'
import type { Context } from '../../model/extension.ts'
import { openTaskOf, operate } from '../operate.ts'
import { demandOwn } from '../task.ts'
import { colleague } from '../who/resolve.ts'
import { operationStep } from '../write/hand.ts'
import { writeSteps } from '../write/steps.ts'

const notThere = label('请选择在职同事', 'choose colleagues who are at work', 'hãy chọn đồng nghiệp đang làm việc')
const maxSigners = 20

/** More people sign the step of the caller's task. */
export async function addSigners(
  context: Context,
  { taskId, assignees, comment }: { taskId: string; assignees: readonly string[]; comment: string },
): Promise<void> {
  const { tx, session, place } = context
  const { task, wait, ...opened } = await openTaskOf(context, taskId)
  await demandOwn(context, task)
  if (!wait) throw new Refusal('alreadyHandled')
  const users = [...new Set(assignees)]
  const people = await Promise.all(users.map((id) => colleague(tx, session.tenantId, id)))
  if (users.length === 0 || users.length > maxSigners || people.some((person) => !person))
    throw new Refusal('badRequest', { reason: say(notThere, place.language) })
  const names = people.map((person) => person?.name).join('、')
  const text = comment === '' ? names : `${names}：${comment}`
  await writeSteps(tx, session.tenantId, opened.instance.id, [
    operationStep(context, task.nodeId, 'addMultiInstanceComment', text),
  ])
  await operate(context, opened, { do: 'addSigner', wait: wait.id, users, by: session.userId }, { comment })
}

/** Somebody need not sign the step of the caller's task any more. */
export async function removeSigner(
  context: Context,
  { taskId, assignee, comment }: { taskId: string; assignee: string; comment: string },
): Promise<void> {
  const { tx, session } = context
  if (comment === '') throw new Refusal('commentNeeded')
  const { task, wait, ...opened } = await openTaskOf(context, taskId)
  await demandOwn(context, task)
  if (!wait) throw new Refusal('alreadyHandled')
  const person = await colleague(tx, session.tenantId, assignee)
  const text = `${person?.name ?? assignee}：${comment}`
  await writeSteps(tx, session.tenantId, opened.instance.id, [
    operationStep(context, task.nodeId, 'deleteMultiInstanceComment', text),
  ])
  await operate(context, opened, { do: 'removeSigner', wait: wait.id, user: assignee, by: session.userId }, { comment })
}
