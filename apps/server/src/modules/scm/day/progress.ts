import type { OrderProgress } from '@bip/contract/resources'
import { purchaseOrder, saleOrder, scmInStock, scmOutStock, wmsInStock, wmsOutStock } from '@bip/contract/resources'
import Big from 'big.js'
import { sql } from 'kysely'
import type { Context } from '../../../model/extension.ts'
import { notFound } from '../../../model/ids.ts'
import { modelOf } from '../../../model/model.ts'
import { demand, reaches } from '../../../model/scope.ts'
import { readRecord } from '../../../resources/read/read.ts'
import { settlements } from '../../../resources/stock/documents/openOrders.ts'
import { keptFor } from '../../../resources/stock/documents/reserved.ts'

const sides = {
  purchaseOrder: { model: modelOf(purchaseOrder), settlement: settlements.purchase, by: [scmInStock, wmsInStock] },
  saleOrder: { model: modelOf(saleOrder), settlement: settlements.sale, by: [scmOutStock, wmsOutStock] },
} as const
export type OrderSide = keyof typeof sides
export const orderSides = Object.keys(sides) as [OrderSide, ...OrderSide[]] // its own keys

type Line = OrderProgress['lines'][number] & { materialId: string }

/** What came or left of each line of an order, and the documents that say so, the latest first. */
export async function progressOf(context: Context, side: OrderSide, orderId: string): Promise<OrderProgress> {
  const { tx, session, place } = context
  const { model, settlement, by } = sides[side]
  const scope = demand(session, model, 'view', model.core.label[place.language])
  const order = await readRecord(tx, session.tenantId, model, orderId, {})
  if (!order || !reaches(session, scope, order)) throw notFound(model, place.language)
  const orderLines = sql.table(`${settlement.orders}_lines`)
  const settling = sql.join(
    by.map((core) => {
      const { table } = modelOf(core)
      return sql`select ${sql.lit(core.key)} as type, h.id, h.no, h.doc_status, h.posted_on, d.source_line_id as line_id, d.base_quantity as quantity
        from ${orderLines} l
        join ${sql.table(`${table}_lines`)} d on d.tenant_id = l.tenant_id and d.source_line_id = l.id
        join ${sql.table(table)} h on h.tenant_id = d.tenant_id and h.id = d.parent_id and not h.is_deleted
        where l.tenant_id = ${session.tenantId} and l.parent_id = ${orderId}`
    }),
    sql` union all `,
  )
  const { rows: lines } =
    await sql<Line>`select l.id, l.material_id as "materialId", concat_ws(' ', m.material_code, m.material_name) as material, m.unit,
      l.quantity::text as ordered, coalesce(s.settled, 0)::text as settled, coalesce(s.waiting, 0)::text as waiting,
      greatest(l.quantity - coalesce(s.settled, 0), 0)::text as open, '0' as reserved
    from ${orderLines} l left join material m on m.tenant_id = l.tenant_id and m.id = l.material_id
    left join (select x.line_id, sum(x.quantity) as settled, sum(x.quantity) filter (where x.doc_status = 'auditing') as waiting
      from (${settling}) x where x.doc_status in ('auditing', 'posted') group by 1) s on s.line_id = l.id
    where l.tenant_id = ${session.tenantId} and l.parent_id = ${orderId} order by l.line_no`.execute(tx)
  const { rows: documents } = await sql<
    OrderProgress['documents'][number]
  >`select x.id, x.type, x.no, x.doc_status as "docStatus",
      x.posted_on::text as "postedOn", sum(x.quantity)::text as quantity
    from (${settling}) x group by x.id, x.type, x.no, x.doc_status, x.posted_on order by x.posted_on desc nulls last, x.id desc limit 100`.execute(
    tx,
  )
  const kept = side === 'saleOrder' ? await keptFor(context, [String(order.no)]) : []
  return { lines: withKept(lines, kept), documents }
}

/** What is kept for an order is kept by material: it goes to the first lines that are open. */
function withKept(lines: readonly Line[], kept: readonly { materialId: string; quantity: string }[]): OrderProgress['lines'] {
  const left = new Map<string, Big>()
  for (const { materialId, quantity } of kept) left.set(materialId, (left.get(materialId) ?? Big(0)).plus(quantity))
  return lines.map(({ materialId, ...line }) => {
    const there = left.get(materialId) ?? Big(0)
    const reserved = there.lt(line.open) ? there : Big(line.open)
    left.set(materialId, there.minus(reserved))
    return { ...line, reserved: reserved.toFixed(4) }
  })
}
