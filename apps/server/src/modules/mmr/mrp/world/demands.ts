import { sql } from 'kysely'
import type { Tx } from '../../../../db/database.ts'
import { settledSql, settlements } from '../../../../resources/stock/documents/openOrders.ts'
import { dayOf, ofMaterials } from './days.ts'

export type DemandRow = { material: string; day: number; quantity: number; no: string }
export type ForecastRow = { material: string; month: string; quantity: number; no: string }

type Asked = {
  tenantId: string /** `YYYY-MM-DD`: what was due before is left aside. */
  since: string
  only: readonly string[] | null
}

/** What stock is still kept for a document; what of it was issued counts as delivered. */
const reservedFor = (
  tenantId: string,
  only: readonly string[] | null,
) => sql`select r.reserved_for as no, r.material_id, sum(a.quantity) as quantity from stock_reservation r
  join stock_reservation_allocations a on a.tenant_id = r.tenant_id and a.parent_id = r.id
  where r.tenant_id = ${tenantId} and not r.is_deleted and r.reservation_status = 'active' ${ofMaterials('r.material_id', only)}
  group by 1, 2`

/** Lines of sales orders that have not left yet, less what is reserved for them. */
export async function saleDemands(tx: Tx, { tenantId, since, only }: Asked): Promise<DemandRow[]> {
  const { rows } = await sql<DemandRow>`select x.material_id as material, ${dayOf('x.day')} as day,
      round((sum(x.open) - coalesce(max(r.quantity), 0)) * 10000)::float8 as quantity, x.no
    from (select l.material_id, o.no, coalesce(l.delivery_date, o.delivery_date) as day, l.quantity - coalesce(s.quantity, 0) as open
      from sale_order o join sale_order_lines l on l.tenant_id = o.tenant_id and l.parent_id = o.id
      left join (${settledSql(settlements.sale, tenantId, only)}) s on s.line_id = l.id
      where o.tenant_id = ${tenantId} and not o.is_deleted and o.process_status in ('inReview', 'approved') ${ofMaterials('l.material_id', only)}) x
    left join (${reservedFor(tenantId, only)}) r on r.no = x.no and r.material_id = x.material_id
    where x.open > 0 and x.day >= ${since}::date group by x.material_id, x.day, x.no
    having sum(x.open) > coalesce(max(r.quantity), 0) order by 2, 4, 1`.execute(tx)
  return rows
}

/** Items of plan orders that are planned or run, as far as they are not ready and no sales order asks for the same. */
export async function planDemands(tx: Tx, { tenantId, since, only }: Asked): Promise<DemandRow[]> {
  const { rows } = await sql<DemandRow>`select i.material_id as material, ${dayOf('x.day')} as day,
      round(sum(i.missing_quantity) * 10000)::float8 as quantity, o.plan_order_no as no
    from plan_order o join plan_order_item i on i.tenant_id = o.tenant_id and i.plan_order_id = o.id and not i.is_deleted
    cross join lateral (select coalesce(i.needed_on, o.end_date) as day) x
    where o.tenant_id = ${tenantId} and not o.is_deleted and i.missing_quantity > 0 and x.day >= ${since}::date
      and o.plan_order_status in ('DC_MMR_PLAN_ORDER_STATUS_PP', 'DC_MMR_PLAN_ORDER_STATUS_IP') ${ofMaterials('i.material_id', only)}
      and not exists (select from sale_order_lines l where l.tenant_id = o.tenant_id and l.parent_id = o.sale_order_id
        and l.material_id = i.material_id)
    group by 1, 2, 4 order by 2, 4, 1`.execute(tx)
  return rows
}

/** Lines of the last version of each forecast, from this month on. */
export async function readForecasts(tx: Tx, { tenantId, only }: Asked, month: string): Promise<ForecastRow[]> {
  const { rows } =
    await sql<ForecastRow>`select l.material_id as material, l.month, round(sum(l.quantity) * 10000)::float8 as quantity, f.no
    from (select distinct on (title, org_id, coalesce(customer_id, '')) * from forecast
      where tenant_id = ${tenantId} and not is_deleted and process_status in ('inReview', 'approved')
      order by title, org_id, coalesce(customer_id, ''), forecast_version desc, id desc) f
    join forecast_lines l on l.tenant_id = f.tenant_id and l.parent_id = f.id
    where l.month >= ${month} ${ofMaterials('l.material_id', only)} group by 1, 2, 4 order by 2, 4, 1`.execute(tx)
  return rows
}

/** What customers ordered of each material, by the month in which it is due, whether it has left or not. */
export async function orderedByMonth(tx: Tx, { tenantId, only }: Asked, month: string) {
  const { rows } = await sql<Omit<ForecastRow, 'no'>>`select l.material_id as material,
      to_char(coalesce(l.delivery_date, o.delivery_date), 'YYYY-MM') as month, round(sum(l.quantity) * 10000)::float8 as quantity
    from sale_order o join sale_order_lines l on l.tenant_id = o.tenant_id and l.parent_id = o.id
    where o.tenant_id = ${tenantId} and not o.is_deleted and o.process_status in ('inReview', 'approved')
      and coalesce(l.delivery_date, o.delivery_date) >= ${`${month}-01`}::date ${ofMaterials('l.material_id', only)}
    group by 1, 2`.execute(tx)
  return rows
}

/** A component that a manufacturing order still waits for. */
export type ComponentRow = DemandRow & { moId: string }

/** What open manufacturing orders take, less what is reserved or issued for their items. */
export async function componentDemands(tx: Tx, { tenantId, only }: Omit<Asked, 'since'>): Promise<ComponentRow[]> {
  const { rows } = await sql<ComponentRow>`select c.material_id as material, o.id as "moId", o.bill_no as no,
      ${dayOf('x.day')} as day, ceil((sum(c.per_piece * x.open * (100 + coalesce(c.scrap_rate, 0)) / 100)
        - coalesce(max(r.quantity), 0)) * 10000)::float8 as quantity
    from mo o join mo_components c on c.tenant_id = o.tenant_id and c.parent_id = o.id
    cross join lateral (select coalesce(o.planned_start, o.due_date) as day, o.quantity - coalesce(o.finished_quantity, 0) as open) x
    left join (select i.mo_id, s.material_id, sum(s.quantity) as quantity from stock_reservation s
      join mo_item i on i.tenant_id = s.tenant_id and i.item_no = s.reserved_for and not i.is_deleted
      where s.tenant_id = ${tenantId} and not s.is_deleted and s.reservation_status in ('active', 'used')
        ${ofMaterials('s.material_id', only)} group by 1, 2) r
      on r.mo_id = o.id and r.material_id = c.material_id
    where o.tenant_id = ${tenantId} and not o.is_deleted and o.mo_status in ('planned', 'released', 'running', 'paused')
      and x.open > 0 and o.requisition_status is distinct from '2' ${ofMaterials('c.material_id', only)}
    group by 1, 2, 3, 4 order by 4, 3, 1`.execute(tx)
  return rows.filter(({ quantity }) => quantity > 0)
}
