import type { DayNumber } from '@bip/contract/calendar'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** Days on which the whole plant differs from its usual week: those that are free, and those at a weekend that are worked instead. */
export type PlantDays = { holidays: readonly DayNumber[]; worked: readonly DayNumber[] }

/** No calendar is stored that is closed for longer. */
const maxDays = 366

/** Days on which every calendar of the plant that is in use says the same beside its week. Of two rows about one day the later one holds. */
export async function readPlantDays(tx: Tx, tenantId: string): Promise<PlantDays> {
  const { rows } = await sql<{ day: number; isWorking: boolean }>`with used as (
      select id from work_calendar where tenant_id = ${tenantId} and not is_deleted and is_active),
    told as (select distinct on (c.id, g.day) g.day::date as day, coalesce(e.is_working, false) as is_working
      from used c join work_calendar_exceptions e on e.tenant_id = ${tenantId} and e.parent_id = c.id
      cross join lateral generate_series(e.from_day, least(coalesce(e.to_day, e.from_day), e.from_day + ${maxDays}::int), interval '1 day') g (day)
      order by c.id, g.day, e.line_no desc)
    select (day - date '1970-01-01')::int as day, is_working as "isWorking" from told
    group by day, is_working having count(*) = (select count(*) from used) order by 1`.execute(tx)
  const daysOf = (isWorking: boolean) => rows.filter((row) => row.isWorking === isWorking).map(({ day }) => day)
  return { holidays: daysOf(false), worked: daysOf(true) }
}
