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
      countedAt: world.calendar.at(offset, 8, 0),
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

/** What is to be counted now: one that has begun, half of it counted, and one that is planned for tomorrow. */
export function openCounts(telling: Telling, from: number): DemoRecord[] {
  const { world, random, ledger, places, numbers } = telling
  const [begun, planned] = places.warehouses
  const keepers = peopleOf(world, 'd08')
  const keeper = keepers[0] ?? world.admin
  if (!begun || !planned) return []
  const lines = ledger.drawFrom(begun.id, random, 24).map(({ place, quantity }, at) => {
    const { materialId, locationId, lotNo, serialNo, ownerId } = place
    const where = { materialId, locationId, lotNo, serialNo, ownerId }
    const counted = at % 5 === 3 ? Math.max(0, quantity - 1) : quantity
    return {
      ...where,
      bookQuantity: null,
      countedQuantity: at % 2 === 0 ? null : counted.toFixed(4),
      countedAt: at % 2 === 0 ? null : world.calendar.at(0, 8, 0),
      firstCount: null,
      remark: null,
    }
  })
  const write = (warehouse: DemoRecord, postedOn: string, index: number, more: Record<string, unknown>) => {
    const { orgId } = warehouse.values
    const values = { no: numbers.next('PD', postedOn), warehouseId: warehouse.id, orgId, postedOn, keeperId: keeper.id, ...more }
    const at = world.calendar.at(0, 8, index)
    const common = { isBlind: true, tolerance: '1.00', ...values }
    return writeDocument(ledger, { core: stockCount, at, by: keeper, auditor: keeper, index: from + index, values: common }) ?? []
  }
  return [
    write(begun, world.calendar.day(0), 1, { docStatus: 'counting', lines }),
    write(planned, world.calendar.day(1), 2, { docStatus: 'draft', abcClass: 'A', lines: [] }),
  ].flat()
}
