import { calendarOf, dayNumber, standardCalendar } from '@bip/contract/calendar'
import { createRandom } from '../../../../../seed/demo/random.ts'
import type { World } from '../world.ts'

const calendar = calendarOf(standardCalendar)
export const today = dayNumber('2026-11-26')

/** A small world made by chance: some levels, several versions, phantoms, odd lots, supplies that come too early or too late. */
export function worldOf(seed: number): World {
  const random = createRandom(`mrp ${seed}`)
  const count = random.whole(2, 9)
  const unit = () => random.pick([1, 2, 3, 5, 10]) * random.pick([10_000, 10_000, 2500, 3333])
  const materials = Array.from({ length: count }, (_, at) => ({
    leadDays: random.whole(0, 12),
    safetyStock: random.chance(0.4) ? unit() : 0,
    minOrder: random.chance(0.4) ? unit() : 0,
    multiple: random.chance(0.4) ? unit() : 0,
    isMade: at < count - 1 && random.chance(0.7),
  }))
  const boms = materials.flatMap(({ isMade }, material) => {
    if (!isMade || random.chance(0.1)) return []
    return Array.from({ length: random.whole(1, 2) }, (_, version) => ({
      material,
      from: version === 0 ? today - 500 : today + random.whole(-30, 60),
      to: random.chance(0.7) ? Number.POSITIVE_INFINITY : today + random.whole(0, 90),
      lot: random.pick([10_000, 10_000, 30_000]),
      lines: Array.from({ length: random.whole(1, 3) }, () => ({
        material: random.whole(material + 1, count - 1),
        quantity: random.pick([1_000_000, 2_000_000, 333_333, 1_500_000]),
        scrap: random.pick([0, 0, 250, 1000]),
        isPhantom: random.chance(0.2),
      })),
    }))
  })
  const demands = Array.from({ length: random.whole(0, 12) }, (_, at) => ({
    material: random.whole(0, count - 1),
    day: today + random.whole(-10, 90),
    quantity: unit(),
    kind: random.pick(['sale', 'plan', 'forecast'] as const),
    no: `D${at}`,
  }))
  const supplies = Array.from({ length: random.whole(0, 10) }, (_, at) => {
    const kind = random.pick(['stock', 'purchaseOrder', 'purchaseRequest', 'mo'] as const)
    const canShrink = kind !== 'stock' && random.chance(0.7)
    const day = kind === 'stock' ? today : today + random.whole(-15, 100)
    const canGrow = canShrink && random.chance(0.6)
    return { material: random.whole(0, count - 1), day, quantity: unit(), kind, no: `S${at}`, canShrink, canGrow }
  })
  const isWorkday = (day: number) => calendar.isWorkday(day)
  return { today, materials, boms, demands, supplies, bundleDays: random.pick([0, 5, 14]), deferDays: 5, isWorkday }
}
