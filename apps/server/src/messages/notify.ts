import type { MessageType } from '@bip/contract'
import type { PushBody } from '@bip/contract/workflow'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { newId } from '../db/id.ts'
import { saidIn, type Words } from '../push/hint.ts'
import { pushLater } from '../push/index.ts'

export type Notice = {
  tenantId: string
  /** Who is told, each once. */
  userIds: readonly string[]
  type: MessageType
  /** By language where the product says it, else the words of whoever wrote it. */
  title: Words
  content: Words
  /** Where it leads in the portal. */
  url?: string
  push: NonNullable<PushBody['type']>
  from: { userId: string; realName: string }
  at: Date
  /** It stands among what the sender sent. */
  isSent?: boolean
}

/** Tells people something, in the transaction of its cause; the push follows the commit. Answers the message's id. */
export async function notify(tx: Tx, notice: Notice): Promise<string> {
  const { tenantId, type, title, content, url = '', from, at, isSent = false } = notice
  const id = newId()
  const userIds = [...new Set(notice.userIds)]
  const words = typeof title === 'string' && typeof content === 'string' ? null : JSON.stringify({ title, content })
  await sql`insert into message (tenant_id, id, type, title, content, words, url, create_user, create_user_name, create_time, is_sent)
    values (${tenantId}, ${id}, ${type}, ${saidIn(title, 'zh-CN')}, ${saidIn(content, 'zh-CN')}, ${words}::jsonb, ${url}, ${from.userId},
      ${from.realName}, ${at.toISOString()}::timestamptz, ${isSent})`.execute(tx)
  await sql`insert into message_receiver (tenant_id, user_id, message_id)
    select ${tenantId}, unnest(${userIds}::text[]), ${id}`.execute(tx)
  await pushLater(tx, { tenantId, userIds, title, content, type: notice.push, url })
  return id
}
