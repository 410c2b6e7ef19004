import { type Label, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../base/errors.ts'
import type { Tx } from '../db/database.ts'
import { readNoticesOf } from '../messages/notify.ts'
import type { Context } from '../model/extension.ts'
import { mayRead } from '../permissions/participants.ts'
import type { Session } from '../services/session.ts'

export type Task = {
  id: string
  instanceId: string
  nodeId: string
  waitId: string
  assignee: string
  /** Whoever lent it and gets it back; empty while it is not lent. */
  owner: string
  isOpen: boolean
}

/** A task in a process that the caller may read; `processMissing` for every other. */
export async function readTask(tx: Tx, session: Session, id: string): Promise<Task> {
  const { rows } =
    await sql<Task>`select id, instance_id as "instanceId", node_id as "nodeId", wait_id as "waitId", assignee, owner, is_open as "isOpen"
    from process_task where tenant_id = ${session.tenantId} and id = ${id}`.execute(tx)
  const [task] = rows
  if (!task || !((await mayRead(tx, session, task.instanceId)) || (await mayClaim(tx, session, id))))
    throw new Refusal('processMissing')
  return task
}

/** Whether the task waits for the caller, among others, to claim it. */
async function mayClaim(tx: Tx, { tenantId, userId }: Session, id: string): Promise<boolean> {
  const { rows } = await sql`select from process_candidate
    where tenant_id = ${tenantId} and user_id = ${userId} and task_id = ${id}`.execute(tx)
  return rows.length > 0
}

/** Refuses whoever does not have the open task. The process is locked, so that it stays theirs. */
export async function demandOwn(context: Context, task: Task): Promise<void> {
  const { tx, session } = context
  const { rows } = await sql`select from process_task
    where tenant_id = ${session.tenantId} and id = ${task.id} and is_open and assignee = ${session.userId}`.execute(tx)
  if (rows.length === 0) throw await refusedTask(context, task)
}

/** Closes the caller's open task. Of several who try at once one does it; the others are told that it was handled. */
export async function takeTask(context: Context, task: Task): Promise<void> {
  const { tx, session, at } = context
  const { rows } = await sql`update process_task set is_open = false, end_time = ${at.toISOString()}::timestamptz
    where tenant_id = ${session.tenantId} and id = ${task.id} and is_open and assignee = ${session.userId} returning id`.execute(
    tx,
  )
  if (rows.length === 0) throw await refusedTask(context, task)
  await readNoticesOf(tx, session.tenantId, session.userId, task.id)
}

/** Why the caller cannot have a task: it was handled, by them or after it had been theirs; or it is somebody else's. */
export async function refusedTask({ tx, session, place }: Context, { id }: Task): Promise<Refusal> {
  const { rows } = await sql<{ is_open: boolean; was_mine: boolean }>`select is_open, exists (select from process_step s
      where s.tenant_id = t.tenant_id and s.task_id = t.id and s.user_id = ${session.userId}) as was_mine
    from process_task t where tenant_id = ${session.tenantId} and id = ${id}`.execute(tx)
  if (rows[0]?.was_mine) return new Refusal('alreadyHandled')
  return rows[0]?.is_open === false
    ? new Refusal('alreadyHandled')
    : new Refusal('forbidden', { what: say(notYours, place.language) })
}

const notYours: Label = {
  'zh-CN': '此任务由他人处理',
  en: 'somebody else has this task',
  vi: 'việc này do người khác xử lý',
}
