import { parameters } from '@bip/contract/baseline'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { Refusal } from '../http/errors.ts'

type Policy = {
  /** Failures without a wait. */
  free: number
  /** Minutes to wait after that failure and each one after it. */
  waits: readonly number[]
  /** Failures forgiven per minute. */
  forgiven: number
}

const account: Policy = { free: parameters.freeFailures.initial, waits: [1, 2, 4, 8, 15], forgiven: 0 }
/** Generous, because a whole plant may come from one address. */
const address: Policy = { free: 300, waits: [1], forgiven: 30 }
/** Counts are dropped when nothing failed for a day. */
const keptMinutes = 1440

/** An address has one budget, whichever tenants it tries. */
const everyTenant = '*'

export type Attempt = { tenantId: string; account: string; address: string }

/**
 * Counts an attempt *before* it is evaluated, in one statement, so that any number of guesses at once gets no more evaluations than the
 * count allows. Answers the refusal to throw, once the transaction is over, while account or address have to wait.
 */
export async function reserveAttempt(tx: Tx, now: Date, attempt: Attempt): Promise<Refusal | null> {
  await sql`delete from login_guard where failed_at < ${at(now, -keptMinutes)}::timestamptz`.execute(tx)
  const { rows } = await sql<{ value: unknown }>`select value from parameter
    where tenant_id = ${attempt.tenantId} and key = ${parameters.freeFailures.key}`.execute(tx)
  const free = Number(rows[0]?.value ?? account.free)
  const counters = [
    { tenantId: everyTenant, subject: addressSubject(attempt), policy: address },
    { tenantId: attempt.tenantId, subject: accountSubject(attempt), policy: { ...account, free } },
  ]
  for (const { tenantId, subject, policy } of counters) {
    const lockedUntil = await count(tx, tenantId, subject, policy, now)
    if (lockedUntil) return locked(lockedUntil, now)
  }
  return null
}

/** Takes the count back after a successful sign-in: address before account, as they are counted, or two sign-ins would wait for each other. */
export async function clearAttempts(tx: Tx, attempt: Attempt): Promise<void> {
  await sql`
    update login_guard set failures = greatest(failures - 1, 0), locked_until = null
    where tenant_id = ${everyTenant} and subject = ${addressSubject(attempt)}`.execute(tx)
  await sql`delete from login_guard where tenant_id = ${attempt.tenantId} and subject = ${accountSubject(attempt)}`.execute(tx)
}

/** Lets an account try again at once, whatever failed before. Runs in the tenant's own transaction. */
export async function unlockAccount(tx: Tx, account: string): Promise<void> {
  await sql`select account_unlock(${accountSubject({ account })})`.execute(tx)
}

/** The same for an account of any tenant. Needs a transaction of the owner. */
export async function unlockAccountOf(tx: Tx, tenantId: string, account: string): Promise<void> {
  await sql`delete from login_guard where tenant_id = ${tenantId} and subject = ${accountSubject({ account })}`.execute(tx)
}

/** The refusal of an account that has to wait now, whoever made it so; null for one that has not. */
export async function lockOf(tx: Tx, now: Date, attempt: Attempt): Promise<Refusal | null> {
  const { rows } = await sql<{ locked_until: string | null }>`
    select locked_until from login_guard where tenant_id = ${attempt.tenantId} and subject = ${accountSubject(attempt)}`.execute(
    tx,
  )
  const until = new Date(rows[0]?.locked_until ?? 0)
  return until > now ? locked(until, now) : null
}

/** How many attempts of an account failed lately; unknown accounts are counted alike. */
export async function failuresOf(tx: Tx, { tenantId, account }: Attempt): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    select failures from login_guard where tenant_id = ${tenantId} and subject = ${accountSubject({ account })}`.execute(tx)
  return rows[0]?.failures ?? 0
}

/** One more failure with the wait that it brings; answers the end of a wait that is still running. */
async function count(
  tx: Tx,
  tenantId: string,
  subject: string,
  { free, waits, forgiven }: Policy,
  now: Date,
): Promise<Date | null> {
  const steps = waits.map((minutes) => at(now, minutes))
  const failures = sql`greatest(0, g.failures - floor(extract(epoch from (excluded.failed_at - g.failed_at)) / 60 * ${forgiven}::int))::int + 1`
  const { rows } = await sql`
    insert into login_guard as g (tenant_id, subject, failures, failed_at)
    values (${tenantId}, ${subject}, 1, ${at(now)}::timestamptz)
    on conflict (tenant_id, subject) do update set
      failures = ${failures},
      failed_at = excluded.failed_at,
      locked_until = case when ${failures} >= ${free}::int
        then (${steps}::timestamptz[])[least(${failures} - ${free}::int + 1, ${waits.length}::int)] end
    where g.locked_until is null or g.locked_until <= excluded.failed_at
    returning failures`.execute(tx)
  if (rows.length > 0) return null
  const { rows: held } = await sql<{ locked_until: string }>`
    select locked_until from login_guard where tenant_id = ${tenantId} and subject = ${subject}`.execute(tx)
  return new Date(held[0]?.locked_until ?? now)
}

const at = (now: Date, minutes = 0) => new Date(now.getTime() + minutes * 60_000).toISOString()

function locked(until: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return new Refusal('loginLocked', { minutes: Math.ceil(seconds / 60) }, { retryAfter: seconds, captcha: true })
}

// Unknown accounts are counted like known ones, so that the answer does not tell which exist.
const accountSubject = ({ account }: Pick<Attempt, 'account'>) => `account:${account.toLowerCase().slice(0, 64)}`
const addressSubject = ({ address }: Pick<Attempt, 'address'>) => `address:${address}`
