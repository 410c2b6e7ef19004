import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { type Language, label, say } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { firstIdAt, newId } from '../../db/id.ts'
import { Refusal } from '../../http/errors.ts'
import { modelFor } from '../../resources/model.ts'
import { insertRecords } from '../../resources/rows.ts'
import type { Services } from '../../services.ts'
import { deliver } from './provider.ts'
import { smsSubject } from './subject.ts'

const lifeSeconds = 300
const mostTries = 5
/** Seconds between two codes for one phone. */
const pauseSeconds = 60
/** Codes in that time for one address: many phones of a plant come from one. */
const perAddress = 10
const keptDays = 30

const message = label(
  '【{title}】登录验证码 {code}，5 分钟内有效，请勿告诉他人。',
  '[{title}] Your sign-in code is {code}. It is valid for 5 minutes; tell nobody.',
  '[{title}] Mã đăng nhập của bạn là {code}, hiệu lực trong 5 phút. Không chia sẻ cho ai.',
)

type Wanted = { tenantId: string; phone: string; address: string; hasCaptcha: boolean; language: Language }

/**
 * Writes a code for a phone and answers its id. Whether anybody has the phone makes no difference to the answer, nor to how long it
 * takes: the message leaves after it. Throws Refusal `codeTooSoon` within a minute of the one before.
 */
export async function sendCode(services: Services, wanted: Wanted): Promise<string> {
  const { tenantId, phone, hasCaptcha, language } = wanted
  const now = services.clock()
  const id = randomBytes(16).toString('hex')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const { wait, delivery } = await services.database.asSystem(async (tx) => {
    const wait = await pauseOf(tx, wanted, now)
    if (wait > 0) return { wait }
    const userId = await ownerOf(tx, tenantId, phone)
    // Only the newest code of a phone is good.
    await sql`delete from sms_code where (tenant_id = ${tenantId} and phone = ${phone}) or expires_at < ${now.toISOString()}::timestamptz`.execute(
      tx,
    )
    await sql`insert into sms_code (tenant_id, id, phone, user_id, code_hash, has_captcha, expires_at)
      values (${tenantId}, ${id}, ${phone}, ${userId ?? null}, ${hashCode(services, id, code)}, ${hasCaptcha},
        ${new Date(now.getTime() + lifeSeconds * 1000).toISOString()}::timestamptz)`.execute(tx)
    if (!userId) return { wait }
    const { rows } = await sql<{ title: string | null }>`select title from tenant where tenant_id = ${tenantId}`.execute(tx)
    const content = say(message, language, { title: rows[0]?.title ?? 'BIP', code })
    return {
      wait,
      delivery: { tenantId, id: await keep(tx, services, { tenantId, userId, phone, content, code }, now), phone, code, content },
    }
  })
  if (wait > 0) throw new Refusal('codeTooSoon', { seconds: wait }, { retryAfter: wait })
  // Not awaited: how long a provider takes would tell who is known.
  if (delivery && services.config.sms) void deliver(services, services.config.sms, delivery)
  return id
}

/** Seconds that a phone, or the address that asks, still has to wait; 0 where this code is one of those they may have. */
async function pauseOf(tx: Tx, { tenantId, phone, address }: Wanted, now: Date): Promise<number> {
  await sql`delete from sms_pause where began_at <= ${new Date(now.getTime() - pauseSeconds * 1000).toISOString()}::timestamptz`.execute(
    tx,
  )
  const waits = await countIn(tx, '*', `address:${address}`, perAddress, now)
  return waits > 0 ? waits : countIn(tx, tenantId, smsSubject(phone), 1, now)
}

/** Counts one more where `most` are not reached; answers the seconds until they are forgotten where they are. */
async function countIn(tx: Tx, tenantId: string, subject: string, most: number, now: Date): Promise<number> {
  const { rows } = await sql`insert into sms_pause as p (tenant_id, subject, began_at, count)
    values (${tenantId}, ${subject}, ${now.toISOString()}::timestamptz, 1)
    on conflict (tenant_id, subject) do update set count = p.count + 1 where p.count < ${most}::int returning count`.execute(tx)
  if (rows.length > 0) return 0
  const { rows: held } = await sql<{ at: string }>`
    select began_at as at from sms_pause where tenant_id = ${tenantId} and subject = ${subject}`.execute(tx)
  const until = new Date(held[0]?.at ?? now).getTime() + pauseSeconds * 1000
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000))
}

/** The one user who has the phone; a phone that several have fits none of them. */
async function ownerOf(tx: Tx, tenantId: string, phone: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string; status: string }>`
    select id, status from "user" where tenant_id = ${tenantId} and phone = ${phone} and not is_deleted limit 100`.execute(tx)
  // Whoever registers with the phone of somebody else must not take this way in from them.
  const enabled = rows.filter(({ status }) => status === 'enabled')
  const [owner, ...others] = enabled.length > 0 ? enabled : rows
  return others.length === 0 ? owner?.id : undefined
}

type Kept = { tenantId: string; userId: string; phone: string; content: string; code: string }

/** Puts the message where administrators see it: whole where they read it out, without the code where a provider delivers it. */
async function keep(tx: Tx, { config }: Services, { tenantId, userId, phone, content, code }: Kept, now: Date): Promise<string> {
  const id = newId(now.getTime())
  const at = now.toISOString()
  const old = firstIdAt(now.getTime() - keptDays * 86_400_000)
  await sql`delete from sms_message where tenant_id = ${tenantId} and id < ${old}`.execute(tx)
  const base = {
    tenant_id: tenantId,
    id,
    version: 1,
    create_user: userId,
    create_dept: '',
    create_time: at,
    update_user: userId,
    update_time: at,
    is_deleted: false,
  }
  const shown = config.sms ? content.replace(code, '••••••') : content
  const values = { phone, content: shown, status: config.sms ? 'waiting' : 'kept' }
  await insertRecords(tx, modelFor('smsMessage'), [{ base, values }])
  return id
}

type Given = { tenantId: string; id: string; phone: string; code: string }

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
export async function useCode(services: Services, { tenantId, id, phone, code }: Given): Promise<string | undefined> {
  const { database, clock } = services
  // A try is counted before it is evaluated, so that any number at once gets no more of them.
  const { rows } = await database.asSystem((tx) =>
    sql<{ hash: string; userId: string | null }>`update sms_code set tries = tries + 1
      where tenant_id = ${tenantId} and id = ${id} and phone = ${phone} and tries < ${mostTries}
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
