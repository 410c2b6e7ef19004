import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'

/** Orders of one kind, and the share of a project's cost that they are. */
const kinds = [
  { orders: 'purchase_order', day: 'purchase_date', states: ['approved'], costType: 'material', share: 0.4 },
  {
    orders: 'outsource_order',
    day: 'ordered_on',
    states: ['released', 'overdue', 'completed'],
    costType: 'outsourcing',
    share: 0.12,
  },
] as const

type Order = { id: string; amount: number; day: string }
type Room = { id: string; from: string; to: string; room: number }

/** Orders of the time of a project are for it, until they come to the share of its cost that such orders are. */
export async function orderForProjects(tx: Tx, tenantId: string): Promise<void> {
  for (const { orders, day, states, costType, share } of kinds) {
    const { rows: open } = await sql<Room>`select p.id, p.plan_start::text as "from", p.plan_end::text as "to",
        (coalesce(p.forecast_cost, p.budget, 0) * ${share}::numeric)::float8 as room from project p
      where p.tenant_id = ${tenantId} and not p.is_deleted and p.project_status not in ('draft', 'inApproval', 'rejected') order by p.id`.execute(
      tx,
    )
    const { rows } = await sql<Order>`select id, amount::float8 as amount, ${sql.ref(day)}::text as day from ${sql.table(orders)}
      where tenant_id = ${tenantId} and not is_deleted and ${sql.ref(orders === 'purchase_order' ? 'process_status' : 'order_status')} = any(${[...states]}::text[])
      order by ${sql.ref(day)}, id`.execute(tx)
    const given: { id: string; project: string }[] = []
    // Every second order: stock is bought as well.
    for (const [at, order] of rows.entries()) {
      const project = at % 2 === 0 ? roomiest(open, order) : undefined
      if (!project) continue
      project.room -= order.amount
      given.push({ id: order.id, project: project.id })
    }
    await sql`update ${sql.table(orders)} o set project_id = g.project, cost_type = ${costType}
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(id text, project text) where o.tenant_id = ${tenantId} and o.id = g.id`.execute(
      tx,
    )
  }
}

/** The project of that day with the most room left for an order. */
const roomiest = (projects: readonly Room[], { day, amount }: Order): Room | undefined =>
  projects
    .filter(({ from, to, room }) => from <= day && day <= to && room >= amount)
    .reduce<Room | undefined>((best, one) => (best && best.room >= one.room ? best : one), undefined)
