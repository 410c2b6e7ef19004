import type { Work } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import { addressKey } from '../guard/addressKey.ts'
import { type Counter, everyTenant, readCount, take } from '../guard/counters.ts'
import { type BudgetRule, bitsFor, budgets, shareOfStrangers } from '../guard/rules.ts'
import { smsSubject } from '../guard/smsSubject.ts'
import { askWork, spendWork } from '../guard/work.ts'

/** Seconds between two codes for one phone. */
const pauseSeconds = 60
/** Codes in that time for one address: many phones of a plant come from one. */
const perAddress = 10

export type Asker = {
  tenantId: string
  phone: string
  address: string
  /** The known device of the phone's owner that asks; strangers share what is left to them. */
  device?: { id: string; userId: string }
  work?: string
  /** Who confirms that the number is theirs; absent where somebody signs in. */
  confirms?: string
}

/** Counts a code before it is made; answers the refusal to throw. Whether anybody has the phone makes no difference. */
export async function chargeCode(tx: Tx, services: Services, asker: Asker): Promise<Refusal | null> {
  const now = services.clock()
  // One that begins later than now was written while the clock was ahead.
  await sql`delete from sms_pause where began_at <= ${new Date(now.getTime() - pauseSeconds * 1000).toISOString()}::timestamptz
    or began_at > ${now.toISOString()}::timestamptz + interval '1 minute'`.execute(tx)
  if (await isUsedUp(tx, services, asker)) return new Refusal('codesUsedUp')
  const refusal = asker.device ? null : await chargeAddress(tx, services, asker)
  if (refusal) return refusal
  const wait = await countIn(tx, ownPause(asker), 1, now)
  if (wait > 0) return tooSoon(wait)
  return (await take(tx, now, ownDay(asker), budgets.codesOfPhone)) > 0 ? new Refusal('codesUsedUp') : null
}

/** A known device has a pause and a day of its own, so that nobody keeps its owner waiting by asking for codes in their name. */
const ownPause = ({ tenantId, phone, device, confirms }: Asker): Counter => {
  // Whoever confirms a number keeps nobody from signing in with it.
  if (confirms !== undefined) return { tenantId, subject: `confirm:${phone}` }
  return { tenantId, subject: device ? `device:${device.id}` : smsSubject(phone) }
}
const ownDay = ({ tenantId, phone, device }: Asker): Counter => ({
  tenantId,
  subject: device ? `device:${device.userId}:${device.id}:codes` : `codes:${phone}`,
})

/** An address has ten codes a minute and some hundred a day; a solved puzzle stands for either. */
async function chargeAddress(tx: Tx, services: Services, { address, work }: Asker): Promise<Refusal | null> {
  const now = services.clock()
  const day = { tenantId: everyTenant, subject: `codes-address:${addressKey(address)}` }
  const { capacity, fades } = budgets.codesOfAddress
  const { count } = await readCount(tx, now, day, { fades, waits: [] })
  const wait = await countIn(tx, { tenantId: everyTenant, subject: `address:${addressKey(address)}` }, perAddress, now)
  if (wait > 0 || count >= capacity) {
    const wanted = { purpose: 'code', address, bits: bitsFor(count, perAddress) } as const
    if (!(await spendWork(tx, services, work, wanted))) return tooSoon(wait || pauseSeconds, askWork(services, wanted))
  }
  await take(tx, now, day, endless(fades))
  return null
}

/** What a message costs is counted for those that are sent; what is left is the same for everybody who asks. */
const tenantDay = ({ tenantId }: Asker): Counter => ({ tenantId, subject: 'codes' })
const tenantRule = ({ config }: Services, { device }: Asker): BudgetRule => ({
  capacity: Math.floor(config.smsPerDay * (device ? 1 : shareOfStrangers)),
  fades: config.smsPerDay / 1440,
})

async function isUsedUp(tx: Tx, services: Services, asker: Asker): Promise<boolean> {
  const { capacity, fades } = tenantRule(services, asker)
  const { count } = await readCount(tx, services.clock(), tenantDay(asker), { fades, waits: [] })
  return count + 1 > capacity
}

/** Counts a message that is about to be sent. */
export async function chargeMessage(tx: Tx, services: Services, asker: Asker): Promise<void> {
  if ((await take(tx, services.clock(), tenantDay(asker), tenantRule(services, asker))) > 0) throw new Refusal('codesUsedUp')
}

const endless = (fades: number): BudgetRule => ({ capacity: Number.MAX_SAFE_INTEGER, fades })

const tooSoon = (seconds: number, work?: Work) =>
  new Refusal('codeTooSoon', { seconds }, { retryAfter: seconds, ...(work && { work }) })

/** Counts one more where `most` are not reached; answers the seconds until they are forgotten where they are. */
async function countIn(tx: Tx, { tenantId, subject }: Counter, max: number, now: Date): Promise<number> {
  const { rows } = await sql`insert into sms_pause as p (tenant_id, subject, began_at, count)
    values (${tenantId}, ${subject}, ${now.toISOString()}::timestamptz, 1)
    on conflict (tenant_id, subject) do update set count = p.count + 1 where p.count < ${max}::int returning count`.execute(tx)
  if (rows.length > 0) return 0
  const { rows: held } = await sql<{ at: string }>`
    select began_at as at from sms_pause where tenant_id = ${tenantId} and subject = ${subject}`.execute(tx)
  const until = new Date(held[0]?.at ?? now).getTime() + pauseSeconds * 1000
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000))
}
