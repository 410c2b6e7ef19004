import { daysBetween } from '../../../../base/days.ts'
import { createRandom } from '../../../../seed/demo/random.ts'
import type { DemoContext } from '../../../../seed/demo/step.ts'
import { store } from '../../../../seed/demo/store.ts'
import { type DemoRecord, idAt, madeOf, type World } from '../../../../seed/demo/world.ts'
import { count as countPlaces, openCounts } from './counts.ts'
import { Numbers } from './documents.ts'
import { issue } from './issues.ts'
import { DemoLedger } from './ledger.ts'
import { mirrorOf } from './mirrors.ts'
import { createPlaces } from './places.ts'
import { receive, type Telling } from './receipts.ts'
import { reserve } from './reservations.ts'
import { bringBack } from './returns.ts'
import { salesDue, sell } from './sales.ts'

/** Everything that happened to stock, by the key of its resource, in the order in which it is stored. */
export type DemoStock = readonly (readonly [key: string, records: readonly DemoRecord[]])[]

const otherKeys = ['wmsInStock', 'wmsOutStock', 'stockTransfer', 'stockCount']

/** Two years of stock: receipts of the orders that were due, what left for customers, and `count` other documents among them, day by day. */
export function makeStock(world: World, count: number): DemoStock {
  const random = createRandom('stock')
  const telling: Telling = {
    world,
    random,
    ledger: new DemoLedger(),
    places: createPlaces(world, random),
    numbers: new Numbers(),
    lots: [],
  }
  const due = madeOf(world, 'purchaseOrder')
    .filter(({ values }) => values.processStatus === 'approved')
    .toSorted((one, other) => (String(one.values.deliveryDate) < String(other.values.deliveryDate) ? -1 : 1))
  const receipts: DemoRecord[] = []
  const others: { key: string; record: DemoRecord }[] = []
  const sales: DemoRecord[] = []
  const sold = salesDue(world)
  const perOrder = count / Math.max(1, due.length)
  let wanted = 0
  for (const [index, order] of due.entries()) {
    const receipt = receive(telling, order, index)
    if (receipt) receipts.push(receipt)
    const until = String(order.values.deliveryDate)
    for (let next = sold[0]; next && next.postedOn <= until; next = sold[0]) {
      const left = sell(telling, next, sales.length)
      if (left) sales.push(left)
      sold.shift()
    }
    if (until > world.calendar.day(0)) continue
    for (wanted += perOrder; wanted >= 1; wanted -= 1) {
      const made = happen(telling, daysBefore(world, until), others.length)
      if (made) others.push(made)
    }
  }
  for (const record of openCounts(telling, others.length)) others.push({ key: 'stockCount', record })
  const reservations = reserve(telling, 12 + Math.ceil(count / 25))
  const balances = telling.ledger.records(telling.places.nameOf)
  const { erpInventory, erpStock } = mirrorOf(world, random, balances, telling.places)
  return [
    ['scmInStock', receipts],
    ['scmOutStock', sales],
    ...otherKeys.map((name) => [name, others.filter(({ key }) => key === name).map(({ record }) => record)] as const),
    ['stockLot', lotsOf(telling)],
    ['stockBalance', balances],
    ['stockEntry', telling.ledger.entries],
    ['stockReservation', reservations],
    ['stockPeriod', monthsOf(world)],
    ['erpInventory', erpInventory],
    ['erpStock', erpStock],
  ]
}

/** What happens in a warehouse beside receipts of orders: most are issues, some come back, now and then it is counted. */
function happen(telling: Telling, offset: number, index: number): { key: string; record: DemoRecord } | undefined {
  const chance = telling.random.next()
  if (chance > 0.12) return issue(telling, offset, index)
  const [key, make] = chance < 0.04 ? (['stockCount', countPlaces] as const) : (['wmsInStock', bringBack] as const)
  const record = make(telling, offset, index)
  return record && { key, record }
}

const daysBefore = (world: World, day: string): number => daysBetween(world.calendar.day(0), day)

const lotsOf = ({ lots, world }: Telling): DemoRecord[] =>
  lots
    .filter(({ isOpen }) => !isOpen)
    .map(({ lotNo, materialId, postedOn, expiresOn, no, at }, index) => ({
      id: idAt(at, index),
      at,
      by: world.admin,
      values: { lotNo, materialId, receivedOn: postedOn, expiresOn, sourceNo: no },
    }))

/** The months of a year; all but this and the last one are closed. */
function monthsOf(world: World): DemoRecord[] {
  const today = world.calendar.day(0)
  return Array.from({ length: 12 }, (_, back) => {
    const day = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 - (11 - back), 1))
    const at = back === 11 ? world.calendar.at(0, 8) : new Date(day.getTime() + 3_600_000).toISOString()
    const isClosed = back < 10
    const closedAt = world.calendar.past(day.getTime() + 35 * 86_400_000)
    return {
      id: idAt(at, back),
      at,
      by: world.admin,
      values: {
        month: day.toISOString().slice(0, 7),
        periodStatus: isClosed ? 'closed' : 'open',
        closedBy: isClosed ? world.admin.id : null,
        closedAt: isClosed ? closedAt : null,
      },
    }
  })
}

/** Stores all of it, in the transaction of the demonstration. */
export async function storeStock(context: DemoContext, count: number): Promise<void> {
  for (const [key, records] of makeStock(context.world, count)) await store(context, key, records)
}
