import { sql } from 'kysely'
import type { Sql } from '../../../kinds/index.ts'

type Asked = { tenantId: string; projectIds: readonly string[]; today: string }

/** How many of the company's currency one of an order's is, where the order holds no rate of its own. */
const rateOn = (tenantId: string): Sql =>
  sql`coalesce((select x.exchange_rate from exchange_rate x where x.tenant_id = ${tenantId} and not x.is_deleted
    and x.currency = o.currency and x.valid_from <= o.ordered_on order by x.valid_from desc limit 1), 1)`

/** What was posted of receipts, by the line of the order that they settle. */
const receivedSql = (
  tenantId: string,
): Sql => sql`select d.source_line_id as line_id, sum(d.base_quantity) as quantity, sum(d.amount) as amount
  from (select tenant_id, parent_id, source_line_id, base_quantity, amount, 'scm' as kind from scm_in_stock_lines
      union all select tenant_id, parent_id, source_line_id, base_quantity, amount, 'wms' from wms_in_stock_lines) d
  where d.tenant_id = ${tenantId} and d.source_line_id in (select id from ordered)
    and case d.kind when 'scm' then exists (select from scm_in_stock h where h.tenant_id = d.tenant_id and h.id = d.parent_id and not h.is_deleted and h.doc_status = 'posted')
      else exists (select from wms_in_stock h where h.tenant_id = d.tenant_id and h.id = d.parent_id and not h.is_deleted and h.doc_status = 'posted') end
  group by 1`

/**
 * What documents cost projects, by type of cost, in the company's currency before tax: `open` is ordered and still to come, `spent` came
 * or was worked. Goods count at the order's price until they are received and at the receipt's from then on; hours at the rate of the
 * configuration in force for such projects. Hours are reported once: on the item of the plan, or on the order.
 */
export const costsSql = ({ tenantId, projectIds, today }: Asked): Sql => sql`
  with asked as materialized (select p.id, coalesce((select c.hour_rate from execution_config c where c.tenant_id = p.tenant_id and not c.is_deleted and c.is_active
        and coalesce(c.project_type, p.project_type) = p.project_type and c.valid_from <= ${today}::date and coalesce(c.valid_to, ${today}::date) >= ${today}::date
        order by c.project_type nulls last, c.valid_from desc limit 1), 0) as hour_rate
      from project p where p.tenant_id = ${tenantId} and p.id = any(${[...projectIds]}::text[])),
    ordered as materialized (select l.id, o.project_id, coalesce(o.cost_type, 'material') as cost_type, o.process_status, l.quantity, l.price * coalesce(o.rate, 1) as price
      from purchase_order o join purchase_order_lines l on l.tenant_id = o.tenant_id and l.parent_id = o.id
      where o.tenant_id = ${tenantId} and o.project_id = any(${[...projectIds]}::text[]) and not o.is_deleted and o.process_status in ('approved', 'invalid')),
    received as (${receivedSql(tenantId)}),
    returned as (select r.order_line_id as line_id, sum(r.quantity) as quantity, sum(r.accepted) as accepted
      from outsource_receipt_lines r join outsource_receipt h on h.tenant_id = r.tenant_id and h.id = r.parent_id
      where r.tenant_id = ${tenantId} and not h.is_deleted and h.handled_status = 'confirmed' and r.order_line_id in (select l.id from outsource_order o
        join outsource_order_lines l on l.tenant_id = o.tenant_id and l.parent_id = o.id where o.tenant_id = ${tenantId} and o.project_id = any(${[...projectIds]}::text[]))
      group by 1)
  select project_id, cost_type, sum(open) as open, sum(spent) as spent from (
    select n.project_id, n.cost_type, case n.process_status when 'approved' then greatest(n.quantity - coalesce(r.quantity, 0), 0) * n.price else 0 end as open,
      coalesce(r.amount, r.quantity * n.price, 0) as spent
      from ordered n left join received r on r.line_id = n.id
    union all
    select h.project_id, coalesce(h.cost_type, 'material'), 0, coalesce(d.amount, 0)
      from scm_in_stock h join scm_in_stock_lines d on d.tenant_id = h.tenant_id and d.parent_id = h.id
      where h.tenant_id = ${tenantId} and h.project_id = any(${[...projectIds]}::text[]) and not h.is_deleted and h.doc_status = 'posted'
        and not exists (select from purchase_order_lines l join purchase_order o on o.tenant_id = l.tenant_id and o.id = l.parent_id
          where l.tenant_id = d.tenant_id and l.id = d.source_line_id and o.project_id is not null)
    union all
    select o.project_id, coalesce(o.cost_type, 'outsourcing'),
      case when o.order_status in ('released', 'overdue') then greatest(l.quantity - coalesce(r.quantity, 0), 0) * l.price * f.rate else 0 end,
      coalesce(r.accepted, 0) * l.price * f.rate
      from outsource_order o join outsource_order_lines l on l.tenant_id = o.tenant_id and l.parent_id = o.id
      cross join lateral (select ${rateOn(tenantId)} as rate) f left join returned r on r.line_id = l.id
      where o.tenant_id = ${tenantId} and o.project_id = any(${[...projectIds]}::text[]) and not o.is_deleted and o.order_status not in ('draft')
    union all
    select i.project_id, case i.phase when 'design' then 'design' else 'labour' end, 0, i.actual_hours * a.hour_rate
      from plan_item i join asked a on a.id = i.project_id where i.tenant_id = ${tenantId} and not i.is_deleted and i.actual_hours > 0
    union all
    select m.project_id, coalesce(m.cost_type, 'labour'),
      case when m.mo_status in ('released', 'running', 'paused') then greatest(coalesce(m.planned_hours, 0) - w.hours, 0) * a.hour_rate else 0 end, w.hours * a.hour_rate
      from mo m join asked a on a.id = m.project_id cross join lateral (select coalesce(sum(i.reported_hours), 0) as hours from mo_item i
        where i.tenant_id = m.tenant_id and i.mo_id = m.id and not i.is_deleted) w
      where m.tenant_id = ${tenantId} and m.project_id = any(${[...projectIds]}::text[]) and not m.is_deleted and m.mo_status <> 'planned'
  ) x group by project_id, cost_type`
