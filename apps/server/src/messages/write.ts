import { label, type MessageType, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../base/errors.ts'
import type { Tx } from '../db/database.ts'
import type { Place } from '../model/question.ts'
import type { Session } from '../services/session.ts'
import { notify } from './notify.ts'

export type Draft = {
  type: MessageType
  title: string
  content: string
  userIds: readonly string[]
  deptIds: readonly string[]
  roleIds: readonly string[]
  /** Ids of files that the sender uploaded. */
  attachments: readonly string[]
}

const nobody = label('请选择接收人', 'choose somebody to send it to', 'hãy chọn người nhận')
const unknownFile = label(
  '附件不存在，请重新上传',
  'an attachment is not there; upload it again',
  'tệp đính kèm không tồn tại, hãy tải lại',
)
const maxReceivers = 20_000
const tooMany = label('接收人超过 {limit} 人', 'more than {limit} receivers', 'quá {limit} người nhận')

/** Sends a person's message to people, departments with those below them, and roles. Answers the message's id. */
export async function send(tx: Tx, session: Session, draft: Draft, { at, place }: { at: Date; place: Place }): Promise<string> {
  const userIds = await receiversOf(tx, session.tenantId, draft)
  const refuse = (text: typeof nobody) =>
    new Refusal('badRequest', { reason: say(text, place.language, { limit: maxReceivers }) })
  if (userIds.length === 0) throw refuse(nobody)
  if (userIds.length > maxReceivers) throw refuse(tooMany)
  const { type, title, content, attachments } = draft
  const { tenantId, userId } = session
  if (!(await areUploadedBy(tx, { tenantId, userId }, attachments))) throw refuse(unknownFile)
  return notify(tx, { tenantId, userIds, type, title, content, push: 'message', from: session, at, isSent: true, attachments })
}

async function areUploadedBy(tx: Tx, { tenantId, userId }: Pick<Session, 'tenantId' | 'userId'>, ids: readonly string[]) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from stored_file
    where tenant_id = ${tenantId} and create_user = ${userId} and id = any(${ids}::text[])`.execute(tx)
  return rows[0]?.count === new Set(ids).size
}

async function receiversOf(tx: Tx, tenantId: string, { userIds, deptIds, roleIds }: Draft): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`with recursive below(id) as (
      select d.id from department d where d.tenant_id = ${tenantId} and d.id = any(${deptIds}::text[])
      union select d.id from department d join below b on d.parent_id = b.id where d.tenant_id = ${tenantId} and not d.is_deleted)
    select u.id from "user" u where u.tenant_id = ${tenantId} and not u.is_deleted and u.status = 'enabled'
      and (u.id = any(${userIds}::text[]) or u.role_ids && ${roleIds}::text[] or u.dept_id in (select id from below))`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Takes messages out of the caller's own lists; others keep theirs. A message to oneself goes from the inbox first. */
export async function removeMessages(tx: Tx, { tenantId, userId }: Session, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ message_id: string }>`delete from message_receiver
    where tenant_id = ${tenantId} and user_id = ${userId} and message_id = any(${ids}::text[]) returning message_id`.execute(tx)
  const gone = new Set(rows.map(({ message_id }) => message_id))
  const others = ids.filter((id) => !gone.has(id))
  if (others.length > 0)
    await sql`update message set is_sent = false
      where tenant_id = ${tenantId} and create_user = ${userId} and id = any(${others}::text[])`.execute(tx)
}

export async function readAll(tx: Tx, { tenantId, userId }: Session): Promise<void> {
  await sql`update message_receiver set is_read = 0
    where tenant_id = ${tenantId} and user_id = ${userId} and is_read = 1`.execute(tx)
}
