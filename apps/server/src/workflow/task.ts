import { type Label, say } from '@bip/contract'
import type { CommentType } from '@bip/engine'
import { sql } from 'kysely'
import { Refusal } from '../base/errors.ts'
import type { Tx } from '../db/database.ts'
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

export type Attachment = { name: string; url: string }

/** What somebody decided, as the history tells it. */
export type Decision = { type: CommentType; comment: string; attachments: readonly Attachment[] }

/** A task in a process that the caller may read, or that waits for them, among others, to claim it; `processMissing` for every other. */
export async function readTask(tx: Tx, session: Session, id: string): Promise<Task> {
  const { tenantId, userId } = session
  const { rows } = await sql<Task & { isSeen: boolean }>`select t.id, t.instance_id as "instanceId", t.node_id as "nodeId",
      t.wait_id as "waitId", t.assignee, t.owner, t.is_open as "isOpen",
      exists (select from process_participant p
        where p.tenant_id = t.tenant_id and p.user_id = ${userId} and p.instance_id = t.instance_id)
      or exists (select from process_candidate c where c.tenant_id = t.tenant_id and c.user_id = ${userId} and c.task_id = t.id) as "isSeen"
    from process_task t where t.tenant_id = ${tenantId} and t.id = ${id}`.execute(tx)
  const [found] = rows
  if (!found) throw new Refusal('processMissing')
  const { isSeen, ...task } = found
  if (!isSeen && !(await mayRead(tx, session, task.instanceId))) throw new Refusal('processMissing')
  return task
}

/** Refuses whoever does not have the open task. The process is locked, so that it stays theirs. */
export async function demandOwn(context: Context, task: Task): Promise<void> {
  const { tx, session } = context
  const { rows } = await sql`select from process_task
    where tenant_id = ${session.tenantId} and id = ${task.id} and is_open and assignee = ${session.userId}`.execute(tx)
  if (rows.length === 0) throw await refusedTask(context, task)
}

/**
 * Closes the caller's open task with what they decided; its notices count as read, and a draft of it is none any more. Of several who try
 * at once one does it; the others are told that it was handled.
 */
export async function takeTask(context: Context, task: Task, { type, comment, attachments }: Decision): Promise<void> {
  const { tx, session, at } = context
  const { tenantId, userId } = session
  const time = at.toISOString()
  const { rows } = await sql`with taken as (update process_task set is_open = false, end_time = ${time}::timestamptz
      where tenant_id = ${tenantId} and id = ${task.id} and is_open and assignee = ${userId} returning id),
    decided as (update process_step set end_time = ${time}::timestamptz, comment_type = ${type}, comment = ${comment},
        attachments = ${JSON.stringify(attachments)}::jsonb
      where tenant_id = ${tenantId} and task_id = ${task.id} and end_time is null and exists (select from taken)),
    seen as (update message_receiver r set is_read = 0 from message m
      where m.tenant_id = ${tenantId} and m.task_id = ${task.id} and r.tenant_id = m.tenant_id and r.message_id = m.id
        and r.user_id = ${userId} and r.is_read = 1 and exists (select from taken)),
    drafted as (delete from process_draft where tenant_id = ${tenantId} and user_id = ${userId} and task_id = ${task.id}
      and exists (select from taken))
    select from taken`.execute(tx)
  if (rows.length === 0) throw await refusedTask(context, task)
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
