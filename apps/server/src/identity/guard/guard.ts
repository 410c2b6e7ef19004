import { parameters } from '@bip/contract/baseline'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import { findKnownDevice } from '../session/knownDevice.ts'
import { addressKey } from './addressKey.ts'
import { type Counter, dropCount, everyTenant, lower, raise, readCount } from './counters.ts'
import { bitsFor, givenBack, type WaitRule, waitRules } from './rules.ts'
import { smsSubject } from './smsSubject.ts'
import { askWork, spendWork } from './work.ts'

export type Attempt = {
  tenantId: string
  /** What strangers' failures are counted under: an account, or a name that no account can have, such as `sms:` and a phone. */
  account: string
  address: string
  /** What is guessed: it decides which of an address's counts it uses up. A key is not guessed and uses up none. Default a password. */
  kind?: 'password' | 'code' | 'key'
  /** Devices that the browser says it is, with signatures of ours. */
  devices?: readonly string[]
  /** Whoever tries is signed in as this user: guesses in an open session are counted by themselves. */
  insideOf?: string
  /** A solved puzzle, as it was handed in. */
  work?: string
}

type Needs = Pick<Services, 'clock' | 'keys'>

/** Where an attempt is counted; `isKnown` where no stranger can reach that count. */
export type Lane = Counter & {
  isKnown: boolean
  /** What is guessed in a session counts at the login page as well, unless that is locked already. */
  isCountedOutside?: boolean
}

/** The count that an attempt goes to: that of an open session, of a device known for this very account, or the one of all strangers. */
export async function laneOf(tx: Tx, now: Date, attempt: Attempt): Promise<Lane> {
  const { tenantId, devices = [], insideOf } = attempt
  if (insideOf) return { tenantId, subject: `own:${insideOf}`, isKnown: true }
  const known = await findKnownDevice(tx, now, { tenantId, account: accountOf(attempt), devices })
  if (known) return { tenantId, subject: `device:${known.userId}:${known.id}`, isKnown: true }
  return strangersLane(attempt)
}

const strangersLane = ({ tenantId, account }: Attempt): Lane => ({ tenantId, subject: accountSubject(account), isKnown: false })

/**
 * Counts an attempt *before* it is evaluated, so that any number of guesses at once gets no more evaluations than the count allows. Answers
 * the refusal to throw, once the transaction is over, while account or address have to wait, and where it is counted otherwise.
 */
export async function reserveAttempt(tx: Tx, needs: Needs, attempt: Attempt): Promise<{ refusal: Refusal } | { lane: Lane }> {
  const now = needs.clock()
  const lane = await laneOf(tx, now, attempt)
  const rule = await accountRule(tx, attempt.tenantId)
  // Nobody evaluates it, so it costs those who share the address nothing.
  const { until: held } = await readCount(tx, now, lane, rule)
  if (held) return { refusal: locked(held, now) }
  const refusal = lane.isKnown ? null : await chargeAddress(tx, needs, attempt)
  if (refusal) return { refusal }
  const until = await raise(tx, now, lane, rule)
  if (until) return { refusal: locked(until, now) }
  if (!attempt.insideOf) return { lane }
  const isLockedOutside = (await raise(tx, now, strangersLane(attempt), rule)) !== null
  return { lane: { ...lane, isCountedOutside: !isLockedOutside } }
}

/** Counts one more at the address; a solved puzzle stands for the wait. */
async function chargeAddress(tx: Tx, needs: Needs, attempt: Attempt): Promise<Refusal | null> {
  const now = needs.clock()
  const { kind = 'password' } = attempt
  if (kind === 'key') return null
  const [counter, rule] = [addressCounter(attempt), waitRules[kind]]
  const until = await raise(tx, now, counter, rule)
  if (!until) return null
  const { count } = await readCount(tx, now, counter, rule)
  const wanted = { purpose: 'signIn', address: attempt.address, bits: bitsFor(count, rule.free) } as const
  if (!(await spendWork(tx, needs, attempt.work, wanted))) return locked(until, now, { work: askWork(needs, wanted) })
  await raise(tx, now, counter, rule, { isPaid: true })
  return null
}

/**
 * Takes the count back after a success: address before account, as they are counted, or two sign-ins would wait for each other. `reserved`
 * is the lane in which the attempt was counted; where it is absent, the one it would be counted in now.
 */
export async function clearAttempts(tx: Tx, now: Date, attempt: Attempt, reserved?: Lane): Promise<void> {
  const lane = reserved ?? (await laneOf(tx, now, attempt))
  const isCharged = !attempt.insideOf && attempt.kind !== 'key'
  if (isCharged) await lower(tx, addressCounter(attempt), givenBack + (lane.isKnown ? 0 : 1))
  await dropCount(tx, lane)
  if (lane.isCountedOutside) await lower(tx, strangersLane(attempt), 1, (await accountRule(tx, attempt.tenantId)).free)
}

/** Gives back an attempt that nobody came to evaluate. */
export async function returnAttempt(tx: Tx, attempt: Attempt, lane: Lane): Promise<void> {
  const { kind = 'password' } = attempt
  if (!lane.isKnown && kind !== 'key') await lower(tx, addressCounter(attempt), 1, waitRules[kind].free)
  await lower(tx, lane, 1, (await accountRule(tx, attempt.tenantId)).free)
}

type Person = { id: string; account: string; phone?: unknown }

/** Lets a user try again at once, whatever failed before and wherever. Runs in the tenant's own transaction. */
export async function unlockUser(tx: Tx, { id, account, phone }: Person): Promise<void> {
  // In the order in which they are counted.
  await sql`select account_unlock_user(${id})`.execute(tx)
  await sql`select account_unlock(${accountSubject(account)})`.execute(tx)
  if (phone) await sql`select account_unlock(${accountSubject(smsSubject(String(phone)))})`.execute(tx)
}

/** The same for a user of any tenant. Needs a transaction of the owner. */
export async function unlockUserOf(tx: Tx, tenantId: string, { id, account, phone }: Person): Promise<void> {
  const subjects = [accountSubject(account), `own:${id}`, ...(phone ? [accountSubject(smsSubject(String(phone)))] : [])]
  await sql`delete from login_guard where tenant_id = ${tenantId}
    and (subject = any(${subjects}::text[]) or starts_with(subject, ${`device:${id}:`}))`.execute(tx)
}

/** The refusal of whoever has to wait now, whatever made them; null for one who has not. */
export async function lockOf(tx: Tx, now: Date, attempt: Attempt): Promise<Refusal | null> {
  const { until } = await readCount(tx, now, await laneOf(tx, now, attempt), waitRules.account)
  return until ? locked(until, now) : null
}

/** How many attempts failed lately where this one would be counted; unknown accounts are counted alike. */
export async function failuresOf(tx: Tx, now: Date, attempt: Attempt): Promise<number> {
  return Math.round((await readCount(tx, now, await laneOf(tx, now, attempt), waitRules.account)).count)
}

async function accountRule(tx: Tx, tenantId: string): Promise<WaitRule> {
  const { rows } = await sql<{ value: unknown }>`select value from parameter
    where tenant_id = ${tenantId} and key = ${parameters.freeFailures.key}`.execute(tx)
  return { ...waitRules.account, free: Number(rows[0]?.value ?? waitRules.account.free) }
}

function locked(until: Date, now: Date, more: object = {}): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return new Refusal('loginLocked', { minutes: Math.ceil(seconds / 60) }, { retryAfter: seconds, captcha: true, ...more })
}

const accountOf = ({ account }: Attempt) => account.toLowerCase().slice(0, 64)
// Unknown accounts are counted like known ones, so that the answer does not tell which exist.
const accountSubject = (account: string) => `account:${account.toLowerCase().slice(0, 64)}`
const addressCounter = ({ kind, address }: Pick<Attempt, 'kind' | 'address'>): Counter => ({
  tenantId: everyTenant,
  subject: `${kind === 'code' ? 'code-address' : 'address'}:${addressKey(address)}`,
})
