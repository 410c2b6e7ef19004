import { stockTransfer, wmsOutStock } from '@bip/contract/resources'
import { type DemoRecord, peopleOf } from '../../../../seed/demo/world.ts'
import { writeDocument } from './documents.ts'
import type { Telling } from './receipts.ts'

/** What assembly takes on a day from one warehouse, or what goes to the line. Undefined where little lies there. */
export function issue(telling: Telling, offset: number, index: number): { key: string; record: DemoRecord } | undefined {
  const { world, random, ledger, places, numbers } = telling
  const warehouse = random.pick(places.warehouses)
  const isMove = random.chance(0.08)
  const chosen = ledger.drawFrom(warehouse.id, random, random.whole(4, 16))
  if (chosen.length < 2) return undefined
  const [keepers, workers] = [peopleOf(world, 'd08'), peopleOf(world, 'd10')]
  const at = world.calendar.at(offset, random.whole(8, 16), random.whole(0, 59))
  const postedOn = world.calendar.day(offset)
  const [keeper, auditor] = [random.pick(keepers), keepers[0] ?? world.admin]
  const isOpen = offset > -2 && random.chance(0.5)
  const line = places.warehouses[5]?.id ?? warehouse.id
  const lines = chosen.map(({ place, quantity }) => {
    const { materialId, locationId, lotNo, serialNo } = place
    const unit = places.materials.get(materialId)?.values.unit
    return {
      materialId,
      unit,
      locationId,
      lotNo,
      serialNo,
      quantity: part(quantity, random.next()),
      ...(isMove && { toLocationId: places.locationOf(materialId, line) }),
    }
  })
  const head = { warehouseId: warehouse.id, orgId: warehouse.values.orgId, postedOn, keeperId: keeper.id, lines }
  const shared = { at, by: keeper, auditor, index }
  const docStatus = isOpen ? 'auditing' : 'posted'
  if (isMove) {
    const values = { ...head, no: numbers.next('DB', postedOn), toWarehouseId: line, docStatus }
    const record = writeDocument(ledger, { core: stockTransfer, ...shared, values })
    return record && { key: 'stockTransfer', record }
  }
  const outType = random.chance(0.94) ? 'production' : random.pick(['scrap', 'other'])
  const values = { ...head, no: numbers.next('CK', postedOn), outType, receiverId: random.pick(workers).id, docStatus }
  const record = writeDocument(ledger, { core: wmsOutStock, ...shared, values })
  return record && { key: 'wmsOutStock', record }
}

/** Some of what lies there: the whole of little, a part of much. */
function part(quantity: number, chance: number): string {
  if (quantity <= 2 || chance < 0.3) return quantity.toFixed(4)
  return Math.max(1, Math.floor(quantity * (0.2 + chance * 0.6))).toFixed(4)
}
