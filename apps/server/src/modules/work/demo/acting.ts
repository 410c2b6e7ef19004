import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { epoch } from '../../../db/id.ts'
import type { Context } from '../../../model/extension.ts'
import { everyPermission } from '../../../permissions/permissions.ts'
import type { Employee, World } from '../../../seed/demo/world.ts'
import type { Services } from '../../../services/services.ts'
import type { Session } from '../../../services/session.ts'
import { claimTask } from '../../../workflow/operations/claim.ts'
import { completeTask } from '../../../workflow/operations/complete.ts'
import { answerCalls } from '../../../workflow/services/courier.ts'

export type DemoContext = { tx: Tx; services: Services; world: World }

export async function openTask({ tx }: DemoContext, instanceId: string): Promise<{ id: string; assignee: string } | undefined> {
  const { rows } = await sql<{ id: string; assignee: string }>`
    select id, assignee from process_task where instance_id = ${instanceId} and is_open order by assignee = '', id limit 1`.execute(
    tx,
  )
  return rows[0]
}

/** Whoever has the open task, or takes it of those who may, decides it; undefined where the process is over. */
export async function decideNext(
  demo: DemoContext,
  instanceId: string,
  { pass, at, comment }: { pass: boolean; at: Date; comment: string },
): Promise<boolean> {
  const { tx, world } = demo
  const { rows } = await sql<{ id: string; assignee: string; candidate: string | null }>`
    select t.id, t.assignee, (select min(c.user_id) from process_candidate c where c.tenant_id = t.tenant_id and c.task_id = t.id) as candidate
    from process_task t where t.instance_id = ${instanceId} and t.is_open order by t.id limit 1`.execute(tx)
  const [task] = rows
  if (!task) return false
  const person = world.people.find(({ id }) => id === (task.assignee || task.candidate))
  if (!person) throw new Error(`The task ${task.id} of the demonstration is with nobody of it.`)
  const context = contextOf(demo, person, at)
  if (!task.assignee) await claimTask(context, { taskId: task.id })
  await completeTask(context, { taskId: task.id, pass, comment, values: {}, attachments: [], copyUsers: [] })
  await answerCalls(context, instanceId)
  return true
}

/** Somebody of the demonstration at a moment in the past. */
export function contextOf({ tx, services }: DemoContext, { id, account, realName, deptId }: Employee, at: Date): Context {
  const session: Session = {
    tenantId: services.config.tenantId,
    userId: id,
    account,
    realName,
    deptId,
    deptIds: [deptId],
    roleIds: [],
    permissions: everyPermission,
    sessionId: 'demonstration',
    timeZone: services.config.timeZone,
  }
  return { tx, session, services, at, place: { language: 'zh-CN', timeZone: services.config.timeZone } }
}

/** The log reads by id: what was done in the past gets ids of its moments, where writing it gave those of today. */
export async function dateHistory(tx: Tx, { config }: Services, resources: readonly string[]): Promise<void> {
  await sql`update change_history
    set id = lpad(((extract(epoch from at) * 1000)::bigint - ${epoch}::bigint)::text, 12, '0') || substr(id, 13)
    where tenant_id = ${config.tenantId} and resource = any(${resources}::text[])`.execute(tx)
}

const newsDays = 3

/** Old messages have been read, and nobody was there to be pushed to. */
export async function forgetOldNews(tx: Tx, { config }: Services, { calendar }: World): Promise<void> {
  await sql`update message_receiver r set is_read = 0 from message m
    where r.tenant_id = ${config.tenantId} and m.tenant_id = r.tenant_id and m.id = r.message_id
      and m.create_time < ${calendar.at(-newsDays)}::timestamptz`.execute(tx)
  await sql`delete from outbox where tenant_id = ${config.tenantId}`.execute(tx)
}
