import { expect, it } from 'vitest'
import { check } from '../check/check.ts'
import type { Plant } from '../model/types.ts'
import { run, type Schedule } from '../schedule.ts'
import { plantOf } from '../testing/index.ts'

/** A plant with more to do than it can do in time. */
function congested(seed: number): Plant {
  const plant = plantOf(seed, { orders: 80, stations: 10, days: 120 })
  return { ...plant, orders: plant.orders.map((order) => ({ ...order, ready: 0, due: 1440 + Math.round(order.due / 6) })) }
}
const missing = 1_000_000
const latenessOf = ({ cost, unplaced }: Schedule): number => cost - unplaced.length * missing
const lateIn = ({ orders }: Schedule): number => orders.filter(({ late }) => late > 0).length

it('makes a congested plan better, which can be done, the same one for the same seed', () => {
  let [before, after] = [0, 0]
  for (const seed of [1, 2, 3, 4]) {
    const plant = congested(seed)
    const rules = run(plant)
    expect(lateIn(rules)).toBeGreaterThan(10)
    const search = { seed, steps: 1500 }
    const found = run(plant, { search })
    expect(check(plant, found.placements)).toEqual([])
    expect(found.unplaced.length).toBeLessThanOrEqual(rules.unplaced.length)
    before += latenessOf(rules)
    after += latenessOf(found)
    expect(lateIn(found)).toBeLessThanOrEqual(lateIn(rules))
    expect(run(structuredClone(plant), { search })).toEqual(found)
  }
  expect(after).toBeLessThan(before * 0.75)
})

it('begins from the plan that holds: what was pinned or begun stays, and a new plan is never worse', () => {
  for (const seed of [5, 6, 7]) {
    const plant = congested(seed)
    const held = run(plant, { search: { seed: 1, steps: 1500 } })
    const again = run(plant, { from: held.placements })
    expect([again.cost <= held.cost, lateIn(again) <= lateIn(held)]).toEqual([true, true])
    const pinned = new Map(held.placements.filter((_, at) => at % 7 === 0).map((one) => [one.operation, one]))
    const operations = plant.operations.map((one) => {
      const place = pinned.get(one.key)
      return place ? { ...one, pinned: { station: place.station, start: place.start } } : one
    })
    const now = held.placements.toSorted((a, b) => a.start - b.start)[10]?.start ?? 0
    const later = { ...plant, now, operations }
    const found = run(later, { from: held.placements, search: { seed: 2, steps: 500 } })
    expect([found.cost <= held.cost, lateIn(found) <= lateIn(held)]).toEqual([true, true])
    const placed = new Map(found.placements.map((one) => [one.operation, one]))
    for (const one of held.placements)
      if (pinned.has(one.operation) || one.start < now) expect(placed.get(one.operation)).toEqual(one)
  }
})
