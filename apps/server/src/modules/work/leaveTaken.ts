import { sql } from 'kysely'
import type { Context } from '../../model/extension.ts'

export type LeaveAsked = { applicantId: string; from: string; to: string /** The record itself. */; id: string }
type Asking = Pick<Context, 'tx' | 'session'>

/** Leave that is granted or asked for on one of these days; undefined where there is none. Two halves fit into one day. */
export async function leaveBeside(
  { tx, session }: Asking,
  { applicantId, from, to, id }: LeaveAsked,
  days: number,
): Promise<{ no: string; from: string; to: string } | undefined> {
  const isHalf = from === to && days <= 0.5
  // Two requests of one person at once are looked at one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`leave ${session.tenantId} ${applicantId}`}, 0))`.execute(tx)
  const { rows } = await sql<{ no: string; from: string; to: string }>`
    select no, start_date::text as "from", end_date::text as "to" from leave
    where tenant_id = ${session.tenantId} and not is_deleted and applicant_id = ${applicantId} and id <> ${id}
      and leave_status in ('inApproval', 'approved') and start_date <= ${to}::date and end_date >= ${from}::date
      and not (${isHalf} and start_date = end_date and days <= 0.5)
    order by start_date limit 1`.execute(tx)
  return rows[0]
}

/** Days a year where the constant says nothing. */
const usualDays = 15

/** What is left of somebody's annual leave in the year of its first day, without the request itself. */
export async function annualLeft({ tx, session }: Asking, { applicantId, from, id }: LeaveAsked): Promise<number> {
  const year = from.slice(0, 4)
  const { rows } = await sql<{ allowed: string | null; taken: string }>`select
    (select constant_value from common_constant where tenant_id = ${session.tenantId} and not is_deleted and is_active
      and constant_code = 'leave.annualDays' limit 1) as allowed,
    (select coalesce(sum(days), 0)::text from leave where tenant_id = ${session.tenantId} and not is_deleted
      and applicant_id = ${applicantId} and id <> ${id} and leave_type = 'annual' and leave_status in ('inApproval', 'approved')
      and start_date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date) as taken`.execute(tx)
  const allowed = Number(rows[0]?.allowed ?? usualDays)
  return Math.max(0, (Number.isFinite(allowed) ? allowed : usualDays) - Number(rows[0]?.taken ?? 0))
}
