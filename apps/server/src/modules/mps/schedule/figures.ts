import type { ScheduleFigures } from '@bip/contract/resources'
import type { OrderResult, Placement } from '@bip/scheduling'
import type { Loaded } from './loadPlant.ts'

/** How an order ends by its placements. */
export const lateness = ({ plant }: Loaded, placements: readonly Placement[]): ReadonlyMap<string, number> => {
  const orderOf = new Map(plant.operations.map(({ key, order }) => [key, order]))
  const ends = new Map<string, number>()
  for (const { operation, end } of placements) {
    const order = orderOf.get(operation)
    if (order) ends.set(order, Math.max(ends.get(order) ?? 0, end))
  }
  return new Map(plant.orders.flatMap(({ key, due }) => ((ends.get(key) ?? 0) > due ? [[key, (ends.get(key) ?? 0) - due]] : [])))
}

/** What a plan comes to. `moved` counts what was planned and stands elsewhere now. */
export function figuresOf(loaded: Loaded, placements: readonly Placement[]): ScheduleFigures {
  const late = lateness(loaded, placements)
  const before = new Map(loaded.placements.map((one) => [one.operation, one]))
  const moved = placements.filter((one) => {
    const old = before.get(one.operation)
    return old && (old.start !== one.start || old.station !== one.station)
  })
  const last = Math.max(0, ...placements.map(({ end }) => end))
  return {
    ...{
      placed: placements.length,
      unplaced: loaded.plant.operations.length - placements.length,
      moved: moved.length,
      late: late.size,
    },
    lateDays: Math.round([...late.values()].reduce((sum, minutes) => sum + minutes, 0) / 144) / 10,
    endsOn: last > 0 ? loaded.clock.instant(last) : null,
  }
}

export const lateBillNos = (
  loaded: Loaded,
  orders: readonly Pick<OrderResult, 'order' | 'late'>[],
): { billNo: string; days: number }[] => {
  const billOf = new Map([...loaded.operations.values()].map(({ itemId, billNo }) => [itemId, billNo]))
  return orders
    .filter(({ late }) => late > 0)
    .map(({ order, late }) => ({ billNo: billOf.get(order) ?? order, days: Math.ceil(late / 1440) }))
}
