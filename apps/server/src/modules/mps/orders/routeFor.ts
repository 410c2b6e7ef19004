import { isEmpty } from '@bip/contract'
import { sql } from 'kysely'
import { localDay } from '../../../kinds/zone.ts'
import type { Context, Values } from '../../../model/extension.ts'

/**
 * The route that an order goes by where nobody named one: released, valid on its day and for its lot; its material's own before that of its
 * category, the usual one before an alternative. Null where there is none.
 */
export async function routeFor({ tx, session, at, place }: Context, values: Values): Promise<string | null> {
  const { materialId, quantity, plannedStart } = values
  const day = isEmpty(plannedStart) ? localDay(at, place.timeZone) : String(plannedStart)
  const { rows } = await sql<{
    id: string
  }>`select r.id from produce_route r join material m on m.tenant_id = r.tenant_id and m.id = ${materialId}
    where r.tenant_id = ${session.tenantId} and not r.is_deleted and r.route_status = 'released'
      and (r.material_id = m.id or (r.material_id is null and r.material_category = m.category))
      and r.valid_from <= ${day}::date and (r.valid_to is null or r.valid_to >= ${day}::date)
      and (r.lot_from is null or r.lot_from <= ${quantity}::numeric) and (r.lot_to is null or r.lot_to >= ${quantity}::numeric)
    order by r.material_id is null, coalesce(r.is_alternative, false), r.valid_from desc, r.id desc limit 1`.execute(tx)
  return rows[0]?.id ?? null
}
