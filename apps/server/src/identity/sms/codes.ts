import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { type Language, label, say } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import { smsSubject } from '../guard/smsSubject.ts'
import { phoneOwner } from '../phones/store.ts'
import { findKnownDevice } from '../session/knownDevice.ts'
import { type Asker, chargeCode, chargeMessage } from './budget.ts'
import { keepMessage } from './outbox.ts'
import { deliver } from './provider.ts'

const lifeSeconds = 300
const maxTries = 5

/** What a code is good for, and what is said with it. */
const messages = {
  signIn: label(
    '【{title}】登录验证码 {code}，5 分钟内有效，请勿告诉他人。',
    '[{title}] Your sign-in code is {code}. It is valid for 5 minutes; tell nobody.',
    '[{title}] Mã đăng nhập của bạn là {code}, hiệu lực trong 5 phút. Không chia sẻ cho ai.',
  ),
  confirm: label(
    '【{title}】手机号码确认码 {code}，5 分钟内有效。确认后可用此号码登录；如非您本人要求，请勿告诉他人。',
    '[{title}] The code that confirms your number is {code}. It is valid for 5 minutes. If you did not ask for it, tell nobody: it lets them sign in with your number.',
    '[{title}] Mã xác nhận số điện thoại là {code}, hiệu lực trong 5 phút. Nếu bạn không yêu cầu, đừng cho ai biết: họ sẽ đăng nhập bằng số của bạn.',
  ),
} as const
type Purpose = keyof typeof messages

type Wanted = Omit<Asker, 'device'> & {
  /** Devices that the browser says it is. */
  devices: readonly string[]
  hasCaptcha: boolean
  language: Language
}

/**
 * Writes a code for a phone and answers its id. Whether anybody has the phone makes no difference to the answer, nor to how long it
 * takes: the message leaves after it. Throws Refusal `codeTooSoon` within a minute of the one before, `codesUsedUp` for the day.
 */
export async function sendCode(services: Services, wanted: Wanted): Promise<string> {
  const now = services.clock()
  const id = randomBytes(16).toString('hex')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const { refusal, delivery } = await services.database.asSystem(async (tx) => {
    const { tenantId, phone, devices, confirms } = wanted
    const device = await findKnownDevice(tx, now, { tenantId, account: smsSubject(phone), devices })
    const asker = { ...wanted, device }
    const refusal = await chargeCode(tx, services, asker)
    if (refusal) return { refusal }
    const userId = confirms ?? (await phoneOwner(tx, tenantId, phone))
    await storeCode(tx, services, { ...asker, id, code, userId })
    if (!userId) return { refusal }
    await chargeMessage(tx, services, asker)
    return { refusal, delivery: await write(tx, services, { ...wanted, userId, code }, now) }
  })
  if (refusal) throw refusal
  // Not awaited: how long a provider takes would tell who is known.
  if (delivery && services.config.sms) void deliver(services, services.config.sms, delivery)
  return id
}

type Code = Asker & { id: string; code: string; userId: string | undefined; hasCaptcha: boolean }

const purposeOf = ({ confirms }: { confirms?: string }): Purpose => (confirms === undefined ? 'signIn' : 'confirm')

/** Of the codes that a known device asked for, and of those that all others did, only the newest is good: strangers end nobody else's. */
async function storeCode(
  tx: Tx,
  services: Services,
  { tenantId, phone, device, id, code, userId, hasCaptcha, confirms }: Code,
): Promise<void> {
  const purpose = purposeOf({ confirms })
  const now = services.clock()
  const until = new Date(now.getTime() + lifeSeconds * 1000).toISOString()
  await sql`delete from sms_code where tenant_id = ${tenantId} and phone = ${phone} and purpose = ${purpose}
    and device_id is not distinct from ${device?.id ?? null}`.execute(tx)
  await sql`insert into sms_code (tenant_id, id, phone, purpose, user_id, code_hash, has_captcha, device_id, expires_at)
    values (${tenantId}, ${id}, ${phone}, ${purpose}, ${userId ?? null}, ${hashCode(services, id, code)}, ${hasCaptcha}, ${device?.id ?? null},
      ${until}::timestamptz)`.execute(tx)
}

type Written = Pick<Wanted, 'tenantId' | 'phone' | 'language' | 'confirms'> & { userId: string; code: string }

async function write(tx: Tx, services: Services, { tenantId, phone, language, userId, code, confirms }: Written, now: Date) {
  const { rows } = await sql<{ title: string | null }>`select title from tenant where tenant_id = ${tenantId}`.execute(tx)
  const content = say(messages[purposeOf({ confirms })], language, { title: rows[0]?.title ?? 'BIP', code })
  // Whole where administrators read it out, without the code where a provider delivers it.
  const shown = services.config.sms ? content.replace(code, '••••••') : content
  return { tenantId, id: await keepMessage(tx, services, { tenantId, userId, phone, shown, at: now }), phone, code, content }
}

type Given = {
  tenantId: string
  id: string
  phone: string
  code: string
  /** Default `signIn`. */
  purpose?: Purpose
}

/** Whether a code that was sent carries a solved captcha with it. */
export async function hasCaptcha(
  { database, clock }: Services,
  { tenantId, id }: Pick<Given, 'tenantId' | 'id'>,
): Promise<boolean> {
  const { rows } = await database.asSystem(
    (tx) =>
      sql<{ has: boolean }>`select has_captcha as has from sms_code
        where tenant_id = ${tenantId} and id = ${id} and expires_at > ${clock().toISOString()}::timestamptz`.execute(tx),
    { readOnly: true },
  )
  return rows[0]?.has === true
}

/** Uses a code up and answers whose it is; undefined for a wrong, old or used one, or after five tries. */
export async function useCode(
  services: Services,
  { tenantId, id, phone, code, purpose = 'signIn' }: Given,
): Promise<string | undefined> {
  const { database, clock } = services
  // A try is counted before it is evaluated, so that any number at once gets no more of them.
  const { rows } = await database.asSystem((tx) =>
    sql<{ hash: string; userId: string | null }>`update sms_code set tries = tries + 1
      where tenant_id = ${tenantId} and id = ${id} and phone = ${phone} and purpose = ${purpose} and tries < ${maxTries}
        and expires_at > ${clock().toISOString()}::timestamptz returning code_hash as hash, user_id as "userId"`.execute(tx),
  )
  const due = Buffer.from(rows[0]?.hash ?? '')
  const found = Buffer.from(hashCode(services, id, code))
  const matches = due.length === found.length && timingSafeEqual(due, found)
  if (!matches) return undefined
  const used = await database.asSystem((tx) =>
    sql`delete from sms_code where tenant_id = ${tenantId} and id = ${id} returning id`.execute(tx),
  )
  return used.rows.length > 0 ? (rows[0]?.userId ?? undefined) : undefined
}

const hashCode = ({ keys }: Services, id: string, code: string): string =>
  createHmac('sha256', keys.token).update(`sms:${id}:${code}`).digest('base64url')
