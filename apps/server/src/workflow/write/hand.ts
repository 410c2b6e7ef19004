import type { CommentType } from '@bip/engine'
import { sql } from 'kysely'
import { readNoticesOf } from '../../messages/notify.ts'
import type { Context } from '../../model/extension.ts'
import { addParticipants } from '../../permissions/participants.ts'
import type { Instance } from '../instance.ts'
import type { Task } from '../task.ts'
import type { Person } from '../who/rules.ts'
import { type NoticeKind, tell } from './notices.ts'
import { closeStep, writeSteps } from './steps.ts'

export type Handing = {
  to: Person
  /** Whoever gets it back; nobody where it is given for good. */
  owner?: Person
  type: CommentType
  comment: string
  notice: NoticeKind
}

/** Gives an open task to somebody else, who is told. Its history says who gave it, and why. */
export async function handTask(
  context: Context,
  instance: Instance,
  task: Task,
  { to, owner, type, comment, notice }: Handing,
): Promise<void> {
  const { tx, session, at } = context
  const { tenantId, userId } = session
  await sql`update process_task set assignee = ${to.id}, assignee_name = ${to.name}, owner = ${owner?.id ?? ''},
      owner_name = ${owner?.name ?? ''}, reminded_at = null
    where tenant_id = ${tenantId} and id = ${task.id} and is_open`.execute(tx)
  await sql`delete from process_candidate where tenant_id = ${tenantId} and task_id = ${task.id}`.execute(tx)
  if (task.assignee !== '') await readNoticesOf(tx, tenantId, task.assignee, task.id)
  const decision = { type, comment, attachments: [] }
  if (task.assignee === userId) await closeStep(tx, tenantId, task.id, decision, at)
  else {
    // Somebody else gave it away, so that whoever had it decided nothing.
    await sql`delete from process_step where tenant_id = ${tenantId} and task_id = ${task.id} and end_time is null`.execute(tx)
    await writeSteps(tx, tenantId, instance.id, [operationStep(context, task.nodeId, type, comment)])
  }
  await writeSteps(tx, tenantId, instance.id, [
    { activityId: task.nodeId, type: 'userTask', at, user: to, taskId: task.id, isOpen: true },
  ])
  await addParticipants(tx, tenantId, instance.id, { userIds: [to.id], role: 'assignee', at })
  await tell(context, instance, { kind: notice, userIds: [to.id], taskId: task.id, comment })
}

/** What the caller did to a process beside deciding a task of theirs. */
export const operationStep = ({ session, at }: Context, nodeId: string, type: CommentType, text: string) => ({
  activityId: nodeId,
  type: 'operation',
  at,
  user: { id: session.userId, name: session.realName },
  comment: { type, text },
})
