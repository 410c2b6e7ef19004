import { placeOne } from '../dispatch/serial.ts'
import type { UnplacedReason } from '../model/types.ts'
import type { State } from '../state/State.ts'

type Place = { station: number; lane: number; crew: number; start: number; end: number; setup: number }

/** Operations that were taken out of a plan, with all that cannot stay without them. They are placed anew, or put back where they were. */
export class Taken {
  readonly #state: State
  readonly #mayLeave: Uint8Array
  readonly #places = new Map<number, Place>()
  readonly #unplaced = new Map<number, UnplacedReason>()

  constructor(state: State, mayLeave: Uint8Array) {
    this.#state = state
    this.#mayLeave = mayLeave
  }

  /** Operations that are out. */
  get operations(): IterableIterator<number> {
    return this.#places.keys()
  }

  /** Takes an operation out, what comes behind it, and what its station was set up for by it. False where one of these has to stay. */
  take(first: number, max: number): boolean {
    const { problem, unplaced } = this.#state
    const open = [first]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      // What is not placed and never can be stands in nobody's way.
      if (this.#places.has(at) || (!this.#mayLeave[at] && !this.#state.isPlaced(at))) continue
      if (!this.#mayLeave[at] || this.#places.size >= max) return false
      const reason = unplaced.get(at)
      if (reason) this.#unplaced.set(at, reason)
      const [station, lane, start] = [this.#state.station[at]!, this.#state.lane[at]!, this.#state.start[at]!]
      const [crew, end, setup] = [this.#state.crew[at]!, this.#state.end[at]!, this.#state.setup[at]!]
      this.#places.set(at, { station, lane, crew, start, end, setup })
      if (station < 0) continue
      this.#state.take(at)
      const next = this.#withoutSetup(station, lane, start)
      if (next >= 0) open.push(next)
      open.push(...problem.after[at]!)
    }
    return true
  }

  /** What follows in a lane and has too little setup for what is before it now; -1 for nothing. */
  #withoutSetup(station: number, laneAt: number, time: number): number {
    const lane = this.#state.lanes[station]![laneAt]!
    const at = lane.firstAfter(time)
    if (at >= lane.count) return -1
    const next = lane.operations[at]!
    return this.#state.setup[next]! < this.#state.problem.setupAfter(at > 0 ? lane.operations[at - 1]! : -1, next) ? next : -1
  }

  /** Places all of it where it ends first, in an order in which each comes behind those before it. */
  place(list: readonly number[]): void {
    for (const at of list) {
      this.#state.unplaced.delete(at)
      placeOne(this.#state, at)
    }
  }

  /** Puts all of it back. */
  putBack(): void {
    const { problem, lanes, unplaced } = this.#state
    for (const at of this.#places.keys()) {
      this.#state.take(at)
      unplaced.delete(at)
    }
    for (const [at, place] of this.#places) {
      if (place.station < 0) continue
      const index = lanes[place.station]![place.lane]!.firstAfter(place.start)
      this.#state.put(at, { ...place, run: problem.run[at]!, at: index })
    }
    for (const [at, reason] of this.#unplaced) unplaced.set(at, reason)
  }
}
