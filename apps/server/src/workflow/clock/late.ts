import { sql } from 'kysely'
import type { Context } from '../../model/extension.ts'
import type { Services } from '../../services/services.ts'
import { defaults } from '../engine/rules.ts'
import { openInstance, operate, passOn, passTask } from '../operate.ts'
import { candidatesOf } from '../operations/whole.ts'
import { administrator } from '../who/rules.ts'
import { handTask } from '../write/hand.ts'
import { tell } from '../write/notices.ts'
import { nextTry } from './postpone.ts'
import { systemContext } from './systemContext.ts'

type Late = { tenantId: string; taskId: string }

/** Open tasks whose time is over and of which nobody was reminded since. */
export async function lateTasks({ database }: Services, now: Date, limit: number): Promise<Late[]> {
  const { rows } = await database.asSystem(
    (tx) =>
      sql<Late>`select tenant_id as "tenantId", id as "taskId" from process_task
        where is_open and due_time <= ${now.toISOString()}::timestamptz and (reminded_at is null or reminded_at < due_time)
          and (late_after is null or late_after <= ${now.toISOString()}::timestamptz)
        order by due_time limit ${limit}`.execute(tx),
    { readOnly: true },
  )
  return rows
}

/** Does what is to be done about a late task; one that fails goes behind the others. */
export const tryLate = ({ services, tenantId, taskId }: Late & { services: Services }): Promise<number> =>
  services.database
    .asTenant(tenantId, (tx) => doLate(systemContext(services, tenantId, tx), taskId))
    .catch(async (error: unknown) => {
      await services.database.asTenant(tenantId, (tx) =>
        sql`update process_task set late_after = ${nextTry(services.clock(), sql`due_time`)}
          where tenant_id = ${tenantId} and id = ${taskId}`.execute(tx),
      )
      throw error
    })

/** Does what the step says of a late task: whoever has it is reminded, an administrator gets it, or it passes by itself. */
async function doLate(context: Context, taskId: string): Promise<number> {
  const { tx, session, at } = context
  const { tenantId } = session
  const { rows } = await sql<{ instanceId: string }>`select instance_id as "instanceId" from process_task
    where tenant_id = ${tenantId} and id = ${taskId} and is_open`.execute(tx)
  const [found] = rows
  if (!found) return 0
  const opened = await openInstance(context, found.instanceId)
  const { rows: taken } = await sql<{ nodeId: string; waitId: string; assignee: string }>`update process_task
    set reminded_at = ${at.toISOString()}::timestamptz
    where tenant_id = ${tenantId} and id = ${taskId} and is_open and (reminded_at is null or reminded_at < due_time)
    returning node_id as "nodeId", wait_id as "waitId", assignee`.execute(tx)
  const [task] = taken
  if (!task || opened.state.instance.status !== 'running') return 0
  const rule = (opened.definition.diagram.nodes.get(task.nodeId)?.rules ?? defaults).late
  if (rule === 'pass') {
    await passOn(context, await passTask(context, opened, taskId))
    return 1
  }
  const to = rule === 'escalate' ? await administrator(tx, tenantId, opened.instance.starter.id) : undefined
  if (to && to.id !== task.assignee) {
    await operate(context, opened, { do: 'assign', wait: task.waitId, user: to.id })
    const whole = { ...task, id: taskId, instanceId: found.instanceId, owner: '', isOpen: true }
    await handTask(context, opened.instance, whole, { to, type: 'assigneeComment', comment: '', notice: 'late' })
    return 1
  }
  const userIds = task.assignee ? [task.assignee] : await candidatesOf(context, taskId)
  await tell(context, opened.instance, { kind: 'late', userIds, taskId })
  return 1
}
