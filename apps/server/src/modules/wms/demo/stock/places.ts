import type { Random } from '../../../../seed/demo/random.ts'
import { type DemoRecord, madeOf, type World } from '../../../../seed/demo/world.ts'

/** Where materials lie and what they are called. */
export function createPlaces(world: World, random: Random) {
  const materials = new Map(madeOf(world, 'material').map((material) => [material.id, material]))
  const warehouses = new Map(madeOf(world, 'warehouse').map((warehouse) => [warehouse.id, warehouse]))
  const [held, stored] = [true, false].map((isHeld) =>
    madeOf(world, 'warehouseLocation').filter(({ values }) => (values.locationType === 'quarantine') === isHeld),
  )
  const locations = Map.groupBy(stored ?? [], ({ values }) => String(values.warehouseId))
  const locationNames = new Map(madeOf(world, 'warehouseLocation').map(({ id, values }) => [id, String(values.locationName)]))
  const own = new Map<string, string | null>()
  return {
    materials,
    warehouses: [...warehouses.values()],
    /** A material has its place in a warehouse and keeps it. */
    locationOf(materialId: string, warehouseId: string): string | null {
      const key = `${materialId} ${warehouseId}`
      const known = own.get(key)
      if (known !== undefined) return known
      const free = locations.get(warehouseId) ?? []
      const chosen = free.length > 0 ? random.pick(free).id : null
      own.set(key, chosen)
      return chosen
    },
    /** Where what comes into a warehouse waits for its inspection. */
    heldIn: (warehouseId: string): string | undefined => held?.find(({ values }) => values.warehouseId === warehouseId)?.id,
    nameOf({ materialId, warehouseId, locationId, lotNo, serialNo }: Record<string, unknown>): string {
      const { materialCode, materialName } = (materials.get(String(materialId)) as DemoRecord | undefined)?.values ?? {}
      const where = [
        warehouses.get(String(warehouseId))?.values.warehouseName,
        locationNames.get(String(locationId)),
        lotNo && `#${lotNo}`,
        serialNo && `SN ${serialNo}`,
      ]
      return `${materialCode} ${materialName} · ${where.filter(Boolean).join(' ')}`
    },
  }
}

export type Places = ReturnType<typeof createPlaces>
