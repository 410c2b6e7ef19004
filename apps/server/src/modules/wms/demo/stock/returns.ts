import { wmsInStock } from '@bip/contract/resources'
import { type DemoRecord, peopleOf } from '../../../../seed/demo/world.ts'
import { writeDocument } from './documents.ts'
import type { Telling } from './receipts.ts'

/** What comes back into a warehouse on a day: left over in assembly, or made there. Undefined where nothing of its kind lies yet. */
export function bringBack(telling: Telling, offset: number, index: number): DemoRecord | undefined {
  const { world, random, ledger, places, numbers } = telling
  const warehouse = random.pick(places.warehouses)
  const chosen = ledger
    .drawFrom(warehouse.id, random, random.whole(1, 5))
    .filter(({ place }) => place.serialNo === null || place.serialNo === '')
  if (chosen.length === 0) return undefined
  const [keepers, makers] = [peopleOf(world, 'd08'), peopleOf(world, 'd10')]
  const postedOn = world.calendar.day(offset)
  const lines = chosen.map(({ place }) => {
    const { unit, referencePrice } = places.materials.get(place.materialId)?.values ?? {}
    const { materialId, locationId, lotNo } = place
    const quantity = `${random.whole(1, 6)}.0000`
    return { materialId, unit, locationId, lotNo, quantity, price: referencePrice, inspection: 'passed' }
  })
  const isMade = chosen.every(({ place }) => places.materials.get(place.materialId)?.values.source === 'made')
  const isOpen = offset > -2 && random.chance(0.5)
  const values = {
    no: numbers.next('RK', postedOn),
    inType: isMade ? 'production' : random.pick(['return', 'return', 'other']),
    warehouseId: warehouse.id,
    orgId: warehouse.values.orgId,
    postedOn,
    keeperId: random.pick(makers).id,
    docStatus: isOpen ? 'auditing' : 'posted',
    lines,
  }
  const at = world.calendar.at(offset, random.whole(9, 17), random.whole(0, 59))
  const shared = { at, by: random.pick(keepers), auditor: keepers[0] ?? world.admin, index }
  return writeDocument(telling.ledger, { core: wmsInStock, ...shared, values })
}
