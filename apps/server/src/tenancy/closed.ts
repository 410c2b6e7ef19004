import { type RawBuilder, sql } from 'kysely'
import { Refusal } from '../base/errors.ts'
import type { Tx } from '../db/database.ts'

/** Whether a tenant, as `t`, lets nobody in: disabled, or its last day over where it is. */
export const closedTenant = (now: string): RawBuilder<boolean> =>
  sql`(t.status <> 'enabled' or t.expires_on < (${now}::timestamptz at time zone t.time_zone)::date)`

/** Throws `tenantClosed` for a tenant that lets nobody in. Needs a transaction of the owner. */
export async function demandOpenTenant(tx: Tx, tenantId: string, now: Date): Promise<void> {
  const { rows } = await sql`select from tenant t where t.tenant_id = ${tenantId} and ${closedTenant(now.toISOString())}`.execute(
    tx,
  )
  if (rows.length > 0) throw new Refusal('tenantClosed')
}
