import { stockByMonth as declared, stockEntry } from '@bip/contract/resources'
import { sql } from 'kysely'
import { localDay } from '../../../kinds/zone.ts'
import { answering } from '../../../queries/answer.ts'

export const stockByMonth = answering(declared, ({ asked: { warehouseId }, at, place, within }) => {
  const today = localDay(at, place.timeZone)
  const here = warehouseId && warehouseId.length > 0 ? sql`and e.warehouse_id = any(${warehouseId}::text[])` : sql``
  const first = sql`(date_trunc('month', ${today}::timestamp) - interval '11 months')::date`
  return sql`select m.month as id, m.month, coalesce(s.received, 0)::numeric(24, 2) as received,
      coalesce(s.issued, 0)::numeric(24, 2) as issued,
      b.before + sum(coalesce(s.received, 0) - coalesce(s.issued, 0)) over (order by m.month) as closing
    from (select to_char(d, 'YYYY-MM') as month from generate_series(${first}::timestamp, ${today}::timestamp, interval '1 month') d) m
    left join (select to_char(e.posted_on, 'YYYY-MM') as month, sum(greatest(e.value, 0)) as received,
        sum(greatest(-e.value, 0)) as issued
      from stock_entry e where ${within(stockEntry, 'e')} and e.posted_on >= ${first} ${here} group by 1) s on s.month = m.month
    cross join (select coalesce(sum(e.value), 0) as before
      from stock_entry e where ${within(stockEntry, 'e')} and e.posted_on < ${first} ${here}) b
    order by m.month`
})
