import {
  purchaseNeeds as declared,
  material,
  purchaseOrder,
  purchaseRequest,
  stockBalance,
  supplierMaterial,
} from '@bip/contract/resources'
import { sql } from 'kysely'
import { localDay } from '../../../kinds/zone.ts'
import { answering } from '../../../queries/answer.ts'
import { openStates, settledSql, settlements } from '../../../resources/stock/documents/openOrders.ts'
import { rateSql } from '../rates.ts'

/**
 * What was requested and approved, and what lacks to safety stock beyond all that is ordered and requested. What is suggested keeps to the
 * least order and to multiples; the supplier is the preferred one, else the cheapest in the company's currency.
 */
export const purchaseNeeds = answering(declared, ({ tenantId, at, place, within }) => {
  const today = sql`${localDay(at, place.timeZone)}::date`
  // A rate is looked for once for each currency: looked for with each price, that took most of the time.
  return sql`with rates as materialized (select c.currency, ${rateSql(tenantId, sql`c.currency`, today)} as rate
      from (select distinct currency from supplier_material where tenant_id = ${tenantId}) c),
    source as (select distinct on (p.material_id) p.material_id, p.supplier_id, p.price, p.lead_days, p.min_order_quantity
      from (select q.id, q.material_id, q.supplier_id, q.lead_days, q.min_order_quantity, q.is_preferred, q.valid_from, q.valid_to,
          round(q.price * r.rate, 4) as price
        from supplier_material q join rates r on r.currency is not distinct from q.currency where ${within(supplierMaterial, 'q')}) p
      where (p.valid_from is null or p.valid_from <= ${today}) and (p.valid_to is null or p.valid_to >= ${today})
      order by p.material_id, p.is_preferred desc nulls last, p.price, p.id),
    free as (select b.material_id, sum(b.quantity - b.reserved) as quantity from stock_balance b
      where ${within(stockBalance, 'b')} group by 1),
    ordered as (select l.material_id, sum(greatest(l.quantity - coalesce(d.quantity, 0), 0)) as quantity
      from purchase_order_lines l join purchase_order p on p.tenant_id = l.tenant_id and p.id = l.parent_id
      left join (${settledSql(settlements.purchase, tenantId)}) d on d.line_id = l.id
      where ${within(purchaseOrder, 'p')} and (p.process_status = 'draft' or p.process_status in ${openStates})
        and coalesce(p.delivery_date, ${today}) >= ${today} - 90 group by 1),
    requested as (select l.id, l.material_id, r.id as request_id, l.quantity - coalesce(l.ordered_quantity, 0) as quantity,
        coalesce(l.needed_on, r.needed_on) as needed_on, l.supplier_id, l.price
      from purchase_request r join purchase_request_lines l on l.tenant_id = r.tenant_id and l.parent_id = r.id
      where ${within(purchaseRequest, 'r')} and r.process_status = 'approved' and r.order_status in ('none', 'partly')
        and l.quantity > coalesce(l.ordered_quantity, 0)),
    asked as (select material_id, sum(quantity) as quantity from requested group by 1),
    short as (select m.id, greatest(m.safety_stock - coalesce(f.quantity, 0) - coalesce(o.quantity, 0) - coalesce(a.quantity, 0), 0) as quantity
      from material m left join free f on f.material_id = m.id left join ordered o on o.material_id = m.id
        left join asked a on a.material_id = m.id
      where ${within(material, 'm')} and m.is_active and m.safety_stock > 0 and coalesce(m.source, 'bought') <> 'made'),
    needs as (select 'shortage' as kind, 's' || s.id as id, s.id as material_id, s.quantity, null::date as needed_on,
        null::text as supplier_id, null::numeric as price, null::text as request_id, null::text as line_id from short s where s.quantity > 0
      union all
      select 'request', 'r' || q.id, q.material_id, q.quantity, q.needed_on, q.supplier_id, q.price, q.request_id, q.id from requested q)
    select n.id, n.kind as need_type, n.material_id, m.material_code, m.specification, coalesce(f.quantity, 0) as available,
      coalesce(o.quantity, 0) as on_order, n.quantity as needed,
      case when n.kind = 'request' then n.quantity else ceil(greatest(n.quantity, coalesce(m.min_order_quantity, 0),
        coalesce(c.min_order_quantity, 0)) / coalesce(nullif(m.order_multiple, 0), 1)) * coalesce(nullif(m.order_multiple, 0), 1) end as suggested,
      m.unit, n.needed_on, coalesce(n.supplier_id, c.supplier_id) as supplier_id, coalesce(n.price, c.price, m.reference_price) as price,
      coalesce(c.lead_days, m.lead_days) as lead_days, n.request_id, n.line_id as request_line_id
    from needs n join material m on m.id = n.material_id and ${within(material, 'm')}
    left join source c on c.material_id = n.material_id left join free f on f.material_id = n.material_id
    left join ordered o on o.material_id = n.material_id`
})
