import { sql } from 'kysely'
import type { Context } from '../resources/extension.ts'
import type { Instance } from './instance.ts'
import { tell } from './notices.ts'
import { addParticipants } from './participants.ts'

/** Gives colleagues a copy of a process: they may read it and are told of it. Who is no colleague is left out. */
export async function copyTo(context: Context, instance: Instance, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  const { tx, session, at } = context
  const { tenantId } = session
  const { rows } = await sql<{ id: string }>`select id from "user"
    where tenant_id = ${tenantId} and id = any(${userIds}::text[]) and not is_deleted and status = 'enabled'`.execute(tx)
  const known = rows.map(({ id }) => id)
  await addParticipants(tx, tenantId, instance.id, { userIds: known, role: 'copy', at })
  await tell(context, instance, { kind: 'copied', userIds: known })
}
