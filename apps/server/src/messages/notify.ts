import type { MessageType } from '@bip/contract'
import type { PushBody } from '@bip/contract/workflow'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { newId } from '../db/id.ts'
import { deliverLater } from '../outbox/outbox.ts'
import { type MessageText, saidIn, shortened } from '../push/hint.ts'
import { pushKind } from '../push/index.ts'

export type Notice = {
  tenantId: string
  /** Who is told, each once. */
  userIds: readonly string[]
  type: MessageType
  /** By language where the product says it, else the words of whoever wrote it. */
  title: MessageText
  content: MessageText
  /** Where it leads in the portal. */
  url?: string
  /** The task that it asks for; it counts as read once that is done. */
  taskId?: string
  push: NonNullable<PushBody['type']>
  from: { userId: string; realName: string }
  at: Date
  /** It stands among what the sender sent. */
  isSent?: boolean
  /** Ids of stored files. */
  attachments?: readonly string[]
  /** The record that was spoken about. */
  about?: PushBody['about']
}

/** Tells people something, in the transaction of its cause; the push follows the commit. Answers the message's id. */
export async function notify(tx: Tx, notice: Notice): Promise<string> {
  const { tenantId, type, title, content, url = '', taskId, from, at, isSent = false, attachments = [], about } = notice
  const id = newId()
  const userIds = [...new Set(notice.userIds)]
  const words = typeof title === 'string' && typeof content === 'string' ? null : JSON.stringify({ title, content })
  const hint = shortened({ tenantId, userIds: [], title, content, type: notice.push, url, ...(about && { about }) })
  // In one statement: with every notice of a decision there are many of them. Whom it may interrupt hears of it apart from the others.
  await sql`with told as (select u.id, exists (select from message_choice c where c.tenant_id = ${tenantId} and c.user_id = u.id
        and c.type = ${type} and not c.is_announced) as is_quiet from unnest(${userIds}::text[]) u (id)),
    written as (insert into message (tenant_id, id, type, title, content, words, url, task_id, create_user, create_user_name, create_time,
        is_sent, attachments)
      values (${tenantId}, ${id}, ${type}, ${saidIn(title, 'zh-CN')}, ${saidIn(content, 'zh-CN')}, ${words}::jsonb, ${url}, ${taskId ?? null},
        ${from.userId}, ${from.realName}, ${at.toISOString()}::timestamptz, ${isSent}, ${attachments}::text[])),
    received as (insert into message_receiver (tenant_id, user_id, message_id) select ${tenantId}, told.id, ${id} from told)
    insert into outbox (tenant_id, id, kind, payload)
      select ${tenantId}, case when is_quiet then ${newId()} else ${newId()} end, ${pushKind},
        ${JSON.stringify(hint)}::jsonb || jsonb_build_object('userIds', jsonb_agg(told.id))
          || case when is_quiet then '{"isQuiet":true}'::jsonb else '{}'::jsonb end
      from told group by is_quiet`.execute(tx)
  if (userIds.length > 0) deliverLater(tx, new Set([pushKind]))
  return id
}

/** Whoever has done a task has no need to read that it waits for them. */
export async function readNoticesOf(tx: Tx, tenantId: string, userId: string, taskId: string): Promise<void> {
  await sql`update message_receiver r set is_read = 0 from message m
    where m.tenant_id = ${tenantId} and m.task_id = ${taskId} and r.tenant_id = m.tenant_id and r.message_id = m.id
      and r.user_id = ${userId} and r.is_read = 1`.execute(tx)
}
