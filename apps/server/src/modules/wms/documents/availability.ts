import { sql } from 'kysely'
import { z } from 'zod'
import { type Route, route } from '../../../http/route.ts'
import { liesHeld } from '../../../resources/stock/documents/inspected.ts'

type Free = { materialId: string; onHand: string; reserved: string; free: string }

const id = z.string().min(1).max(64)

/** What is free of many materials at once, as lines of a document ask for it; in one warehouse, or in all that are in use. */
export const availabilityRoutes = (): Route[] => [
  route({
    method: 'POST',
    path: '/blade-bip/plus/stock/availability',
    access: { permission: 'stockBalance_view' },
    body: z.object({ materialIds: z.array(id).min(1).max(1000), warehouseId: id.optional() }),
    bodyLimit: 1 << 18,
    onlyReads: true,
    run: ({ services, session: { tenantId }, body: { materialIds, warehouseId } }): Promise<Free[]> =>
      services.database.asTenant(
        tenantId,
        async (tx) => {
          const here = warehouseId
            ? sql`b.warehouse_id = ${warehouseId}`
            : sql`b.warehouse_id in (select id from warehouse where tenant_id = ${tenantId} and is_active and not is_deleted)`
          const asked = sql`b.tenant_id = ${tenantId} and b.material_id = any(${materialIds}::text[]) and not b.is_deleted and ${here}`
          // Sums are read of an index alone, which knows no places: what is held is taken off.
          const { rows } = await sql<Free>`select m.id as "materialId", coalesce(s.quantity, 0)::text as "onHand",
              coalesce(s.reserved, 0)::text as reserved, (coalesce(s.quantity - s.reserved, 0) - coalesce(h.free, 0))::text as free
            from unnest(${materialIds}::text[]) m(id)
            left join (select b.material_id, sum(b.quantity) as quantity, sum(b.reserved) as reserved
              from stock_balance b where ${asked} group by 1) s on s.material_id = m.id
            left join (select b.material_id, sum(b.quantity - b.reserved) as free
              from stock_balance b where ${liesHeld(tenantId, sql`b`)} and ${asked} group by 1) h on h.material_id = m.id`.execute(
            tx,
          )
          return rows
        },
        { readOnly: true },
      ),
  }),
]
