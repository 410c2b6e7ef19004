import { type Label, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../base/errors.ts'
import type { Tx } from '../db/database.ts'
import { readNoticesOf } from '../messages/notify.ts'
import type { Context } from '../model/extension.ts'
import { addParticipants } from '../permissions/participants.ts'
import { choosable } from '../resources/read/chosen.ts'
import type { Person } from './assignees.ts'
import { definitionOf } from './definition.ts'
import { lockInstance } from './instance.ts'
import { tell } from './notices.ts'
import { closeStep, writeSteps } from './steps.ts'
import { readTask, refusedTask } from './task.ts'

const unknownPerson: Label = {
  'zh-CN': '请选择一位在职同事',
  en: 'choose a colleague who is at work',
  vi: 'hãy chọn một đồng nghiệp đang làm việc',
}
const toApplicant: Label = {
  'zh-CN': '不能转办给申请人或自己',
  en: 'it cannot be handed to the applicant or to yourself',
  vi: 'không thể chuyển cho người nộp đơn hoặc chính mình',
}

/** Hands the caller's task to a colleague, who is told why. */
export async function transferTask(
  context: Context,
  asked: { taskId: string; assignee: string; comment: string },
): Promise<void> {
  const { tx, session, at, place } = context
  const { tenantId, userId } = session
  const { comment } = asked
  if (comment === '') throw new Refusal('commentNeeded')
  const refuse = (text: Label) => new Refusal('badRequest', { reason: say(text, place.language) })
  const task = await readTask(tx, session, asked.taskId)
  const { instance } = await lockInstance(tx, tenantId, task.instanceId)
  const person = await colleague(tx, tenantId, asked.assignee)
  const { rows } = await sql`update process_task set assignee = ${person?.id ?? ''}, assignee_name = ${person?.name ?? ''}
    where tenant_id = ${tenantId} and id = ${task.id} and is_open and assignee = ${userId} returning id`.execute(tx)
  if (rows.length === 0) throw await refusedTask(context, task)
  if (!person) throw refuse(unknownPerson)
  await readNoticesOf(tx, tenantId, userId, task.id)
  const { diagram } = await definitionOf(tx, tenantId, instance.definitionId)
  // A request that was sent back is its applicant's own to change; nobody else can.
  const isReturned = diagram.nodes.get(task.nodeId)?.assignee === 'starter'
  if (isReturned || person.id === userId || person.id === instance.starter.id) throw refuse(toApplicant)
  await closeStep(tx, tenantId, task.id, { type: 'transferComment', comment, attachments: [] }, at)
  const step = { activityId: task.nodeId, type: 'userTask', at, user: person, taskId: task.id, isOpen: true }
  await writeSteps(tx, tenantId, instance.id, [step])
  await addParticipants(tx, tenantId, instance.id, { userIds: [person.id], role: 'assignee', at })
  await tell(context, instance, { kind: 'transferred', userIds: [person.id], taskId: task.id, comment })
}

async function colleague(tx: Tx, tenantId: string, id: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`select u.id, u.real_name as name from "user" u
    where ${choosable(tenantId)} and u.id = ${id}`.execute(tx)
  return rows[0]
}
