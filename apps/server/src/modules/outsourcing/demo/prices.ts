import { createRandom } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../seed/demo/world.ts'
import { outsourcers } from './outsourcers.ts'
import { technologies } from './technologies.ts'

/** Prices of the last two years, each for a year; what ended is expired. */
export function makePrices(world: World, count: number): DemoRecord[] {
  const random = createRandom('outsourcePrices')
  const buyers = peopleOf(world, 'd07')
  const suppliers = outsourcers(world)
  const made = madeOf(world, 'outsourceTechnology')
  const materials = madeOf(world, 'material').filter(({ values }) => values.category === 'semi' || values.category === 'raw')
  const counters = new Map<string, number>()
  return Array.from({ length: count }, (_, index) => {
    const days = -Math.floor((count - 1 - index) * (700 / count)) - 2
    const at = world.calendar.at(days, random.whole(8, 17), random.whole(0, 59))
    const year = world.calendar.day(days).slice(0, 4)
    const number = (counters.get(year) ?? 0) + 1
    counters.set(year, number)
    const which = random.whole(0, made.length - 1)
    const [from, to] = technologies[which]?.price ?? [10, 100]
    const isMaterial = random.chance(0.45)
    const buyer = random.pick(buyers)
    return {
      id: idAt(at, index),
      at,
      by: buyer,
      values: {
        no: `OP-${year}-${String(number).padStart(5, '0')}`,
        priceType: isMaterial ? 'material' : 'process',
        priceStatus: stateOf(days, random.next()),
        supplierId: random.pick(suppliers).id,
        materialId: isMaterial ? random.pick(materials).id : null,
        technologyId: made[which]?.id,
        unit: made[which]?.values.unit ?? 'pcs',
        currency: 'CNY',
        price: (from + (to - from) * random.next() ** 2).toFixed(4),
        taxRate: '13.00',
        minQuantity: `${random.pick([0, 0, 1, 5, 10, 50])}.0000`,
        validFrom: world.calendar.day(days + 2),
        validTo: world.calendar.day(days + 366),
        buyerId: buyer.id,
        remark: null,
        attachments: [],
      },
    }
  })
}

function stateOf(days: number, chance: number): string {
  if (chance < 0.04) return 'invalid'
  if (days < -364) return 'expired'
  return days > -10 && chance < 0.6 ? 'draft' : 'effective'
}

/** Two or three steps below the prices that have them. */
export function makeStepPrices(world: World, count: number): DemoRecord[] {
  const random = createRandom('outsourceStepPrices')
  const records: DemoRecord[] = []
  for (const price of madeOf(world, 'outsourcePrice')) {
    if (records.length >= count) break
    if (!random.chance(0.6)) continue
    const start = random.pick([10, 20, 50])
    for (let step = 0; step < random.whole(2, 3); step += 1) {
      const index = records.length
      records.push({
        id: idAt(price.at, index),
        at: price.at,
        by: price.by,
        values: {
          no: `SP${String(index + 1).padStart(6, '0')}`,
          priceId: price.id,
          fromQuantity: `${start * 5 ** step}.0000`,
          price: (Number(price.values.price) * (0.95 - step * 0.06)).toFixed(4),
          leadDays: String(7 + step * 5),
          remark: null,
        },
      })
    }
  }
  return records
}
