import type { MessageChoices, MessageType } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Session } from '../services/session.ts'

const types: readonly MessageType[] = [1, 2, 3, 4]

/** Which messages announce themselves to the caller, by type. */
export async function choicesOf(tx: Tx, { tenantId, userId }: Session): Promise<MessageChoices> {
  const { rows } = await sql<{ type: number; is_announced: boolean }>`select type, is_announced from message_choice
    where tenant_id = ${tenantId} and user_id = ${userId}`.execute(tx)
  const isAnnounced = (type: number) => rows.find((row) => row.type === type)?.is_announced ?? true
  return { announced: types.filter(isAnnounced) }
}

/** Keeps which messages announce themselves to the caller; all others only wait under the bell. */
export async function choose(tx: Tx, { tenantId, userId }: Session, { announced }: MessageChoices): Promise<void> {
  const rows = types.map((type) => ({ type, is_announced: announced.includes(type) }))
  await sql`insert into message_choice (tenant_id, user_id, type, is_announced)
    select ${tenantId}, ${userId}, type, is_announced
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(type smallint, is_announced boolean)
    on conflict (tenant_id, user_id, type) do update set is_announced = excluded.is_announced`.execute(tx)
}
