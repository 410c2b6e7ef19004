import type { UserSettingKey } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Session } from '../services/session.ts'

/** What is remembered for the caller under a key; null for nothing. */
export async function userSetting(tx: Tx, { tenantId, userId }: Session, key: UserSettingKey): Promise<string | null> {
  const { rows } = await sql<{ value: string }>`select value from user_setting
    where tenant_id = ${tenantId} and user_id = ${userId} and key = ${key}`.execute(tx)
  return rows[0]?.value ?? null
}

/** What the caller wants remembered under a key; a null value forgets it. */
export type Kept = { key: UserSettingKey; value: string | null }

export async function keepUserSetting(tx: Tx, { tenantId, userId }: Session, { key, value }: Kept, at: Date): Promise<void> {
  if (value === null)
    await sql`delete from user_setting where tenant_id = ${tenantId} and user_id = ${userId} and key = ${key}`.execute(tx)
  else
    await sql`insert into user_setting (tenant_id, user_id, key, value, update_time)
      values (${tenantId}, ${userId}, ${key}, ${value}, ${at.toISOString()}::timestamptz)
      on conflict (tenant_id, user_id, key) do update set value = excluded.value, update_time = excluded.update_time`.execute(tx)
}
