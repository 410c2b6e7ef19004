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
import { boughtByFactor, priceFor } from './prices.ts'

/**
 * What was requested and approved, and what lacks to safety stock beyond all that is ordered and requested. What is suggested keeps to the
 * least order and to multiples; the supplier is the preferred one, else the cheapest in the company's currency, at the price of that quantity.
 */
export const purchaseNeeds = answering(declared, ({ tenantId, at, place, within }) => {
  const today = sql`${localDay(at, place.timeZone)}::date`
  // A rate is looked for once for each currency: looked for with each price, that took most of the time.
  return sql`with rates as materialized (select c.currency, ${rateSql(tenantId, sql`c.currency`, today)} as rate
      from (select distinct currency from supplier_material where tenant_id = ${tenantId}) c),
    source as (select distinct on (p.material_id) p.*
      from (select q.id, q.material_id, q.supplier_id, q.lead_days, q.is_preferred, r.rate, f.factor, q.price as own_price,
          q.price / f.factor * r.rate as price, q.min_order_quantity * f.factor as min_order_quantity
        from supplier_material q join rates r on r.currency is not distinct from q.currency
        join supplier u on u.tenant_id = q.tenant_id and u.id = q.supplier_id and u.status not in ('frozen', 'out') and not u.is_deleted
        join lateral (${boughtByFactor(sql`q`)}) f on f.factor > 0
        where ${within(supplierMaterial, 'q')} and (q.valid_from is null or q.valid_from <= ${today})
          and (q.valid_to is null or q.valid_to >= ${today})) p
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
    select d.id, d.need_type, d.material_id, d.material_code, d.specification, d.available, d.on_order, d.needed, d.suggested, d.unit,
      d.needed_on, coalesce(d.asked_of, d.supplier_id) as supplier_id, coalesce(d.asked_price,
        case when d.asked_of is null or d.asked_of = d.supplier_id
          then round(${priceFor(tenantId, sql`d.source_id`, sql`d.own_price`, sql`d.suggested / d.factor`)} / d.factor * d.rate, 4) end,
        d.reference_price) as price,
      d.lead_days, d.request_id, d.request_line_id
    from (select n.id, n.kind as need_type, n.material_id, m.material_code, m.specification, coalesce(f.quantity, 0) as available,
        coalesce(o.quantity, 0) as on_order, n.quantity as needed,
        round(case when n.kind = 'request' then n.quantity else ceil(greatest(n.quantity, coalesce(m.min_order_quantity, 0),
          coalesce(c.min_order_quantity, 0)) / coalesce(nullif(m.order_multiple, 0), 1)) * coalesce(nullif(m.order_multiple, 0), 1) end, 4) as suggested,
        m.unit, n.needed_on, n.supplier_id as asked_of, c.supplier_id, n.price as asked_price, m.reference_price,
        c.id as source_id, c.own_price, c.factor, c.rate, coalesce(c.lead_days, m.lead_days) as lead_days, n.request_id,
        n.line_id as request_line_id
      from needs n join material m on m.id = n.material_id and ${within(material, 'm')}
      left join source c on c.material_id = n.material_id left join free f on f.material_id = n.material_id
      left join ordered o on o.material_id = n.material_id) d`
})
