import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Session } from '../services/session.ts'
import { administratorRoles } from './administrators.ts'

/** Whether the caller started the process, had a task in it, was given a copy, or administers. */
export async function mayRead(tx: Tx, session: Session, instanceId: string): Promise<boolean> {
  const { tenantId, userId } = session
  const { rows } = await sql`select from process_participant
    where tenant_id = ${tenantId} and user_id = ${userId} and instance_id = ${instanceId} limit 1`.execute(tx)
  if (rows.length > 0) return true
  const administrators = await administratorRoles(tx, tenantId)
  return session.roleIds.some((role) => administrators.has(role))
}

type Joining = { userIds: readonly string[]; role: 'starter' | 'assignee' | 'copy'; at: Date }

/** That people may read a process from now on, as rows. */
export const participantRows = (tenantId: string, instanceId: string, { userIds, role, at }: Joining) =>
  userIds.map((userId) => ({
    tenant_id: tenantId,
    user_id: userId,
    instance_id: instanceId,
    role,
    create_time: at.toISOString(),
  }))

/** Lets somebody read a process from now on. */
export async function addParticipants(
  tx: Tx,
  tenantId: string,
  instanceId: string,
  { userIds, role, at }: Joining,
): Promise<void> {
  await sql`insert into process_participant (tenant_id, user_id, instance_id, role, create_time)
    select ${tenantId}, unnest(${userIds}::text[]), ${instanceId}, ${role}, ${at.toISOString()}::timestamptz
    on conflict do nothing`.execute(tx)
}

/** The same by the record that a process is about. */
export async function mayReadBusiness(tx: Tx, session: Session, businessId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`select id from process_instance
    where tenant_id = ${session.tenantId} and business_id = ${businessId} limit 1`.execute(tx)
  return rows[0] ? mayRead(tx, session, rows[0].id) : false
}
