import { sql } from 'kysely'
import type { Tx } from '../../../../db/database.ts'
import { settledSql, settlements } from '../../../../resources/stock/documents/openOrders.ts'
import type { SupplyKind } from '../net/world.ts'
import { dayOf, ofMaterials } from './days.ts'

export type SupplyRow = {
  material: string
  day: number
  quantity: number
  kind: SupplyKind
  no: string
  id: string
  lineId: string | null
  orgId: string | null
  canShrink: boolean
  canGrow: boolean
  /** Of a manufacturing order: it names no components, its bill of materials says them. */
  isBare?: boolean
}

type Asked = { tenantId: string; today: number; only: readonly string[] | null }

/** What lies free in stock: of each material one figure. */
async function stock(tx: Tx, { tenantId, today, only }: Asked): Promise<SupplyRow[]> {
  const { rows } = await sql<{ material: string; quantity: number }>`select material_id as material,
      round(sum(available) * 10000)::float8 as quantity from stock_balance
    where tenant_id = ${tenantId} and not is_deleted and available > 0 ${ofMaterials('material_id', only)} group by 1 order by 1`.execute(
    tx,
  )
  const none = { no: '', id: '', lineId: null, orgId: null, canShrink: false, canGrow: false }
  return rows.map((row) => ({ ...row, day: today, kind: 'stock', ...none }))
}

/** Lines of purchase orders that have not come in. One that was sent out is not made bigger. */
async function purchaseOrders(tx: Tx, { tenantId, only }: Asked): Promise<SupplyRow[]> {
  const { rows } =
    await sql<SupplyRow>`select * from (select l.material_id as material, 'purchaseOrder' as kind, o.no, o.id, l.id as "lineId",
      o.org_id as "orgId", ${dayOf('x.day')} as day, round((l.quantity - coalesce(s.quantity, 0)) * 10000)::float8 as quantity,
      true as "canShrink", o.process_status = 'draft' as "canGrow"
    from purchase_order o join purchase_order_lines l on l.tenant_id = o.tenant_id and l.parent_id = o.id
    cross join lateral (select coalesce(l.delivery_date, o.delivery_date, o.purchase_date) as day) x
    left join (${settledSql(settlements.purchase, tenantId, only)}) s on s.line_id = l.id
    where o.tenant_id = ${tenantId} and not o.is_deleted and o.process_status <> 'invalid' ${ofMaterials('l.material_id', only)}) x
    where quantity > 0 and day is not null order by day, no, "lineId"`.execute(tx)
  return rows
}

/** Lines of purchase requests of which no order was made yet. */
async function purchaseRequests(tx: Tx, { tenantId, only }: Asked): Promise<SupplyRow[]> {
  const { rows } = await sql<SupplyRow>`select * from (select l.material_id as material, 'purchaseRequest' as kind, o.no, o.id,
      l.id as "lineId", o.org_id as "orgId", ${dayOf('x.day')} as day,
      round((l.quantity - coalesce(l.ordered_quantity, 0)) * 10000)::float8 as quantity,
      true as "canShrink", o.process_status = 'draft' as "canGrow"
    from purchase_request o join purchase_request_lines l on l.tenant_id = o.tenant_id and l.parent_id = o.id
    cross join lateral (select coalesce(l.needed_on, o.needed_on, o.application_date) as day) x
    where o.tenant_id = ${tenantId} and not o.is_deleted and o.process_status <> 'invalid'
      and o.order_status in ('none', 'partly') ${ofMaterials('l.material_id', only)}) x
    where quantity > 0 and day is not null order by day, no, "lineId"`.execute(tx)
  return rows
}

/** Manufacturing orders that are not done. What has begun only comes sooner. */
async function manufacturingOrders(tx: Tx, { tenantId, only }: Asked): Promise<SupplyRow[]> {
  const { rows } = await sql<SupplyRow>`select * from (select o.material_id as material, 'mo' as kind, o.bill_no as no, o.id,
      null as "lineId", o.org_id as "orgId", ${dayOf('x.day')} as day,
      round((o.quantity - coalesce(o.finished_quantity, 0)) * 10000)::float8 as quantity,
      o.mo_status in ('planned', 'released') as "canShrink", o.mo_status = 'planned' as "canGrow",
      not exists (select from mo_components c where c.tenant_id = o.tenant_id and c.parent_id = o.id)
        and o.requisition_status is distinct from '2' as "isBare"
    from mo o cross join lateral (select coalesce(o.planned_end, o.due_date) as day) x
    where o.tenant_id = ${tenantId} and not o.is_deleted and o.mo_status in ('planned', 'released', 'running', 'paused')
      ${ofMaterials('o.material_id', only)}) x
    where quantity > 0 and day is not null order by day, no`.execute(tx)
  return rows
}

/** What is there and what is expected. */
export async function readSupplies(tx: Tx, asked: Asked): Promise<SupplyRow[]> {
  const all: SupplyRow[] = []
  for (const read of [stock, purchaseOrders, purchaseRequests, manufacturingOrders])
    for (const row of await read(tx, asked)) all.push(row)
  return all
}
