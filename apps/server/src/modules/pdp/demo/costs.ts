import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'

type Kind = {
  orders: string
  costType: string
  /** Of a project's cost. */
  share: number
  /** Orders `o` with what of them is still to come. */
  found: RawBuilder<Order>
}
type Order = { id: string; day: string; amount: number; open: number }
type Room = { id: string; from: string; to: string; room: number; openRoom: number }

const kindsOf = (tenantId: string): readonly Kind[] => [
  {
    orders: 'purchase_order',
    costType: 'material',
    share: 0.4,
    found: sql<Order>`with came as (select d.source_line_id as line_id, sum(d.base_quantity) as quantity from scm_in_stock_lines d
        join scm_in_stock h on h.tenant_id = d.tenant_id and h.id = d.parent_id
        where d.tenant_id = ${tenantId} and not h.is_deleted and h.doc_status = 'posted' group by 1)
      select o.id, o.purchase_date::text as day, o.amount::float8 as amount,
        sum(greatest(l.quantity - coalesce(c.quantity, 0), 0) * l.price)::float8 as open
      from purchase_order o join purchase_order_lines l on l.tenant_id = o.tenant_id and l.parent_id = o.id left join came c on c.line_id = l.id
      where o.tenant_id = ${tenantId} and not o.is_deleted and o.process_status = 'approved' group by o.id, o.purchase_date, o.amount order by 2, 1`,
  },
  {
    orders: 'outsource_order',
    costType: 'outsourcing',
    share: 0.12,
    found: sql<Order>`select o.id, o.ordered_on::text as day, o.amount::float8 as amount,
        case when o.order_status = 'completed' then 0 else o.amount end::float8 as open
      from outsource_order o where o.tenant_id = ${tenantId} and not o.is_deleted and o.order_status in ('released', 'overdue', 'completed') order by 2, 1`,
  },
]

/**
 * Orders of the time of a project are for it, until they come to the share of its cost that such orders are; what is still to come fits into
 * what the project has still to spend.
 */
export async function orderForProjects(tx: Tx, tenantId: string): Promise<void> {
  for (const { orders, costType, share, found } of kindsOf(tenantId)) {
    const { rows: open } = await sql<Room>`select p.id, p.plan_start::text as "from", p.plan_end::text as "to",
        (coalesce(p.actual_cost, 0) * ${share}::numeric)::float8 as room,
        (greatest(coalesce(p.forecast_cost, p.budget, 0) - coalesce(p.actual_cost, 0), 0) * ${share}::numeric)::float8 as "openRoom"
      from project p where p.tenant_id = ${tenantId} and not p.is_deleted and p.project_status not in ('draft', 'inApproval', 'rejected') order by p.id`.execute(
      tx,
    )
    const { rows } = await found.execute(tx)
    const given: { id: string; project: string }[] = []
    for (const [at, order] of rows.entries()) {
      // Every second order: stock is bought as well.
      const project = at % 2 === 0 ? roomiest(open, order) : undefined
      if (!project) continue
      project.room -= order.amount - order.open
      project.openRoom -= order.open
      given.push({ id: order.id, project: project.id })
    }
    await sql`update ${sql.table(orders)} o set project_id = g.project, cost_type = ${costType}
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(id text, project text) where o.tenant_id = ${tenantId} and o.id = g.id`.execute(
      tx,
    )
  }
}

/** The project of that day with the most room left for an order. */
const roomiest = (projects: readonly Room[], { day, amount, open }: Order): Room | undefined =>
  projects
    .filter(({ from, to, room, openRoom }) => from <= day && day <= to && room >= amount - open && openRoom >= open)
    .reduce<Room | undefined>((best, one) => (best && best.room >= one.room ? best : one), undefined)
