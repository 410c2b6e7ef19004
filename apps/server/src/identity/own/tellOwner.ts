import { deviceName, type Label, type Language, label, say, sayAll } from '@bip/contract'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { localTime } from '../../kinds/zone.ts'
import { notify } from '../../messages/notify.ts'
import type { Services } from '../../services/services.ts'
import type { Session } from '../../services/session.ts'
import { smsLater } from '../sms/outbox.ts'
import { type AccountChange, accountChanges } from './changes.ts'

const title = label('账号安全：{what}', 'Account safety: {what}', 'An toàn tài khoản: {what}')
const content = label(
  '{when}，由 {who} 操作，来源：{where}。如果这不是您的意愿：请{undo}，修改密码，并在“我的设备”中退出其他设备；无法登录时请联系管理员。',
  '{when}, by {who}, from {where}. If this was not your wish: {undo}, change your password, and sign out all others under “My devices”; ask an administrator if you cannot sign in.',
  '{when}, do {who} thực hiện, từ {where}. Nếu đây không phải ý muốn của bạn: hãy {undo}, đổi mật khẩu và đăng xuất mọi thiết bị khác trong “Thiết bị của tôi”; nếu không đăng nhập được, hãy nhờ quản trị viên.',
)
const message = label(
  '【{title}】{what}。{when}，来源：{where}。如果这不是您的意愿，请立即登录核实或联系管理员。',
  '[{title}] Please note: {what}. {when}, from {where}. If this was not your wish, sign in and check, or ask an administrator.',
  '[{title}] Xin lưu ý: {what}. {when}, từ {where}. Nếu đây không phải ý muốn của bạn, hãy đăng nhập kiểm tra hoặc nhờ quản trị viên.',
)

/** Who changed it. */
type By = Pick<Session, 'tenantId' | 'userId' | 'realName' | 'timeZone'>
/** Where they sat, and the language in which an SMS is written. */
export type Origin = { address: string; agent: string; language: Language }
type Changed = {
  userId: string
  change: AccountChange
  /** What it is about, such as the name of a device. */
  name?: string
  /** The number that is told by SMS as well. */
  phone?: string | null
}

/** Where a request comes from. */
export const originOf = (request: Pick<FastifyRequest, 'ip' | 'headers' | 'language'>): Origin => ({
  address: request.ip,
  agent: request.headers['user-agent'] ?? '',
  language: request.language,
})

/** Where a session was opened, for work that sees no request. In the tenant's transaction. */
export async function originOfSession(tx: Tx, { sessionId }: Session, language: Language): Promise<Origin> {
  const { rows } = await sql<Omit<Origin, 'language'>>`select address, agent from account_session_origin(${sessionId})`.execute(
    tx,
  )
  return { address: '', agent: '', ...rows[0], language }
}

/**
 * Tells the owner of an account what changed of how they get in: when, by whom, from where, and how to undo it. In the transaction of the
 * change; under the bell and, where a phone is named, by SMS to it.
 */
export async function tellOwner(
  tx: Tx,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  by: By,
  { address, agent, language }: Origin,
  { userId, change, name = '', phone }: Changed,
): Promise<void> {
  const { tenantId, timeZone } = by
  const at = clock()
  const { what, undo } = accountChanges[change]
  const values: Record<'what' | 'undo' | 'who' | 'when' | 'where', string | Label> = {
    what: sayAll(what, { name }),
    undo,
    who: by.realName,
    when: localTime(at, timeZone).slice(0, 16),
    where: [address, deviceName(agent)].filter(Boolean).join(' · ') || '?',
  }
  const texts = { title: sayAll(title, values), content: sayAll(content, values) }
  await notify(tx, { tenantId, userIds: [userId], type: 1, ...texts, url: '/info/index', push: 'message', from: by, at })
  if (!phone || !(config.sms || config.loginModes.includes('sms'))) return
  const { rows } = await sql<{ title: string | null }>`select tenant_title(${tenantId}) as title`.execute(tx)
  const written = say(sayAll(message, { ...values, title: rows[0]?.title ?? 'BIP' }), language)
  await smsLater(tx, { config }, { tenantId, userId, phone, content: written, at })
}
