import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

type Stored = { tenantId: string; userIds: string[]; hash: string; pwStatus: 0 | 1; origin: 'demo' | 'own' | 'given'; at: string }

/** Gives users a password, over whatever they had. */
export async function storePassword(tx: Tx, { tenantId, userIds, hash, pwStatus, origin, at }: Stored): Promise<void> {
  await sql`
    insert into user_secret (tenant_id, user_id, password_hash, pw_status, origin, changed_at)
    select ${tenantId}, id, ${hash}, ${pwStatus}, ${origin}, ${at}::timestamptz from unnest(${userIds}::text[]) id
    on conflict (tenant_id, user_id) do update
    set password_hash = excluded.password_hash, pw_status = excluded.pw_status, origin = excluded.origin, changed_at = excluded.changed_at`.execute(
    tx,
  )
}

/** Gives one user of the transaction's own tenant a password, over whatever they had. */
export async function setPassword(
  tx: Tx,
  userId: string,
  { hash, pwStatus, origin, at }: Omit<Stored, 'tenantId' | 'userIds'>,
): Promise<void> {
  await sql`select account_set_password(${userId}, ${hash}, ${pwStatus}, ${origin}, ${at}::timestamptz)`.execute(tx)
}
