import { stockByMonth as declared } from '@bip/contract/resources'
import { sql } from 'kysely'
import { localDay } from '../../../kinds/zone.ts'
import { answering } from '../../../queries/answer.ts'
import { stockDays } from './stockDays.ts'

export const stockByMonth = answering(declared, ({ asked: { warehouseId }, at, place, ...asking }) => {
  const today = localDay(at, place.timeZone)
  const here = warehouseId && warehouseId.length > 0 ? sql`and e.warehouse_id = any(${warehouseId}::text[])` : sql``
  const first = sql`(date_trunc('month', ${today}::timestamp) - interval '11 months')::date`
  return sql`select m.month as id, m.month, coalesce(s.received, 0)::numeric(24, 2) as received,
      coalesce(s.issued, 0)::numeric(24, 2) as issued,
      b.before + sum(coalesce(s.received, 0) - coalesce(s.issued, 0)) over (order by m.month) as closing
    from (select to_char(d, 'YYYY-MM') as month from generate_series(${first}::timestamp, ${today}::timestamp, interval '1 month') d) m
    left join (select to_char(e.posted_on, 'YYYY-MM') as month, sum(e.received_value) as received, sum(e.issued_value) as issued
      from (${stockDays(asking, sql`and e.posted_on >= ${first} ${here}`)}) e group by 1) s on s.month = m.month
    cross join (select coalesce(sum(e.received_value - e.issued_value), 0) as before
      from (${stockDays(asking, sql`and e.posted_on < ${first} ${here}`)}) e) b
    order by m.month`
})
