import { label, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Context } from '../../model/extension.ts'
import { type Opened, openTaskOf, operate } from '../operate.ts'
import { takeTask } from '../task.ts'
import { operationStep } from '../write/hand.ts'
import { tell } from '../write/notices.ts'
import { writeSteps } from '../write/steps.ts'

export type WithdrawType = 'wf_withdraw_end' | 'wf_withdraw_start'

const notOwner = label('只有发起人可以撤回', 'only whoever started it can withdraw it', 'chỉ người khởi tạo mới được thu hồi')
const isBackAlready = label('已退回给您，无需撤回', 'it is with you already', 'đã trả về cho bạn')
const noOwnStep = label(
  '此流程没有修改节点，只能撤销',
  'this process has no step for its applicant; withdraw it for good',
  'quy trình không có bước chỉnh sửa, chỉ có thể hủy',
)

/** Whoever started the process takes it back: for good, or to change it and send it again. */
export async function withdrawTask(
  context: Context,
  { taskId, withdrawType, comment }: { taskId: string; withdrawType: WithdrawType; comment: string },
): Promise<void> {
  const { session, place } = context
  const { task, ...opened } = await openTaskOf(context, taskId)
  const { instance, definition } = opened
  const refuse = (text: typeof notOwner) => new Refusal('badRequest', { reason: say(text, place.language) })
  if (instance.starter.id !== session.userId) throw new Refusal('forbidden', { what: say(notOwner, place.language) })
  if (instance.endTime !== null) throw new Refusal('alreadyHandled')
  if (withdrawType === 'wf_withdraw_start') {
    if (instance.status === 'reject' || instance.status === 'recall') throw refuse(isBackAlready)
    if (!definition.diagram.own) throw refuse(noOwnStep)
  }
  await writeSteps(context.tx, session.tenantId, instance.id, [operationStep(context, task.nodeId, 'withdrawComment', comment)])
  await tellOthers(context, opened, 'cancelled', comment)
  await operate(context, opened, { do: 'withdraw', type: withdrawType, by: session.userId }, { comment })
}

/** Ends the process where the caller's task stands. */
export async function terminateProcess(
  context: Context,
  { taskId, comment }: { taskId: string; comment: string },
): Promise<void> {
  if (comment === '') throw new Refusal('commentNeeded')
  const { task, ...opened } = await openTaskOf(context, taskId)
  await takeTask(context, task, { type: 'terminateComment', comment, attachments: [] })
  await operate(context, opened, { do: 'terminate', by: context.session.userId }, { comment })
}

/** Those who have a task of the process hear that nobody waits for it any more. */
async function tellOthers(context: Context, { instance }: Opened, kind: 'cancelled', comment: string): Promise<void> {
  const { tx, session } = context
  const { rows } = await sql<{ assignee: string }>`select distinct assignee from process_task
    where tenant_id = ${session.tenantId} and instance_id = ${instance.id} and is_open and assignee <> ''`.execute(tx)
  await tell(context, instance, { kind, userIds: rows.map(({ assignee }) => assignee), comment })
}

const tooSoon = label(
  '刚刚已催办，请 10 分钟后再试',
  'it was urged a moment ago; try again in ten minutes',
  'vừa nhắc xong, hãy thử lại sau 10 phút',
)
const pauseMinutes = 10

/** Whoever started the process reminds those who have a task of it; not again and again. */
export async function urgeProcess(context: Context, { taskId, comment }: { taskId: string; comment: string }): Promise<void> {
  const { tx, session, at, place } = context
  const { task, instance } = await openTaskOf(context, taskId)
  if (instance.starter.id !== session.userId) throw new Refusal('forbidden', { what: say(notOwner, place.language) })
  const { rows } = await sql<{
    id: string
    assignee: string
  }>`update process_task set reminded_at = ${at.toISOString()}::timestamptz
    where tenant_id = ${session.tenantId} and instance_id = ${task.instanceId} and is_open
      and (reminded_at is null or reminded_at < ${at.toISOString()}::timestamptz - make_interval(mins => ${pauseMinutes}))
    returning id, assignee`.execute(tx)
  if (rows.length === 0) throw new Refusal('badRequest', { reason: say(tooSoon, place.language) })
  for (const { id, assignee } of rows)
    await tell(context, instance, {
      kind: 'urged',
      userIds: assignee ? [assignee] : await candidatesOf(context, id),
      taskId: id,
      comment,
    })
}

export async function candidatesOf({ tx, session }: Context, taskId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select user_id as id from process_candidate
    where tenant_id = ${session.tenantId} and task_id = ${taskId}`.execute(tx)
  return rows.map(({ id }) => id)
}
