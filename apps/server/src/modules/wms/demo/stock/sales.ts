import type { Movement } from '@bip/contract'
import { scmOutStock } from '@bip/contract/resources'
import { addDays } from '../../../../base/days.ts'
import { createRandom } from '../../../../seed/demo/random.ts'
import { type DemoRecord, madeOf, peopleOf, type World } from '../../../../seed/demo/world.ts'
import { writeDocument } from './documents.ts'
import type { Telling } from './receipts.ts'

type Line = Record<string, unknown>
type Due = { order: DemoRecord; postedOn: string }

/** Sales orders that were due, by the day on which goods of them left: most in time, some late, some not yet. */
export function salesDue(world: World): Due[] {
  const random = createRandom('sales issues')
  const today = world.calendar.day(0)
  return madeOf(world, 'saleOrder')
    .filter(({ values }) => values.processStatus === 'approved')
    .flatMap((order) => {
      const late = random.chance(0.2) ? random.whole(1, 9) : -random.whole(0, 3)
      const postedOn = addDays(String(order.values.deliveryDate), late)
      return postedOn <= today && random.chance(0.88) ? { order, postedOn } : []
    })
    .toSorted((one, other) => (one.postedOn < other.postedOn ? -1 : 1))
}

/** What left for a customer, from the warehouse in which the first of it lay; what was not there stays open. */
export function sell({ world, random, ledger, places, numbers }: Telling, { order, postedOn }: Due, index: number) {
  const wanted = order.values.lines as Line[]
  const from = wanted.flatMap(({ materialId }) => ledger.placesOf(String(materialId)))[0]?.place.warehouseId
  if (!from) return undefined
  const lines = wanted.flatMap((line) => {
    const lying = ledger.placesOf(String(line.materialId)).filter(({ place }) => place.warehouseId === from)
    const unit = places.materials.get(String(line.materialId))?.values.unit
    const source = { unit, sourceNo: order.values.no, sourceLineId: line.id }
    return taken(lying, Number(line.quantity)).map((one) => ({ ...one, ...source }))
  })
  const keepers = peopleOf(world, 'd08')
  const [keeper, auditor] = [random.pick(keepers), keepers[0] ?? world.admin]
  const isOpen = postedOn > world.calendar.day(-3)
  const values = {
    no: numbers.next('XC', postedOn),
    customerId: order.values.customerId,
    orgId: order.values.orgId,
    warehouseId: from,
    postedOn,
    keeperId: keeper.id,
    docStatus: isOpen ? 'draft' : 'posted',
    lines: lines.slice(0, 400),
  }
  const at = world.calendar.past(Date.parse(`${postedOn}T01:00:00Z`) + random.whole(0, 7 * 60) * 60_000)
  return writeDocument(ledger, { core: scmOutStock, at, by: keeper, auditor, index, values })
}

/** Places one after the other, until there is enough. */
function taken(lying: readonly { place: Movement; quantity: number }[], wanted: number): Line[] {
  let open = wanted
  return lying.flatMap(({ place, quantity }) => {
    const part = Math.min(open, quantity)
    if (part <= 0) return []
    open -= part
    const { materialId, locationId, lotNo, serialNo } = place
    return { materialId, locationId, lotNo, serialNo, quantity: part.toFixed(4) }
  })
}
