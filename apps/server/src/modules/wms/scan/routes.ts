import { type Scanned, scanCalls } from '@bip/contract/resources'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Route, route } from '../../../http/route.ts'
import { hasText } from '../../../model/sameText.ts'

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
          const { rows: locations } = await sql<Location>`select t.id, t.location_name as name, t.warehouse_id as "warehouseId",
              w.warehouse_name as "warehouseName" from warehouse_location t
            join warehouse w on w.tenant_id = t.tenant_id and w.id = t.warehouse_id and not w.is_deleted
            where t.tenant_id = ${tenantId} and not t.is_deleted and t.is_active and ${hasText('warehouseLocation', 'locationName', query.code)}
            order by (t.warehouse_id = ${query.warehouseId ?? ''}) desc, t.id limit 1`.execute(tx)
          const { rows: materials } = await sql<Material>`select t.id, t.material_code as code, t.material_name as name, t.unit,
              coalesce(t.tracking, 'none') as tracking from material t
            where t.tenant_id = ${tenantId} and not t.is_deleted and t.is_active and ${hasText('material', 'materialCode', query.code)}
            order by t.id limit 1`.execute(tx)
          return { location: locations[0] ?? null, material: materials[0] ?? null }
        },
        { readOnly: true },
      ),
  }),
]
