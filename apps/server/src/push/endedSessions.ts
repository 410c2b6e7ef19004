import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Listener } from './connection.ts'

const nameOf = (tenantId: string, sessionId: string) => `${tenantId}/${sessionId}`

/** Which of these listeners' sessions are over: signed out, expired, or of an account that was disabled or removed. */
export async function endedSessions(
  database: Database,
  listeners: readonly Listener[],
  now: Date,
): Promise<(listener: Listener) => boolean> {
  const tenants = listeners.map(({ tenantId }) => tenantId)
  const sessions = listeners.map(({ sessionId }) => sessionId)
  const { rows } = await database.asSystem(
    (tx) =>
      sql<{ tenant_id: string; id: string }>`select s.tenant_id, s.id
        from (select distinct * from unnest(${tenants}::text[], ${sessions}::text[]) as a(tenant_id, id)) asked
        join session s on s.tenant_id = asked.tenant_id and s.id = asked.id
        join "user" u on u.tenant_id = s.tenant_id and u.id = s.user_id
        where s.ended_at is null and s.expires_at > ${now.toISOString()}::timestamptz and not u.is_deleted and u.status = 'enabled'`.execute(
        tx,
      ),
    { readOnly: true },
  )
  const open = new Set(rows.map(({ tenant_id, id }) => nameOf(tenant_id, id)))
  const asked = new Set(listeners)
  // Who came in meanwhile was not asked about.
  return (listener) => asked.has(listener) && !open.has(nameOf(listener.tenantId, listener.sessionId))
}
