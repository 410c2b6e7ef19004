import {
  stockOutlook as declared,
  material,
  purchaseOrder,
  saleOrder,
  stockBalance,
  stockReservation,
} from '@bip/contract/resources'
import { sql } from 'kysely'
import { localDay } from '../../../kinds/zone.ts'
import { answering } from '../../../queries/answer.ts'
import { openSql, openStates, settlements } from '../../../resources/stock/documents/openOrders.ts'

/**
 * What lies there, then every receipt that is expected and every issue that is wanted, by its day; what is late counts today. Orders name no
 * warehouse: within one only its reservations count. A sale for which stock is reserved counts as its reservation.
 */
export const stockOutlook = answering(declared, ({ asked: { materialId, warehouseId = [] }, tenantId, at, place, within }) => {
  const today = sql`${localDay(at, place.timeZone)}::date`
  const own = sql`any(${materialId}::text[])`
  const here = (row: 'b' | 'r') =>
    warehouseId.length > 0 ? sql`and ${sql.ref(`${row}.warehouse_id`)} = any(${warehouseId}::text[])` : sql``
  const orders =
    warehouseId.length > 0
      ? sql``
      : sql`union all
    select coalesce(l.delivery_date, p.delivery_date, ${today}), 'purchaseOrder', p.no, p.id, 1, ${openSql(settlements.purchase, tenantId)}
      from purchase_order_lines l join purchase_order p on p.tenant_id = l.tenant_id and p.id = l.parent_id
      where l.material_id = ${own} and ${within(purchaseOrder, 'p')} and p.process_status in ${openStates}
        and coalesce(p.delivery_date, ${today}) >= ${today} - 90
    union all
    select coalesce(l.delivery_date, p.delivery_date), 'saleOrder', p.no, p.id, 2, -(${openSql(settlements.sale, tenantId)}
        - coalesce((select sum(a.quantity) from stock_reservation r
          join stock_reservation_allocations a on a.tenant_id = r.tenant_id and a.parent_id = r.id
          where r.tenant_id = l.tenant_id and not r.is_deleted and r.reservation_status = 'active' and r.material_id = l.material_id
            and r.reserved_for = p.no), 0))
      from sale_order_lines l join sale_order p on p.tenant_id = l.tenant_id and p.id = l.parent_id
      where l.material_id = ${own} and ${within(saleOrder, 'p')} and p.process_status in ${openStates}
        and coalesce(p.delivery_date, ${today}) >= ${today} - 90`
  return sql`with moves (due, kind, no, source, rank, quantity) as (
      select null::date, 'stock', null::text, null::text, 0, coalesce(sum(b.quantity), 0)
        from stock_balance b where b.material_id = ${own} and ${within(stockBalance, 'b')} ${here('b')}
      union all
      select r.needed_on, 'stockReservation', r.no, r.id, 2, -(select coalesce(sum(a.quantity), 0)
          from stock_reservation_allocations a where a.tenant_id = r.tenant_id and a.parent_id = r.id)
        from stock_reservation r
        where r.material_id = ${own} and r.reservation_status = 'active' and ${within(stockReservation, 'r')} ${here('r')}
      ${orders})
    select x.place::text as id, x.day, x.kind as source_type, x.no as source_no, x.source as source_id, x.due as due_on, x.quantity,
      sum(x.quantity) over (order by x.place) as balance, coalesce(m.safety_stock, 0) as safety_stock, m.unit
    from (select greatest(coalesce(due, ${today}), ${today}) as day, due, kind, no, source, quantity,
        row_number() over (order by rank > 0, greatest(coalesce(due, ${today}), ${today}), rank, no) as place
      from moves where kind = 'stock' or (kind = 'purchaseOrder' and quantity > 0) or (kind <> 'purchaseOrder' and quantity < 0)) x
    join material m on m.id = ${own} and ${within(material, 'm')}
    order by x.place`
})
