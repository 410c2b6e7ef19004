import type { ReadWorld } from '../../../apps/server/src/modules/mmr/mrp/world/readWorld.ts'
import { dayNumber } from '../../../packages/contract/src/calendar/index.ts'

export const today = dayNumber('2026-11-26')

/** How many materials stand at each of six levels; 20 000 in all. */
const perLevel = [500, 1500, 3000, 4000, 5000, 6000]
const demands = 200_000
const supplies = 40_000

/** Numbers below a bound, the same on every machine. */
function seeded(): (below: number) => number {
  let state = 20_261_126
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return state % below
  }
}

/** A plant of 20 000 materials: five components in each bill, four in ten demands for what stands at the top. */
export function plant(): ReadWorld {
  const next = seeded()
  const first = perLevel.map((_, level) => perLevel.slice(0, level).reduce((sum, count) => sum + count, 0))
  const count = perLevel.reduce((sum, own) => sum + own, 0)
  const isMade = (at: number) => at < count - 6000
  const levelOf = (at: number) => first.findLastIndex((begin) => begin <= at)
  const materials = Array.from({ length: count }, (_, at) => ({
    leadDays: 1 + next(15),
    safetyStock: next(3) === 0 ? 10_000 * next(50) : 0,
    minOrder: next(2) === 0 ? 10_000 * next(20) : 0,
    multiple: 10_000,
    isMade: isMade(at),
  }))
  const boms = materials.flatMap((_, material) => {
    if (!isMade(material)) return []
    const below = levelOf(material) + 1
    const part = () => (first[below] ?? 0) + next(perLevel[below] ?? 1)
    const lines = Array.from({ length: 5 }, () => ({
      ...{ material: part(), quantity: 1_000_000 * (1 + next(4)), scrap: next(4) === 0 ? 200 : 0, isPhantom: false },
    }))
    return [{ material, from: 0, to: Number.POSITIVE_INFINITY, lot: 10_000, lines }]
  })
  const needed = Array.from({ length: demands }, (_, at) => {
    const material = next(10) < 4 ? next(500) : next(count)
    return { material, day: today + next(250), quantity: 10_000 * (1 + next(20)), kind: 'sale' as const, no: `XS-${at}` }
  })
  const documents = Array.from({ length: supplies }, (_, at) => {
    const kind = next(2) === 0 ? ('stock' as const) : ('purchaseOrder' as const)
    const material = next(count)
    const own = { day: today + (kind === 'stock' ? 0 : next(100)), quantity: 10_000 * (1 + next(100)), kind, no: `PO-${at}` }
    return { ...own, material, id: `p${at}`, lineId: `l${at}`, orgId: null, canShrink: kind !== 'stock', canGrow: false }
  })
  return {
    world: { today, materials, boms, demands: needed, supplies: documents, bundleDays: 7, deferDays: 7 },
    days: { holidays: [], worked: [] },
    materials: materials.map((_, at) => ({ id: `m${at}`, orgId: null, supplierId: null, price: null })),
    documents: documents.map((document) => ({ ...document, material: `m${document.material}` })),
  }
}
