import type { Random } from '../../../../seed/demo/random.ts'
import { type DemoRecord, idAt, type World } from '../../../../seed/demo/world.ts'
import type { Places } from './places.ts'

/** Warehouses are mirrored as a whole, one after the other, as long as they hold no more than so many balances. */
const maxMirrored = 2000

type Mirrored = { erpInventory: DemoRecord[]; erpStock: DemoRecord[] }

/** What the ERP said last night: mostly what the ledger says, sometimes not yet. */
export function mirrorOf(world: World, random: Random, balances: readonly DemoRecord[], places: Places): Mirrored {
  const asOf =
    world.calendar.at(0, 2, 0) > world.calendar.now.toISOString() ? world.calendar.at(-1, 2, 0) : world.calendar.at(0, 2, 0)
  const sums = new Map<string, { materialId: string; warehouseId: string; quantity: number }>()
  for (const { values } of mirrored(balances)) {
    const [materialId, warehouseId] = [String(values.materialId), String(values.warehouseId)]
    const key = `${materialId} ${warehouseId}`
    const before = sums.get(key)?.quantity ?? 0
    sums.set(key, { materialId, warehouseId, quantity: before + Number(values.quantity) })
  }
  const names = new Map(places.warehouses.map(({ id, values }) => [id, String(values.warehouseName)]))
  const rows = [...sums.values()].map((sum) => ({
    ...sum,
    erp: random.chance(0.06) ? Math.max(0, sum.quantity + random.whole(-5, 8)) : sum.quantity,
  }))
  const record = (index: number, values: Record<string, unknown>): DemoRecord => ({
    id: idAt(asOf, index),
    at: asOf,
    by: world.admin,
    values: { asOf, ...values },
  })
  return {
    erpInventory: rows.map(({ materialId, warehouseId, erp }, index) =>
      record(index, {
        erpWarehouseName: names.get(warehouseId) ?? 'ERP',
        materialId,
        warehouseId,
        lotNo: null,
        erpQuantity: erp.toFixed(4),
      }),
    ),
    erpStock: [...Map.groupBy(rows, ({ materialId }) => materialId)].map(([materialId, own], index) => {
      const erpQuantity = own.reduce((total, { erp }) => total + erp, 0)
      return record(index, {
        erpMaterialNo: String(places.materials.get(materialId)?.values.materialCode ?? ''),
        materialId,
        orgId: '100006',
        erpQuantity: erpQuantity.toFixed(4),
        erpAvailable: erpQuantity.toFixed(4),
        inTransit: random.chance(0.2) ? `${random.whole(1, 40)}.0000` : '0.0000',
      })
    }),
  }
}

/** The balances of warehouses that the ERP keeps, the smallest warehouse first. */
function mirrored(balances: readonly DemoRecord[]): DemoRecord[] {
  const chosen: DemoRecord[] = []
  const byWarehouse = [...Map.groupBy(balances, ({ values }) => values.warehouseId).values()]
  for (const own of byWarehouse.toSorted((one, other) => one.length - other.length))
    if (chosen.length + own.length <= maxMirrored) chosen.push(...own)
  return chosen
}
