import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import type { Session } from '../../services/session.ts'

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
  const held = await holdKey<T>(tx, session, asked, at)
  if ('answer' in held) return held.answer
  const answer = await work()
  await keepAnswer(tx, session, asked, kept(answer))
  return answer
}

/** What is known under a key: the answer; or how far its work is, null where it is new. */
export type Held<T> = { answer: T } | { progress: unknown }

/** Takes a key until the transaction ends. Throws `keyReused` where it was given with another content. */
export async function holdKey<T>(tx: Tx, session: Session, asked: Repeatable, at: Date): Promise<Held<T>> {
  const { tenantId, userId } = session
  const { rows: fresh } = await sql`insert into idempotency_key (tenant_id, user_id, key, fingerprint, at)
    values (${tenantId}, ${userId}, ${asked.key}, ${asked.fingerprint}, ${at.toISOString()})
    on conflict do nothing returning key`.execute(tx)
  if (fresh.length > 0) {
    return { progress: null }
  }
  const { rows } = await sql<{ fingerprint: string; answer: T; progress: unknown }>`select fingerprint, answer, progress
    from idempotency_key where tenant_id = ${tenantId} and user_id = ${userId} and key = ${asked.key} for update`.execute(tx)
  const [row] = rows
  if (row?.fingerprint !== asked.fingerprint) throw new Refusal('keyReused')
  return row.progress === null ? { answer: row.answer } : { progress: row.progress }
}

/** The answer that is kept under a key; null without one. Throws `keyReused` where it was given with another content. */
export async function keptAnswer<T>(tx: Tx, { tenantId, userId }: Session, asked: Repeatable): Promise<{ answer: T } | null> {
  const { rows } = await sql<{ fingerprint: string; answer: T }>`select fingerprint, answer from idempotency_key
    where tenant_id = ${tenantId} and user_id = ${userId} and key = ${asked.key} and progress is null`.execute(tx)
  const [row] = rows
  if (row && row.fingerprint !== asked.fingerprint) throw new Refusal('keyReused')
  return row ? { answer: row.answer } : null
}

/** Keeps the answer of a key: its work is done. */
export const keepAnswer = (tx: Tx, { tenantId, userId }: Session, { key }: Repeatable, answer: unknown): Promise<unknown> =>
  sql`update idempotency_key set answer = ${JSON.stringify(answer ?? null)}::jsonb, progress = null
    where tenant_id = ${tenantId} and user_id = ${userId} and key = ${key}`.execute(tx)

/** Keeps how far the work of a key is; who asks again goes on from there. */
export const keepProgress = (tx: Tx, { tenantId, userId }: Session, { key }: Repeatable, progress: object): Promise<unknown> =>
  sql`update idempotency_key set progress = ${JSON.stringify(progress)}::jsonb
    where tenant_id = ${tenantId} and user_id = ${userId} and key = ${key}`.execute(tx)

/** Makes a key new again, for work that was refused as a whole. */
export const dropKey = (tx: Tx, { tenantId, userId }: Session, { key }: Repeatable): Promise<unknown> =>
  sql`delete from idempotency_key where tenant_id = ${tenantId} and user_id = ${userId} and key = ${key}`.execute(tx)
