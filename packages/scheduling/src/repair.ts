import { Heap } from './dispatch/Heap.ts'
import { placeOne } from './dispatch/serial.ts'
import { compile, type Problem } from './model/compile.ts'
import type { Placement, Plant } from './model/types.ts'
import { State } from './state/State.ts'

/**
 * A state with what was placed earlier; what does not fit the plant any more is left out. `keeps` says what must not stay where it was.
 */
export function stateOf(
  problem: Problem,
  placements: readonly Placement[],
  keeps: (placement: Placement) => boolean = () => true,
): State {
  const state = new State(problem)
  const stationAt = new Map(problem.plant.stations.map(({ key }, at) => [key, at]))
  const crewAt = new Map(problem.plant.crews.map(({ key }, at) => [key, at]))
  const sorted = placements.toSorted((a, b) => a.start - b.start)
  for (const placement of sorted) {
    const at = problem.operationAt.get(placement.operation)
    const station = stationAt.get(placement.station)
    const crew = placement.crew === null ? -1 : crewAt.get(placement.crew)
    if (at === undefined || station === undefined || crew === undefined || !keeps(placement)) continue
    const lane = state.lanes[station]?.[placement.lane]
    if (!lane) continue
    const { start, end, setup, run } = placement
    const place = lane.firstAfter(start)
    if (place < lane.count && lane.starts[place]! < end) continue
    state.put(at, { station, lane: placement.lane, crew, start, end, setup, run, at: place })
  }
  return state
}

/**
 * Places what is open, the earliest first, and moves on whatever comes behind it and would begin too early. All else stays.
 * `was` are the earlier starts, by which the order is kept.
 */
export function settle(state: State, open: Iterable<number>, was: Int32Array): State {
  const { problem } = state
  const rank = Float64Array.from(problem.sorted, () => 0)
  for (let index = 0; index < problem.count; index += 1) rank[problem.sorted[index]!] = index
  const heap = new Heap(problem.count, rank)
  const isOpen = new Uint8Array(problem.count)
  // What comes behind it in its order is only looked at once it stands again.
  const add = (first: number): void => {
    for (let at = first; at >= 0 && !isOpen[at]; ) {
      isOpen[at] = 1
      const [station, lane, start] = [state.station[at]!, state.lane[at]!, state.start[at]!]
      state.take(at)
      heap.push(at, was[at]! < 0 ? 2_000_000_000 : was[at]!)
      at = station < 0 ? -1 : withoutSetup(state, station, lane, start)
    }
  }
  for (const at of open) add(at)
  const waiting: number[] = []
  while (heap.size > 0) {
    const at = heap.pop()
    isOpen[at] = 0
    const missing = problem.before[at]!.filter((one) => isOpen[one])
    if (missing.length > 0) {
      waiting.push(at)
      isOpen[at] = 1
      if (heap.size > 0) continue
    } else placeOne(state, at)
    for (const one of waiting.splice(0)) {
      isOpen[one] = 0
      if (problem.before[one]!.some((other) => isOpen[other])) {
        waiting.push(one)
        isOpen[one] = 1
      } else add(one)
    }
    if (missing.length > 0) continue
    for (const next of problem.after[at]!) {
      if (!state.isPlaced(next) || problem.pinStation[next]! >= 0) continue
      if (!state.isPlaced(at) || state.start[next]! < state.readyAt(next) || state.end[next]! < state.endsFrom(next)) add(next)
    }
  }
  for (const at of waiting) placeOne(state, at)
  return state
}

/** What follows in a lane after a time and has too little setup for what is before it now; -1 for nothing. */
function withoutSetup({ lanes, setup, problem }: State, station: number, laneAt: number, time: number): number {
  const lane = lanes[station]![laneAt]!
  const at = lane.firstAfter(time)
  if (at >= lane.count) return -1
  const next = lane.operations[at]!
  if (problem.pinStation[next]! >= 0) return -1
  return setup[next]! < problem.setupAfter(at > 0 ? lane.operations[at - 1]! : -1, next) ? next : -1
}

/** Where an operation is to go. */
export type MoveRequest = { operation: string; station: string; start: number }

/**
 * A plan after something changed: orders came or went, a station stops, operations were moved by hand. What can stay stays; the rest finds
 * its next place. `plant` is as it is now, `placements` as it was planned.
 */
export const repair = (plant: Plant, placements: readonly Placement[], wishes: readonly MoveRequest[] = []): State =>
  repairIn(compile(plant), placements, wishes)

/** The same where the plant is made ready already. */
export function repairIn(problem: Problem, placements: readonly Placement[], wishes: readonly MoveRequest[] = []): State {
  const { plant } = problem
  const was = new Int32Array(problem.count).fill(-1)
  for (const { operation, start } of placements) {
    const at = problem.operationAt.get(operation)
    if (at !== undefined) was[at] = start
  }
  const wished = new Set(wishes.map(({ operation }) => operation))
  const fits = fittingIn(problem)
  const first = stateOf(problem, placements, (placement) => !wished.has(placement.operation) && fits(placement))
  const moved = new Set<number>()
  for (const wish of wishes) for (const at of makeRoom(first, wish)) moved.add(at)
  for (let at = 0; at < problem.count; at += 1) if (!first.isPlaced(at)) moved.add(at)
  for (const [station, lanes] of first.lanes.entries())
    for (const [lane, { starts, count }] of lanes.entries())
      for (let index = 0; index < count; index += 1) {
        const at = withoutSetup(first, station, lane, starts[index]!)
        if (at >= 0 && first.start[at] === starts[index]) moved.add(at)
      }
  for (const at of problem.sorted)
    if (first.isPlaced(at) && problem.pinStation[at]! < 0 && !wished.has(plant.operations[at]!.key))
      if (problem.before[at]!.some((one) => first.isPlaced(one)) && problem.before[at]!.every((one) => first.isPlaced(one)))
        if (first.start[at]! < first.readyAt(at) && first.start[at]! >= plant.now) moved.add(at)
  return settle(first, moved, was)
}

/** Says of a placement whether its operation can still be done where it stands. */
function fittingIn(problem: Problem): (placement: Placement) => boolean {
  const stationAt = new Map(problem.plant.stations.map(({ key }, at) => [key, at]))
  const crewAt = new Map(problem.plant.crews.map(({ key }, at) => [key, at]))
  return ({ operation, station, crew, start, end, setup, run }) => {
    const [stationIndex, crewIndex] = [stationAt.get(station), crew === null ? -1 : crewAt.get(crew)]
    if (stationIndex === undefined || crewIndex === undefined || !problem.operationAt.has(operation)) return false
    const hours = problem.hoursOf(stationIndex, crewIndex)
    return hours.next(start) === start ? hours.plus(start, setup + run) === end : setup + run === 0
  }
}

/** Takes away what stands where an operation is wished, and puts it there. Answers what has to find another place. */
function makeRoom(state: State, { operation, station, start }: MoveRequest): number[] {
  const { problem } = state
  const at = problem.operationAt.get(operation)
  const to = problem.plant.stations.findIndex(({ key }) => key === station)
  if (at === undefined || to < 0) return []
  const moved: number[] = []
  const begin = problem.hoursOf(to, problem.crews[at]![0] ?? -1).next(start)
  if (begin < 0) return [at]
  // Those in the way go one after the other, at the place of the station that loses least.
  for (let tries = 0; tries < 200; tries += 1) {
    const lanes = state.lanes[to]!
    if (state.pin(at, to, begin)) return moved
    const [lane] = lanes
      .map((one) => ({ one, index: one.firstAfter(begin) }))
      .sort((a, b) => (a.one.starts[a.index] ?? 2e9) - (b.one.starts[b.index] ?? 2e9))
      .slice(-1)
    const blocking = lane && lane.index < lane.one.count ? lane.one.operations[lane.index]! : -1
    if (blocking < 0 || problem.pinStation[blocking]! >= 0) break
    state.take(blocking)
    moved.push(blocking)
  }
  return [...moved, at]
}
