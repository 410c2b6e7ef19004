import type { Problem } from '../model/compile.ts'
import type { State } from '../state/State.ts'

/** An operation that waits, and those that stand in its way. */
export type Waiting = { at: number; others: readonly number[] }

/** What stands in the way of an operation: work at the stations that could do it, and of people who could. */
export class Neighbours {
  readonly #state: State

  constructor(state: State) {
    this.#state = state
  }

  /** One of some operations that wait for a station or people, which `pick` chooses; null where none does. */
  of(operations: readonly number[], pick: () => number): Waiting | null {
    const { problem, start, crew } = this.#state
    const waiting = operations.filter((at) => this.#waits(at))
    const at = waiting[Math.floor(pick() * waiting.length)]
    if (at === undefined) return null
    const [from, until] = [this.#state.readyAt(at), start[at]!]
    const found = new Set<number>()
    for (const station of problem.stations[at]!) this.#inLanes(station, from, until, found)
    if (crew[at]! >= 0) this.#ofCrew(at, from, until, found)
    found.delete(at)
    return { at, others: [...found] }
  }

  #waits(at: number): boolean {
    const { problem, start } = this.#state
    return this.#state.isPlaced(at) && problem.pinStation[at]! < 0 && start[at]! > this.#state.readyAt(at)
  }

  #inLanes(station: number, from: number, until: number, found: Set<number>): void {
    for (const lane of this.#state.lanes[station]!)
      for (let index = lane.firstAfter(from); index < lane.count && lane.starts[index]! < until; index += 1)
        found.add(lane.operations[index]!)
  }

  #ofCrew(at: number, from: number, until: number, found: Set<number>): void {
    const { crew, start, end, problem } = this.#state
    const able = new Set(problem.crews[at]!)
    for (let one = 0; one < problem.count; one += 1)
      if (start[one]! < until && end[one]! > from && start[one]! >= 0 && able.has(crew[one]!)) found.add(one)
  }
}

/** Operations of each order, each behind those before it. */
export const operationsOf = ({ plant, sorted, order }: Problem): number[][] => {
  const own: number[][] = plant.orders.map(() => [])
  for (const at of sorted) own[order[at]!]!.push(at)
  return own
}
