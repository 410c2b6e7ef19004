import {
  customer,
  purchaseDue as declaredPurchases,
  saleDue as declaredSales,
  purchaseOrder,
  saleOrder,
  stockBalance,
  supplier,
} from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Sql } from '../../../kinds/index.ts'
import { localDay } from '../../../kinds/zone.ts'
import { type Asking, answering } from '../../../queries/answer.ts'
import { type Settlement, settledSql, settlements } from '../../../resources/stock/documents/openOrders.ts'

type Sides = Pick<Asking, 'tenantId' | 'at' | 'place'>

/** Orders of which something is open, with what that comes to. `more` are further columns, of lines `x`; `within` narrows orders `p`. */
const dueSql = ({ tenantId, at, place }: Sides, settlement: Settlement, within: Sql, more: Sql): Sql => {
  const orders = sql.table(settlement.orders)
  const today = sql`${localDay(at, place.timeZone)}::date`
  return sql`(select x.parent_id as id, min(x.due) filter (where x.open > 0) as due_on,
      greatest(${today} - min(x.due) filter (where x.open > 0), 0) as days_late,
      count(*) filter (where x.open > 0) as open_lines, count(*) as line_count, round(sum(x.open * x.price), 2) as open_amount,
      coalesce(round(100 * (1 - sum(x.open * x.price) / nullif(sum(x.quantity * x.price), 0))), 0) as done ${more}
    from (select l.parent_id, l.material_id, l.quantity, l.price * coalesce(p.rate, 1) as price, greatest(l.quantity - coalesce(d.quantity, 0), 0) as open,
        coalesce(l.delivery_date, p.delivery_date, ${today}) as due
      from ${orders} p join ${sql.table(`${settlement.orders}_lines`)} l on l.tenant_id = p.tenant_id and l.parent_id = p.id
      left join (${settledSql(settlement, tenantId)}) d on d.line_id = l.id
      where ${within} and p.process_status = 'approved' and coalesce(p.delivery_date, ${today}) >= ${today} - 90) x
    group by 1 having count(*) filter (where x.open > 0) > 0)`
}

const common = sql`p.id, p.id as order_id, p.no, o.due_on, o.days_late, o.open_lines, o.line_count, o.open_amount, o.done`

export const purchaseDue = answering(
  declaredPurchases,
  (asking) => sql`select ${common}, p.purchaser_id as person_id, p.supplier_id, s.phone as supplier_phone
    from ${dueSql(asking, settlements.purchase, asking.within(purchaseOrder, 'p'), sql``)} o
    join purchase_order p on p.tenant_id = ${asking.tenantId} and p.id = o.id
    left join supplier s on s.id = p.supplier_id and ${asking.within(supplier, 's')}`,
)

export const saleDue = answering(declaredSales, (asking) => {
  const free = sql`coalesce((select sum(b.quantity - b.reserved) from stock_balance b
    where ${asking.within(stockBalance, 'b')} and b.material_id = x.material_id), 0)`
  const ready = sql`, count(*) filter (where x.open > 0 and ${free} >= x.open) as ready_lines`
  return sql`select ${common}, p.saler_id as person_id, p.customer_id, o.ready_lines
    from ${dueSql(asking, settlements.sale, asking.within(saleOrder, 'p'), ready)} o
    join sale_order p on p.tenant_id = ${asking.tenantId} and p.id = o.id
    left join customer c on c.id = p.customer_id and ${asking.within(customer, 'c')}`
})
