import { type Scanned, scanCalls } from '@bip/contract/resources'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Route, route } from '../../../http/route.ts'

type Location = NonNullable<Scanned['location']>
type Material = NonNullable<Scanned['material']>

/** What a scanned code stands for: a location of the warehouse one works in (else of any), and a material by its code. */
export const scanRoutes = (): Route[] => [
  route({
    method: 'GET',
    path: scanCalls.find,
    access: { permission: 'stockBalance_view' },
    query: z.object({ code: z.string().trim().min(1).max(120), warehouseId: z.string().max(64).optional() }),
    run: ({ services, session: { tenantId }, query }): Promise<Scanned> =>
      services.database.asTenant(
        tenantId,
        async (tx) => {
          const { rows: locations } = await sql<Location>`select l.id, l.location_name as name, l.warehouse_id as "warehouseId",
              w.warehouse_name as "warehouseName" from warehouse_location l
            join warehouse w on w.tenant_id = l.tenant_id and w.id = l.warehouse_id and not w.is_deleted
            where l.tenant_id = ${tenantId} and not l.is_deleted and l.is_active and lower(l.location_name) = lower(${query.code})
            order by (l.warehouse_id = ${query.warehouseId ?? ''}) desc, l.id limit 1`.execute(tx)
          const { rows: materials } = await sql<Material>`select id, material_code as code, material_name as name, unit,
              coalesce(tracking, 'none') as tracking from material
            where tenant_id = ${tenantId} and not is_deleted and is_active and lower(material_code) = lower(${query.code})
            order by id limit 1`.execute(tx)
          return { location: locations[0] ?? null, material: materials[0] ?? null }
        },
        { readOnly: true },
      ),
  }),
]
