import { createHash, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { Refusal } from '../http/errors.ts'
import type { Session } from '../http/route.ts'

/** Identifies a request that may come twice: the caller's key, and what the request says. */
export type Repeatable = { key: string; fingerprint: string }

/** The repeatable request behind a call; null where the caller gave no key. Throws `badRequest` for a key of another form. */
export function repeatable(header: unknown, ...said: unknown[]): Repeatable | null {
  if (header === undefined || header === '') return null
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header))
    throw new Refusal('badRequest', { reason: 'Idempotency-Key' })
  return { key: header, fingerprint: createHash('sha256').update(JSON.stringify(said)).digest('base64url') }
}

/**
 * Does the work once per key. The key is stored in the work's own transaction: a second request waits for the first and is given its
 * answer; when the first was refused, its key is gone with it and the second is a first. Another content is `keyReused`.
 * `kept` leaves out of the stored answer what is told only once.
 */
export async function once<T>(
  { tx, session, at }: { tx: Tx; session: Session; at: Date },
  asked: Repeatable | null,
  work: () => Promise<T>,
  kept: (answer: T) => unknown = (answer) => answer,
): Promise<T> {
  if (!asked) return work()
  const { tenantId, userId } = session
  const { rows: fresh } = await sql`insert into idempotency_key (tenant_id, user_id, key, fingerprint, at)
    values (${tenantId}, ${userId}, ${asked.key}, ${asked.fingerprint}, ${at.toISOString()})
    on conflict do nothing returning key`.execute(tx)
  if (fresh.length === 0) {
    const { rows } = await sql<{ fingerprint: string; answer: T }>`select fingerprint, answer from idempotency_key
      where tenant_id = ${tenantId} and user_id = ${userId} and key = ${asked.key}`.execute(tx)
    if (rows[0]?.fingerprint !== asked.fingerprint) throw new Refusal('keyReused')
    return rows[0].answer
  }
  if (randomInt(forgetsEvery) === 0) await forgetOldAnswers(tx, tenantId, at)
  const answer = await work()
  await sql`update idempotency_key set answer = ${JSON.stringify(kept(answer) ?? null)}::jsonb
    where tenant_id = ${tenantId} and user_id = ${userId} and key = ${asked.key}`.execute(tx)
  return answer
}

const keptDays = 2
/** One new key in so many clears away the old ones. */
const forgetsEvery = 500

/** Drops answers nobody will ask for again. */
async function forgetOldAnswers(tx: Tx, tenantId: string, at: Date): Promise<void> {
  const before = new Date(at.getTime() - keptDays * 86_400_000).toISOString()
  await sql`delete from idempotency_key where tenant_id = ${tenantId} and at < ${before}`.execute(tx)
}
