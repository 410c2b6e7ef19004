import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Context } from '../../model/extension.ts'
import { addParticipants } from '../../permissions/participants.ts'
import { openTaskOf, operate } from '../operate.ts'
import { refusedTask } from '../task.ts'

/** Takes a task that waits for one of several. Of those who try at once one gets it. */
export async function claimTask(context: Context, { taskId }: { taskId: string }): Promise<void> {
  const { tx, session, at } = context
  const { tenantId, userId, realName } = session
  const { task, wait, ...opened } = await openTaskOf(context, taskId)
  const { rows } = await sql`update process_task t set assignee = ${userId}, assignee_name = ${realName}
    where tenant_id = ${tenantId} and id = ${task.id} and is_open and assignee = '' and exists (
      select from process_candidate c where c.tenant_id = t.tenant_id and c.task_id = t.id and c.user_id = ${userId})
    returning id`.execute(tx)
  if (rows.length === 0) throw await refusedTask(context, task)
  if (!wait) throw new Refusal('alreadyHandled')
  await operate(context, opened, { do: 'claim', wait: wait.id, by: userId })
  await sql`update process_step set user_id = ${userId}, user_name = ${realName}
    where tenant_id = ${tenantId} and task_id = ${task.id} and end_time is null`.execute(tx)
  await addParticipants(tx, tenantId, task.instanceId, { userIds: [userId], role: 'assignee', at })
}

/** Gives a claimed task back to those who could do it. */
export async function unclaimTask(context: Context, { taskId }: { taskId: string }): Promise<void> {
  const { tx, session } = context
  const { tenantId, userId } = session
  const { task, wait, ...opened } = await openTaskOf(context, taskId)
  const { rows } = await sql`update process_task t set assignee = '', assignee_name = ''
    where tenant_id = ${tenantId} and id = ${task.id} and is_open and assignee = ${userId} and exists (
      select from process_candidate c where c.tenant_id = t.tenant_id and c.task_id = t.id)
    returning id`.execute(tx)
  if (rows.length === 0) throw await refusedTask(context, task)
  if (!wait) throw new Refusal('alreadyHandled')
  await operate(context, opened, { do: 'unclaim', wait: wait.id, by: userId })
  await sql`update process_step set user_id = '', user_name = ''
    where tenant_id = ${tenantId} and task_id = ${task.id} and end_time is null`.execute(tx)
}
