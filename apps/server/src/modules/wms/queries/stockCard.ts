import { stockCard as declared, stockEntry } from '@bip/contract/resources'
import { sql } from 'kysely'
import { answering } from '../../../queries/answer.ts'

export const stockCard = answering(declared, ({ asked: { materialId, warehouseId, period }, within }) => {
  const here = warehouseId && warehouseId.length > 0 ? sql`and e.warehouse_id = any(${warehouseId}::text[])` : sql``
  return sql`select d.day as id, d.day, d.received::numeric(24, 4) as received, d.issued::numeric(24, 4) as issued, d.balance
    from (select to_char(e.posted_on, 'YYYY-MM-DD') as day, sum(greatest(e.quantity, 0)) as received,
        sum(greatest(-e.quantity, 0)) as issued, sum(sum(e.quantity)) over (order by e.posted_on) as balance
      from stock_entry e where ${within(stockEntry, 'e')} and e.material_id = any(${materialId}::text[]) ${here}
      group by e.posted_on) d
    where d.day >= ${period?.ge ?? ''} and d.day <= ${period?.le ?? '9999'}
    order by d.day`
})
