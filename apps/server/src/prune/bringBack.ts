import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { sessionSeconds } from '../identity/session/tokens.ts'

/** Codes, tickets and challenges live for minutes. */
const maxCodeAge = '1 day'
const codes = ['captcha', 'sms_code', 'social_state', 'social_stranger', 'login_ticket', 'face_challenge'] as const

/**
 * Brings back to now what was written while the clock was ahead: sessions end as long after now as their client allows, repeated requests
 * age again, waits after failed sign-ins begin now, and codes that would hold for days are gone. What was right stays as it is.
 */
export async function bringBack(tx: Tx, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await sql`update session s set created_at = least(created_at, ${at}), seen_at = least(seen_at, ${at}),
      rotated = array(select least(moment, ${at}) from unnest(rotated) with ordinality as r(moment, n) order by n),
      expires_at = least(expires_at, ${at} + coalesce((select make_interval(days => c.session_days::int) from client c
        where c.tenant_id = s.tenant_id and lower(c.client_id) = lower(s.client_id) and not c.is_deleted limit 1),
        make_interval(secs => ${sessionSeconds})))
    where greatest(created_at, seen_at) > ${at} + interval '1 minute'`.execute(tx)
  await sql`update login_guard set locked_until = ${at} + (locked_until - failed_at), failed_at = ${at}
    where failed_at > ${at} + interval '1 minute'`.execute(tx)
  await sql`update idempotency_key set at = ${at} where at > ${at} + interval '1 minute'`.execute(tx)
  for (const table of codes)
    await sql`delete from ${sql.table(table)} where expires_at > ${at} + ${sql.lit(maxCodeAge)}::interval`.execute(tx)
}
