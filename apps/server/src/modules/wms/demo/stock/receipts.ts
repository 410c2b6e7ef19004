import { scmInStock } from '@bip/contract/resources'
import { addDays } from '../../../../base/days.ts'
import type { Random } from '../../../../seed/demo/random.ts'
import { type DemoRecord, peopleOf, type World } from '../../../../seed/demo/world.ts'
import { type Numbers, writeDocument } from './documents.ts'
import type { DemoLedger } from './ledger.ts'
import type { Places } from './places.ts'

export type Lot = {
  lotNo: string
  materialId: string
  postedOn: string
  expiresOn: string | null
  no: string
  at: string
  /** Its receipt is only written: nothing of it has come in. */
  isOpen: boolean
}
export type Telling = { world: World; random: Random; ledger: DemoLedger; places: Places; numbers: Numbers; lots: Lot[] }

/** A receipt of an order that was due: most in time, some late, some in part. */
export function receive({ world, random, ledger, places, numbers, lots }: Telling, order: DemoRecord, index: number) {
  const buyers = peopleOf(world, 'd08')
  const { no: orderNo, supplierId, orgId, deliveryDate, lines } = order.values
  const postedOn = addDays(String(deliveryDate), random.chance(0.16) ? random.whole(1, 12) : -random.whole(0, 4))
  const today = world.calendar.day(0)
  if (postedOn > today) return undefined
  const [keeper, auditor] = [random.pick(buyers), buyers[0] ?? world.admin]
  const at = world.calendar.past(Date.parse(`${postedOn}T01:00:00Z`) + random.whole(0, 7 * 60) * 60_000)
  const no = numbers.next('CR', postedOn)
  const first = (lines as Record<string, unknown>[])[0]
  const usual = places.materials.get(String(first?.materialId))?.values.defaultWarehouseId
  const warehouseId = String((orgId === '100010' ? places.warehouses[8]?.id : usual) ?? places.warehouses[0]?.id)
  const isOpen = postedOn > addDays(today, -2) && random.chance(0.6)
  const received = (lines as Record<string, unknown>[]).flatMap((line) =>
    lineOf({ places, random, lots }, line, { postedOn, warehouseId, orderNo, no, at, isOpen }),
  )
  const values = {
    no,
    supplierId,
    orgId,
    warehouseId,
    postedOn,
    keeperId: keeper.id,
    deliveryNoteNo: `SH-${random.digits(6)}`,
    docStatus: isOpen ? 'draft' : 'posted',
    lines: received.slice(0, 400),
  }
  return writeDocument(ledger, { core: scmInStock, at, by: keeper, auditor, index, values })
}

type At = Pick<Lot, 'postedOn' | 'no' | 'at' | 'isOpen'> & { warehouseId: string; orderNo: unknown }

/** Lines of what an order's line brought: one, or one for each serial number. */
function lineOf(
  { places, random, lots }: Pick<Telling, 'places' | 'random' | 'lots'>,
  line: Record<string, unknown>,
  { postedOn, warehouseId, orderNo, no, at, isOpen }: At,
): Record<string, unknown>[] {
  const materialId = String(line.materialId)
  const { tracking, shelfLifeDays, unit, needsInspection } = places.materials.get(materialId)?.values ?? {}
  const usual = places.locationOf(materialId, warehouseId)
  const shared = {
    materialId,
    unit,
    locationId: (isOpen && needsInspection ? places.heldIn(warehouseId) : undefined) ?? usual,
    price: line.price,
    inspection: needsInspection ? (isOpen ? 'waiting' : 'passed') : 'free',
    sourceNo: orderNo,
    sourceLineId: line.id,
  }
  if (tracking === 'serial')
    return Array.from({ length: Math.round(Number(line.quantity)) }, () => ({
      ...shared,
      quantity: '1.0000',
      serialNo: `SN${postedOn.slice(2, 4)}${random.digits(8)}`,
    }))
  const part = random.chance(0.05) ? 0.5 : 1
  const quantity = part === 1 ? String(line.quantity) : Math.max(1, Math.floor(Number(line.quantity) * part)).toFixed(4)
  if (tracking !== 'lot') return [{ ...shared, quantity }]
  const lotNo = `L${postedOn.slice(2, 7).replace('-', '')}-${String(lots.length + 1).padStart(5, '0')}`
  const expiresOn = shelfLifeDays ? addDays(postedOn, Number(shelfLifeDays)) : null
  lots.push({ lotNo, materialId, postedOn, expiresOn, no, at, isOpen })
  return [{ ...shared, quantity, lotNo, expiresOn }]
}
