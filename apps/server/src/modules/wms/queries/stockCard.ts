import { stockCard as declared } from '@bip/contract/resources'
import { sql } from 'kysely'
import { answering } from '../../../queries/answer.ts'
import { stockDays } from './stockDays.ts'

export const stockCard = answering(declared, ({ asked: { materialId, warehouseId, period }, ...asking }) => {
  const here = warehouseId && warehouseId.length > 0 ? sql`and e.warehouse_id = any(${warehouseId}::text[])` : sql``
  const days = stockDays(asking, sql`and e.material_id = any(${materialId}::text[]) ${here}`)
  return sql`select d.day as id, d.day, d.received::numeric(24, 4) as received, d.issued::numeric(24, 4) as issued, d.balance
    from (select to_char(x.posted_on, 'YYYY-MM-DD') as day, sum(x.received) as received, sum(x.issued) as issued,
        sum(sum(x.received - x.issued)) over (order by x.posted_on) as balance
      from (${days}) x group by x.posted_on) d
    where d.day >= ${period?.ge ?? ''} and d.day <= ${period?.le ?? '9999'}
    order by d.day`
})
