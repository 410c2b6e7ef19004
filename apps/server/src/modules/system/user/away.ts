import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'

/** Until which day (`2026-11-27`) somebody is away, and who stands in; empty for those at work. */
export type Away = { awayUntil: string; substituteName: string }

type At = { tenantId: string; now: Date; timeZone: string }

/** People with what is known of their absence at a moment: granted leave, or a substitute for their approvals. */
export async function withAway<P extends { id: string }>(
  tx: Tx,
  people: readonly P[],
  { tenantId, now, timeZone }: At,
): Promise<(P & Away)[]> {
  const ids = people.map(({ id }) => id)
  const at = sql`${now.toISOString()}::timestamptz`
  const today = sql`(${at} at time zone ${timeZone})::date`
  const { rows } = await sql<Away & { id: string }>`
    select id, max(until)::text as "awayUntil", coalesce(max(name), '') as "substituteName" from (
      select applicant_id as id, end_date as until, null as name from leave
        where tenant_id = ${tenantId} and not is_deleted and applicant_id = any(${ids}::text[]) and leave_status = 'approved'
          and start_date <= ${today} and end_date >= ${today}
      union all
      select s.user_id, (s.end_time at time zone ${timeZone})::date, u.real_name from approval_substitute s
        join "user" u on u.tenant_id = s.tenant_id and u.id = s.substitute_id and not u.is_deleted and u.status = 'enabled'
        where s.tenant_id = ${tenantId} and not s.is_deleted and s.user_id = any(${ids}::text[])
          and s.start_time <= ${at} and s.end_time >= ${at}
    ) away group by id`.execute(tx)
  const found = new Map(rows.map(({ id, ...away }) => [id, away]))
  return people.map((person) => ({ ...person, ...(found.get(person.id) ?? { awayUntil: '', substituteName: '' }) }))
}
