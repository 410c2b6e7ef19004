import type { Problem } from '../model/compile.ts'
import type { State } from '../state/State.ts'

/** A job shop in its plain form: each operation at one machine, behind one other at most, always at work. */
export type Shop = {
  count: number
  time: Int32Array
  machine: Int32Array
  machines: number
  /** Before and after it in its job; -1 for none. */
  before: Int32Array
  after: Int32Array
}

/** The plain form of a problem; null where it has people, calendars, choices or anything else that the form has no room for. */
export function shopOf(problem: Problem): Shop | null {
  const { count, plant, stations, before, after, people, setup, gap, overlap, pinStation } = problem
  const isPlain = plant.stations.every(
    ({ hours, stops = [], capacity = 1, efficiency = 100 }) =>
      hours.length === 2 &&
      hours[0]! <= plant.now &&
      hours[1]! >= plant.horizon &&
      stops.length === 0 &&
      capacity === 1 &&
      efficiency === 100,
  )
  if (!isPlain || problem.hopeless.size > 0) return null
  for (let at = 0; at < count; at += 1) {
    const chains = before[at]!.length < 2 && after[at]!.length < 2 && stations[at]!.length === 1
    const isBare = people[at] === 0 && setup[at] === 0 && gap[at] === 0 && overlap[at] === 0 && pinStation[at]! < 0
    if (!chains || !isBare || problem.ready[at]! > plant.now) return null
  }
  return {
    ...{ count, time: problem.run, machines: plant.stations.length },
    machine: Int32Array.from(stations, ([station]) => station!),
    before: Int32Array.from(before, ([one]) => one ?? -1),
    after: Int32Array.from(after, ([one]) => one ?? -1),
  }
}

/** Operations of each machine in the order in which they stand. */
export const sequencesOf = (shop: Shop, state: State): Int32Array[] =>
  Array.from({ length: shop.machines }, (_, at) => {
    const lane = state.lanes[at]![0]!
    return lane.operations.slice(0, lane.count)
  })

/**
 * The schedule of Giffler and Thompson: of those that meet at the machine which is free first, the one with the smallest rank.
 * `isNonDelay` lets no machine stand still while something could begin on it.
 */
export function activeSequences(
  { count, time, machine, machines, before, after }: Shop,
  rank: Float64Array,
  isNonDelay: boolean,
): Int32Array[] {
  const [jobReady, free] = [new Int32Array(count), new Int32Array(machines)]
  const lists: number[][] = Array.from({ length: machines }, () => [])
  const open: number[] = []
  for (let at = 0; at < count; at += 1) if (before[at]! < 0) open.push(at)
  const startOf = (at: number): number => Math.max(jobReady[at]!, free[machine[at]!]!)
  while (open.length > 0) {
    let first = open[0]!
    for (const at of open) {
      const by = isNonDelay ? startOf(at) - startOf(first) : startOf(at) + time[at]! - startOf(first) - time[first]!
      if (by < 0) first = at
    }
    const limit = isNonDelay ? startOf(first) + 1 : startOf(first) + time[first]!
    let chosen = first
    for (const at of open)
      if (
        machine[at] === machine[first] &&
        startOf(at) < limit &&
        (rank[at]! < rank[chosen]! || (rank[at] === rank[chosen] && at < chosen))
      )
        chosen = at
    const end = startOf(chosen) + time[chosen]!
    free[machine[chosen]!] = end
    lists[machine[chosen]!]!.push(chosen)
    const next = after[chosen]!
    if (next < 0) open.splice(open.indexOf(chosen), 1)
    else {
      jobReady[next] = end
      open[open.indexOf(chosen)] = next
    }
  }
  return lists.map((list) => Int32Array.from(list))
}
