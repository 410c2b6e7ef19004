import type { Movement, StockPlace } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

export type MaterialFacts = { name: string; tracking: string; isActive: boolean; shelfLifeDays: number | null }
export type WarehouseFacts = { name: string; allowNegative: boolean; isActive: boolean }
export type LocationFacts = { name: string; warehouseId: string; isActive: boolean }

/** What a posting needs to know of what it moves and where, by id. */
export type StockFacts = {
  materials: ReadonlyMap<string, MaterialFacts>
  warehouses: ReadonlyMap<string, WarehouseFacts>
  locations: ReadonlyMap<string, LocationFacts>
}

const idsOf = (ids: readonly (string | null)[]): string[] =>
  [...new Set(ids.filter((id) => id !== null && id !== ''))] as string[] // those left are texts

export async function readFacts(tx: Tx, tenantId: string, movements: readonly Movement[]): Promise<StockFacts> {
  const read = async <T>(select: Promise<{ rows: (T & { id: string })[] }>) =>
    new Map((await select).rows.map((row): [string, T] => [row.id, row]))
  const materials = await read(
    sql<MaterialFacts & { id: string }>`select id, concat_ws(' ', material_code, material_name) as name,
      coalesce(tracking, 'none') as tracking, coalesce(is_active, true) as "isActive", shelf_life_days::int as "shelfLifeDays"
      from material where tenant_id = ${tenantId} and id = any(${idsOf(movements.map(({ materialId }) => materialId))}::text[])`.execute(
      tx,
    ),
  )
  const warehouses = await read(
    sql<WarehouseFacts & { id: string }>`select id, warehouse_name as name, coalesce(allow_negative, false) as "allowNegative",
      coalesce(is_active, true) and not is_deleted as "isActive" from warehouse
      where tenant_id = ${tenantId} and id = any(${idsOf(movements.map(({ warehouseId }) => warehouseId))}::text[])`.execute(tx),
  )
  const locations = await read(
    sql<LocationFacts & { id: string }>`select id, location_name as name, warehouse_id as "warehouseId",
      coalesce(is_active, true) as "isActive" from warehouse_location
      where tenant_id = ${tenantId} and not is_deleted and id = any(${idsOf(movements.map(({ locationId }) => locationId))}::text[])`.execute(
      tx,
    ),
  )
  return { materials, warehouses, locations }
}

/** Where a movement is, as people call it. */
export const placeName = (
  { warehouses, locations }: StockFacts,
  { warehouseId, locationId, lotNo, serialNo }: StockPlace,
): string =>
  [
    warehouses.get(warehouseId)?.name,
    locationId && locations.get(locationId)?.name,
    lotNo && `#${lotNo}`,
    serialNo && `SN ${serialNo}`,
  ]
    .filter(Boolean)
    .join(' ')
