import { purchaseByMonth as declared, purchaseOrder } from '@bip/contract/resources'
import { sql } from 'kysely'
import { localDay } from '../../kinds/zone.ts'
import { answering } from '../../queries/answer.ts'

export const purchaseByMonth = answering(declared, ({ at, place, within }) => {
  const today = localDay(at, place.timeZone)
  return sql`select m.id, m.id as month, coalesce(round(o.total / 10000, 2), 0) as total
    from (select to_char(d, 'YYYY-MM') as id from generate_series(date_trunc('month', ${today}::timestamp) - interval '11 months',
      ${today}::timestamp, interval '1 month') d) m
    left join (select to_char(purchase_date, 'YYYY-MM') as month, sum(base_total) as total from purchase_order o
      where ${within(purchaseOrder, 'o')} and o.process_status <> 'invalid' group by 1) o on o.month = m.id
    order by m.id`
})
