import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { BudgetRule, WaitRule } from './rules.ts'

/** What is counted. An address has one count, whichever tenants it tries: its tenant is `everyTenant`. */
export type Counter = { tenantId: string; subject: string }

export const everyTenant = '*'

const at = (now: Date, minutes = 0) => new Date(now.getTime() + minutes * 60_000).toISOString()

/** What is left of a count by now. A clock that was turned back lets nothing grow. */
const faded = (now: Date, fades: number) =>
  sql`greatest(0, g.failures - greatest(0, extract(epoch from (${at(now)}::timestamptz - g.failed_at)))::float8 / 60 * ${fades}::float8)`

/** How much is counted now, and until when it has to wait; null for one that has not. */
export async function readCount(
  tx: Tx,
  now: Date,
  { tenantId, subject }: Counter,
  { fades, waits }: Pick<WaitRule, 'fades' | 'waits'>,
): Promise<{ count: number; until: Date | null }> {
  const { rows } = await sql<{ count: number; until: string | null }>`
    select ${faded(now, fades)} as count, g.locked_until as until from login_guard g
    where g.tenant_id = ${tenantId} and g.subject = ${subject}`.execute(tx)
  const until = new Date(rows[0]?.until ?? 0)
  return { count: rows[0]?.count ?? 0, until: until > now && until <= latest(now, waits) ? until : null }
}

/**
 * Counts one more with the wait that it brings, in one statement, so that any number at once gets no more than the rule allows. Answers the
 * end of a wait that is running, and counts nothing then, unless the attempt `isPaid` for.
 */
export async function raise(tx: Tx, now: Date, counter: Counter, rule: WaitRule, { isPaid = false } = {}): Promise<Date | null> {
  const { tenantId, subject } = counter
  const { free, waits, fades } = rule
  const steps = waits.map((minutes) => at(now, minutes))
  const count = sql`(${faded(now, fades)} + 1)`
  const { rows } = await sql`
    insert into login_guard as g (tenant_id, subject, failures, failed_at)
    values (${tenantId}, ${subject}, 1, ${at(now)}::timestamptz)
    on conflict (tenant_id, subject) do update set
      failures = ${count},
      failed_at = excluded.failed_at,
      locked_until = case when round(${count}) >= ${free}::int
        then (${steps}::timestamptz[])[least(round(${count})::int - ${free}::int + 1, ${waits.length}::int)] end
    where ${isPaid}::boolean or g.locked_until is null or g.locked_until <= excluded.failed_at
      or g.locked_until > ${latest(now, waits).toISOString()}::timestamptz
    returning failures`.execute(tx)
  return rows.length > 0 ? null : ((await readCount(tx, now, counter, rule)).until ?? now)
}

/** Takes one out of a budget where one is left; answers the seconds until there is one again, 0 where it was taken. */
export async function take(tx: Tx, now: Date, { tenantId, subject }: Counter, { capacity, fades }: BudgetRule): Promise<number> {
  const { rows } = await sql`
    insert into login_guard as g (tenant_id, subject, failures, failed_at)
    values (${tenantId}, ${subject}, 1, ${at(now)}::timestamptz)
    on conflict (tenant_id, subject) do update set failures = ${faded(now, fades)} + 1, failed_at = excluded.failed_at
    where ${faded(now, fades)} + 1 <= ${capacity}::float8 returning failures`.execute(tx)
  if (rows.length > 0) return 0
  const { count } = await readCount(tx, now, { tenantId, subject }, { fades, waits: [] })
  return Math.max(1, Math.ceil(((count + 1 - capacity) / fades) * 60))
}

/** Takes counts back, and with them the wait where fewer than `free` are left. */
export async function lower(tx: Tx, { tenantId, subject }: Counter, by: number, free = Number.POSITIVE_INFINITY): Promise<void> {
  const isOver = Number.isFinite(free) ? sql`failures - ${by}::int < ${free}::int` : sql`true`
  await sql`
    update login_guard set failures = greatest(failures - ${by}::int, 0), locked_until = case when ${isOver} then null else locked_until end
    where tenant_id = ${tenantId} and subject = ${subject}`.execute(tx)
}

export async function dropCount(tx: Tx, { tenantId, subject }: Counter): Promise<void> {
  await sql`delete from login_guard where tenant_id = ${tenantId} and subject = ${subject}`.execute(tx)
}

/** No rule makes anybody wait longer: what stands further ahead was written under a clock that was wrong. */
const latest = (now: Date, waits: readonly number[]): Date => new Date(now.getTime() + Math.max(0, ...waits) * 60_000)
