import { sql } from 'kysely'
import type { Context } from '../../model/extension.ts'

/** What is cancelled is planned no longer: its places in the plan are free. */
export async function leavePlan(
  { tx, session, at }: Pick<Context, 'tx' | 'session' | 'at'>,
  itemIds: readonly string[],
): Promise<void> {
  await sql`update work_schedule set is_deleted = true, version = version + 1, update_user = ${session.userId}, update_time = ${at.toISOString()}
    where tenant_id = ${session.tenantId} and item_id = any(${itemIds}::text[]) and not is_deleted`.execute(tx)
}
