import { label } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { type Notice, notify } from '../../messages/notify.ts'
import { saidIn } from '../../push/hint.ts'

/** What comes within so long is told by one notice, minutes. */
const windowMinutes = 60

const title = label('新的注册申请', 'A new registration', 'Đăng ký mới')
const one = label(
  '{name} 申请账号，请在“注册审核”中处理。',
  '{name} asks for an account; please approve or refuse it in “Registrations”.',
  '{name} xin cấp tài khoản; vui lòng duyệt trong “Duyệt đăng ký”.',
)
const several = label(
  '{name} 等 {count} 人次申请账号，请在“注册审核”中处理。',
  '{count} registrations, the last by {name}; please approve or refuse them in “Registrations”.',
  '{count} lượt đăng ký, gần nhất là {name}; vui lòng duyệt trong “Duyệt đăng ký”.',
)

type From = Notice['from']

function contentOf(name: string, count: number): Notice['content'] {
  const words = count === 1 ? one : several
  const fill = (text: string) => text.replace('{name}', () => name).replace('{count}', String(count))
  return { 'zh-CN': fill(words['zh-CN']), en: fill(words.en), vi: fill(words.vi) }
}

/** Whoever may let people in hears of a registration: by a notice that rings, and for an hour by that same one, which is unread again. */
export async function tellAdministrators(tx: Tx, tenantId: string, from: From, at: Date): Promise<void> {
  const now = at.toISOString()
  const isSame = sql`n.began_at > ${new Date(at.getTime() - windowMinutes * 60_000).toISOString()}::timestamptz and n.began_at <= excluded.began_at`
  // Written before it is read: of two registrations at once the second one finds the first.
  const { rows } = await sql<Summed>`insert into registration_notice as n (tenant_id, message_id, began_at, count)
    values (${tenantId}, '', ${now}::timestamptz, 1)
    on conflict (tenant_id) do update set count = case when ${isSame} then n.count + 1 else 1 end,
      began_at = case when ${isSame} then n.began_at else excluded.began_at end
    returning message_id as "messageId", count`.execute(tx)
  const [summed] = rows
  if (summed && summed.count > 1) return sumUp(tx, tenantId, summed, from, at)
  const userIds = await whoDecides(tx, tenantId)
  if (userIds.length === 0) return
  const content = contentOf(from.realName, 1)
  const message = { tenantId, userIds, from, at, title, content, url: '/system/user-audit' }
  const messageId = await notify(tx, { ...message, type: 1, push: 'message' })
  await sql`update registration_notice set message_id = ${messageId} where tenant_id = ${tenantId}`.execute(tx)
}

type Summed = { messageId: string; count: number }

async function sumUp(tx: Tx, tenantId: string, { messageId, count }: Summed, from: From, at: Date): Promise<void> {
  const content = contentOf(from.realName, count)
  await sql`update message set content = ${saidIn(content, 'zh-CN')}, words = ${JSON.stringify({ title, content })}::jsonb,
      create_user = ${from.userId}, create_user_name = ${from.realName}, create_time = ${at.toISOString()}::timestamptz
    where tenant_id = ${tenantId} and id = ${messageId}`.execute(tx)
  await sql`update message_receiver set is_read = 1
    where tenant_id = ${tenantId} and message_id = ${messageId} and is_read = 0`.execute(tx)
}

async function whoDecides(tx: Tx, tenantId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from "user" u where u.tenant_id = ${tenantId} and u.status = 'enabled' and not u.is_deleted and exists (
      select from role r where r.tenant_id = u.tenant_id and r.id = any(u.role_ids) and not r.is_deleted and (r.is_administrator or exists (
        select from role_permission g where g.tenant_id = r.tenant_id and g.role_id = r.id and g.code = 'user_auditPass')))
    limit 100`.execute(tx)
  return rows.map(({ id }) => id)
}
