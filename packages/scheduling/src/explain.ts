import { runAt } from './model/compile.ts'
import type { OrderResult, Why } from './model/types.ts'
import type { State } from './state/State.ts'

/** Why an operation begins no earlier than it does. */
export function whyOf(state: State, at: number): Why {
  const { problem } = state
  const { plant, pinStation, before, ready, crews } = problem
  const none: Why = { kind: 'none', by: null, minutes: 0 }
  if (!state.isPlaced(at)) return none
  const [start, station, crew] = [state.start[at]!, state.station[at]!, state.crew[at]!]
  if (pinStation[at]! >= 0) return { kind: 'pin', by: null, minutes: 0 }
  const earliest = Math.max(state.readyAt(at), ready[at]!)
  const hours = problem.hoursOf(station, crew)
  const first = hours.next(earliest)
  const lane = state.lanes[station]![state.lane[at]!]!
  const index = lane.firstAfter(start)
  const previous = index > 0 ? lane.operations[index - 1]! : -1
  if (start > first && previous >= 0 && state.end[previous]! > first)
    return { kind: 'station', by: plant.operations[previous]!.key, minutes: start - first }
  const length = state.setup[at]! + runAt(problem, at, station)
  const end = hours.plus(first, length)
  if (
    start > first &&
    crew >= 0 &&
    end >= 0 &&
    state.loads[crew]!.blockedUntil(first, Math.max(end, first + 1), problem.people[at]!) >= 0
  )
    return { kind: 'person', by: plant.crews[crew]!.key, minutes: start - first }
  if (start > first)
    return { kind: 'station', by: previous >= 0 ? plant.operations[previous]!.key : null, minutes: start - first }
  if (start > earliest)
    return {
      kind: 'shift',
      by: crews[at]!.length > 0 ? (plant.crews[crew]?.key ?? null) : plant.stations[station]!.key,
      minutes: start - earliest,
    }
  const binding = before[at]!.find(
    (one) => state.isPlaced(one) && state.end[one]! >= ready[at]! - problem.gap[one]! && earliest > ready[at]!,
  )
  if (binding !== undefined)
    return { kind: 'predecessor', by: plant.operations[binding]!.key, minutes: Math.max(0, earliest - ready[at]!) }
  if (ready[at]! > plant.now && start >= ready[at]!) return { kind: 'material', by: null, minutes: ready[at]! - plant.now }
  return none
}

/** The latest starts by the due dates, as if every station were free; -1 for what is not placed. */
function latestStarts(state: State): Int32Array {
  const { problem } = state
  const latest = new Int32Array(problem.count).fill(-1)
  for (let index = problem.count - 1; index >= 0; index -= 1) {
    const at = problem.sorted[index]!
    if (!state.isPlaced(at)) continue
    let end = problem.plant.orders[problem.order[at]!]!.due
    for (const next of problem.after[at]!)
      if (state.isPlaced(next)) end = Math.min(end, problem.overlap[at]! > 0 ? end : latest[next]! - problem.gap[at]!)
    const hours = problem.hoursOf(state.station[at]!, state.crew[at]!)
    latest[at] = hours.minus(end, runAt(problem, at, state.station[at]!) + state.setup[at]!)
  }
  return latest
}

/** When each order will be done, how late, and what first made it late. */
export function ordersOf(state: State): OrderResult[] {
  const { problem } = state
  const { orders, operations } = problem.plant
  const latest = latestStarts(state)
  const ends = new Float64Array(orders.length)
  const isWhole = new Uint8Array(orders.length).fill(1)
  const first = new Int32Array(orders.length).fill(-1)
  for (const at of problem.sorted) {
    const order = problem.order[at]!
    if (!state.isPlaced(at)) isWhole[order] = 0
    else {
      ends[order] = Math.max(ends[order]!, state.end[at]!)
      if (first[order]! < 0 && state.start[at]! > latest[at]!) first[order] = at
    }
  }
  return orders.map(({ key, due }, at) => {
    const late = Math.max(0, ends[at]! - due)
    const by = first[at]!
    const lateBy = late > 0 && by >= 0 ? { operation: operations[by]!.key, why: whyOf(state, by) } : null
    return { order: key, due, projected: isWhole[at] ? ends[at]! : null, late, lateBy }
  })
}

/** When each order ends; 0 for one of which nothing is placed. */
function endsOf({ problem, end }: State): Float64Array {
  const ends = new Float64Array(problem.plant.orders.length)
  for (let at = 0; at < problem.count; at += 1) ends[problem.order[at]!] = Math.max(ends[problem.order[at]!]!, end[at]!)
  return ends
}

/** How many orders end after their day. */
export function lateCount(state: State): number {
  const ends = endsOf(state)
  return state.problem.plant.orders.reduce((sum, { due }, at) => sum + (ends[at]! > due ? 1 : 0), 0)
}

/** What a plan costs: weighted minutes that orders are late, and much more for what is not placed. */
export function costOf(state: State): number {
  const ends = endsOf(state)
  const late = state.problem.plant.orders.reduce((sum, { due, weight = 1 }, at) => sum + Math.max(0, ends[at]! - due) * weight, 0)
  return late + state.unplaced.size * 1_000_000
}

/** When all is done. */
export const makespanOf = ({ end, problem }: State): number => end.reduce((last, one) => Math.max(last, one), problem.plant.now)
