import { stockCount } from '@bip/contract/resources'
import { type DemoRecord, peopleOf } from '../../../../seed/demo/world.ts'
import { writeDocument } from './documents.ts'
import type { Telling } from './receipts.ts'

const reasons = ['发料未及时过账', '领料多发一件', '包装短少', '退料未登记', '计量误差']

/** A count of some places of a warehouse; a few of them hold more or less than the books say. */
export function count(telling: Telling, offset: number, index: number): DemoRecord | undefined {
  const { world, random, ledger, places, numbers } = telling
  const warehouse = random.pick(places.warehouses)
  const chosen = ledger.drawFrom(warehouse.id, random, random.whole(12, 30))
  const first = chosen.find(({ place }) => !place.serialNo)
  if (!first) return undefined
  const keepers = peopleOf(world, 'd08')
  const postedOn = world.calendar.day(offset)
  const lines = chosen.map((found) => {
    const { materialId, locationId, lotNo, serialNo, ownerId } = found.place
    const differs = found === first || (!serialNo && random.chance(0.08))
    const counted = differs ? Math.max(0, found.quantity + random.pick([-2, -1, -1, 1])) : found.quantity
    return {
      ...{ materialId, locationId, lotNo, serialNo, ownerId },
      unit: places.materials.get(materialId)?.values.unit,
      bookQuantity: found.quantity.toFixed(4),
      countedQuantity: counted.toFixed(4),
      firstCount: differs ? counted.toFixed(4) : null,
      remark: differs ? random.pick(reasons) : null,
    }
  })
  const values = {
    no: numbers.next('PD', postedOn),
    warehouseId: warehouse.id,
    orgId: warehouse.values.orgId,
    postedOn,
    keeperId: random.pick(keepers).id,
    isBlind: random.chance(0.7),
    tolerance: '1.00',
    docStatus: offset > -6 ? random.pick(['auditing', 'auditing', 'posted']) : 'posted',
    lines,
  }
  const at = world.calendar.at(offset, random.whole(8, 16), random.whole(0, 59))
  const shared = { at, by: random.pick(keepers), auditor: keepers[0] ?? world.admin, index }
  return writeDocument(ledger, { core: stockCount, ...shared, values })
}
