import type { DayNumber } from '@bip/contract/calendar'
import { sql } from 'kysely'
import type { Tx } from '../../../../db/database.ts'

/** Days of a longer holiday are a mistake in one of its dates. */
const maxDays = 60

/** Days on which every calendar of the plant that is in use has a holiday: nobody delivers or makes anything on them. */
export async function readHolidays(tx: Tx, tenantId: string): Promise<DayNumber[]> {
  const { rows } = await sql<{ day: number }>`select (d.day - date '1970-01-01')::int as day from (
      select distinct c.id, g::date as day from work_calendar c
      join work_calendar_exceptions e on e.tenant_id = c.tenant_id and e.parent_id = c.id and not coalesce(e.is_working, false)
      cross join lateral generate_series(e.from_day, least(coalesce(e.to_day, e.from_day), e.from_day + ${maxDays}::int), interval '1 day') g
      where c.tenant_id = ${tenantId} and not c.is_deleted and c.is_active) d
    group by d.day having count(*) = (select count(*) from work_calendar c where c.tenant_id = ${tenantId} and not c.is_deleted and c.is_active)
    order by d.day`.execute(tx)
  return rows.map(({ day }) => day)
}
