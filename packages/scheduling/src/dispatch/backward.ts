import { compile, type Problem } from '../model/compile.ts'
import type { Operation, Plant, Spans } from '../model/types.ts'
import { State } from '../state/State.ts'
import { orderList, placeOne, serial } from './serial.ts'

const mirrored = (spans: Spans, horizon: number): Spans => spans.map((minute) => horizon - minute).reverse()

/**
 * The plant with its time turned round: due dates become beginnings. Setups are never saved, and nothing overlaps, so that whatever
 * fits there fits the right way round as well.
 */
function turned({ plant, ready }: Problem): Plant {
  const { horizon, now } = plant
  const dueOf = new Map(plant.orders.map(({ key, due }) => [key, due]))
  const before = new Map<string, string[]>()
  const gapOf = new Map(plant.operations.map(({ key, wait = 0, move = 0 }) => [key, wait + move]))
  for (const { key, after = [] } of plant.operations) for (const one of after) before.set(one, [...(before.get(one) ?? []), key])
  let latest = now
  for (const one of ready) latest = Math.min(latest, one)
  const setupOf = ({ family, setup = 0 }: Operation): number =>
    Math.max(setup, ...Object.entries(plant.setups ?? {}).map(([pair, minutes]) => (pair.endsWith(`>${family}`) ? minutes : 0)))
  return {
    ...{ now: 0, horizon: Math.max(1, horizon - Math.min(now, latest)) },
    stations: plant.stations.map((station) => ({
      ...station,
      hours: mirrored(station.hours, horizon),
      stops: mirrored(station.stops ?? [], horizon),
    })),
    crews: plant.crews.map((crew) => ({ ...crew, hours: mirrored(crew.hours, horizon) })),
    orders: plant.orders.map((order) => ({ ...order, ready: Math.max(0, horizon - order.due), due: horizon - now })),
    operations: plant.operations.map((operation) => {
      const { pinned: _, family: __, overlap: ___, ...rest } = operation
      // Between two operations the wait of the earlier one counts, which is the later one here.
      const next = (before.get(operation.key) ?? []).filter((key) => dueOf.has(operation.order) && gapOf.has(key))
      const gap = Math.max(0, ...(operation.after ?? []).map((key) => gapOf.get(key) ?? 0))
      return { ...rest, setup: setupOf(operation), wait: gap, move: 0, after: next }
    }),
  }
}

/**
 * As late as the due dates allow. Orders that would have to begin before they can are placed forward instead, into what is left.
 */
export function backward(problem: Problem): State {
  const { plant } = problem
  const hasPins = problem.pinStation.some((station) => station >= 0)
  if (hasPins || plant.operations.length === 0) return serial(problem)
  const back = compile(turned(problem))
  const late = orderList(problem).sort((a, b) => plant.orders[b]!.due - plant.orders[a]!.due || a - b)
  const there = serial(back, late)
  const isTooLate = new Uint8Array(plant.orders.length)
  for (let at = 0; at < problem.count; at += 1)
    if (!there.isPlaced(at) || plant.horizon - there.end[at]! < problem.ready[at]!) isTooLate[problem.order[at]!] = 1
  for (const at of problem.sorted)
    for (const one of problem.before[at]!) if (isTooLate[problem.order[one]!]) isTooLate[problem.order[at]!] = 1
  const state = new State(problem)
  const kept = Array.from(problem.sorted).filter((at) => !isTooLate[problem.order[at]!])
  kept.sort((a, b) => there.end[b]! - there.end[a]!)
  for (const at of kept) {
    const [station, lane, crew] = [there.station[at]!, there.lane[at]!, there.crew[at]!]
    const [start, end] = [plant.horizon - there.end[at]!, plant.horizon - there.start[at]!]
    const place = state.lanes[station]![lane]!.firstAfter(start)
    state.put(at, { station, lane, crew, start, end, setup: there.setup[at]!, run: problem.run[at]!, at: place })
  }
  for (const order of orderList(problem))
    if (isTooLate[order]) for (const at of problem.sorted) if (problem.order[at] === order) placeOne(state, at)
  for (const at of problem.sorted) if (!state.isPlaced(at)) placeOne(state, at)
  return state
}
