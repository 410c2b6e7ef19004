import { type DemoRecord, idAt, madeOf, peopleOf } from '../../../../seed/demo/world.ts'
import type { Telling } from './receipts.ts'

/** What is kept for orders that are still to be delivered, and what was kept and is issued or free again. */
export function reserve(telling: Telling, wanted: number): DemoRecord[] {
  const { world, random, ledger, places, numbers } = telling
  const orders = madeOf(world, 'saleOrder')
  const planners = peopleOf(world, 'd07')
  const offsets = Array.from({ length: wanted }, () => -random.whole(0, 60)).toSorted((one, other) => one - other)
  return offsets.flatMap((offset, index) => {
    const warehouse = random.pick(places.warehouses)
    const status = offset < -25 ? random.pick(['used', 'used', 'released']) : random.pick(['active', 'active', 'active', 'draft'])
    const [found] = ledger.drawFrom(warehouse.id, random, 1)
    if (!found) return []
    const quantity = Math.max(1, Math.floor(found.quantity * 0.3))
    const isKept = status === 'active'
    const balanceId = isKept ? ledger.reserve(found.place, quantity) : undefined
    if (isKept && !balanceId) return []
    const at = world.calendar.at(offset, random.whole(8, 17), random.whole(0, 59))
    const id = idAt(at, index)
    return {
      id,
      at,
      by: planners.length > 0 ? random.pick(planners) : world.admin,
      values: {
        no: numbers.next('YL', world.calendar.day(offset)),
        reservationStatus: status,
        materialId: found.place.materialId,
        warehouseId: warehouse.id,
        quantity: quantity.toFixed(4),
        reservedFor: String(orders.length > 0 ? random.pick(orders).values.no : `GD-${random.digits(6)}`),
        neededOn: world.calendar.day(offset + random.whole(14, 50)),
        allocations: balanceId ? [{ id: `${id}001`, balanceId, quantity: quantity.toFixed(4) }] : [],
      },
    }
  })
}
