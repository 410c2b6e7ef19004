import { workLeft } from '../dispatch/parallel.ts'
import type { Problem } from '../model/compile.ts'
import { randomOf } from '../random.ts'
import type { State } from '../state/State.ts'
import { Neighbours, operationsOf } from './Neighbours.ts'
import { Taken } from './Taken.ts'
import type { SearchLimit } from './tabu.ts'

/** Operations that are taken out at once, at most: what moves more is a new plan. */
const maxTaken = 400
/** Operations that give way to a late order, at most. */
const maxGiving = 5
/** Weighted minutes of lateness for which one operation more of a plan that holds is moved: whoever knows it has to look at each. */
const unrest = 15
/** On the way to a better plan it may get worse, by so much of what a late order costs, and so many times that away from the best. */
const [worse, furthest] = [0.1, 8]

/**
 * A better plan from one that there is: a late order is taken out with some that stand in its way, goes in first, and they go where they fit then.
 * What was begun and what is pinned stays, and no more orders get late than were. Of a plan that holds little is moved in vain. The same seed and
 * steps answer the same plan.
 */
export function improve(problem: Problem, state: State, limit: SearchLimit, isHeld: boolean): State {
  const search = new Search(problem, state, limit, isHeld ? unrest : 0)
  search.run()
  return state
}

class Search {
  readonly #problem: Problem
  readonly #state: State
  readonly #limit: SearchLimit
  readonly #pick: () => number
  readonly #own: readonly (readonly number[])[]
  readonly #neighbours: Neighbours
  readonly #mayLeave: Uint8Array
  /** Where an operation stands among those that come behind each other. */
  readonly #depth: Int32Array
  readonly #left: Float64Array
  /** Weighted minutes that each order is late, what its moves cost, and how many are late. */
  readonly #late: Float64Array
  readonly #unrest: Int32Array
  #cost = 0
  #count = 0
  /** What it costs that an operation is moved. */
  readonly #moving: number
  /** Where everything stood at first. */
  readonly #held: { station: Int32Array; start: Int32Array }
  /** How often an order was tried in vain. */
  readonly #vain: Int32Array

  constructor(problem: Problem, state: State, limit: SearchLimit, moving: number) {
    ;[this.#problem, this.#state, this.#limit] = [problem, state, limit]
    this.#pick = randomOf(limit.seed)
    this.#moving = moving
    this.#own = operationsOf(problem)
    this.#neighbours = new Neighbours(state)
    this.#mayLeave = leaving(problem, state)
    this.#depth = new Int32Array(problem.count)
    for (const [index, at] of problem.sorted.entries()) this.#depth[at] = index
    this.#left = workLeft(problem)
    this.#late = new Float64Array(problem.plant.orders.length)
    this.#vain = new Int32Array(problem.plant.orders.length)
    this.#unrest = new Int32Array(problem.plant.orders.length)
    this.#held = { station: state.station.slice(), start: state.start.slice() }
    for (const order of this.#own.keys()) this.#reckon(order)
  }

  run(): void {
    const { steps, isOver } = this.#limit
    let [best, kept] = [this.#cost, this.#snapshot()]
    const allowed = this.#count
    for (let step = 1; step <= steps && this.#count > 0; step += 1) {
      if (step % 10 === 0 && isOver?.()) break
      const away = (worse * best) / Math.max(1, this.#count)
      const room = this.#cost + away * this.#pick() ** 3 * (step % 2)
      this.#try(room, allowed)
      if (this.#cost < best) [best, kept] = [this.#cost, this.#snapshot()]
      // Far from the best it goes back to it.
      else if (this.#cost > best + furthest * away) this.#restore(kept)
    }
    if (this.#cost > best) this.#restore(kept)
  }

  /** Takes a late order and some of what stands in its way anew; all goes back where the plan costs more than `room` or more than `allowed` are late. */
  #try(room: number, allowed: number): void {
    const order = this.#pickLate()
    const waiting = this.#neighbours.of(this.#own[order]!, this.#pick)
    const own = waiting && this.#pick() < 0.5 ? [waiting.at] : this.#own[order]!
    const taken = new Taken(this.#state, this.#mayLeave)
    const isOut = [...own, ...this.#pickGiving(waiting?.others ?? [])].every(
      (at) => !this.#mayLeave[at] || taken.take(at, maxTaken),
    )
    const list = [...taken.operations]
    if (!isOut) {
      taken.putBack()
      this.#vain[order]! += 1
      return
    }
    const touched = [...new Set(list.map((at) => this.#problem.order[at]!))]
    const [cost, count] = [this.#cost, this.#count]
    taken.place(this.#sorted(list, order))
    for (const one of touched) this.#reckon(one)
    this.#vain[order] = this.#cost < cost ? 0 : this.#vain[order]! + 1
    if ((this.#cost <= room && this.#count <= allowed) || (this.#cost <= cost && this.#count <= count)) return
    taken.putBack()
    for (const one of touched) this.#reckon(one)
  }

  /** One of the late orders, rather one that costs much and was not tried in vain. */
  #pickLate(): number {
    let [chosen, best] = [-1, -1]
    for (let order = 0; order < this.#late.length; order += 1) {
      if (this.#late[order] === 0) continue
      const value = (this.#pick() * (this.#late[order]! ** 0.5 + 20)) / (1 + this.#vain[order]!)
      if (value > best) [chosen, best] = [order, value]
    }
    return chosen
  }

  /** Some of the operations in the way of one, rather those of orders with time to lose. */
  #pickGiving(all: readonly number[]): number[] {
    const count = Math.min(all.length, 1 + Math.floor(this.#pick() * maxGiving))
    const chosen = new Set<number>()
    for (let tries = 0; tries < 4 * count && chosen.size < count; tries += 1) {
      const [one, other] = [0, 1].map(() => all[Math.floor(this.#pick() * all.length)]!) as [number, number]
      chosen.add(this.#slack(one) >= this.#slack(other) ? one : other)
    }
    return [...chosen]
  }

  /** Minutes that the order of an operation could still lose. */
  #slack(at: number): number {
    const order = this.#problem.order[at]!
    return this.#problem.plant.orders[order]!.due - this.#endOf(order)
  }

  #endOf(order: number): number {
    let end = 0
    for (const at of this.#own[order]!) if (this.#state.end[at]! > end) end = this.#state.end[at]!
    return end
  }

  /** What is placed first: the late order, then whatever has the least time to lose; each behind those before it. */
  #sorted(list: readonly number[], first: number): number[] {
    const { order, plant } = this.#problem
    const rank = new Map<number, number>()
    const noise = this.#pick() < 0.3 ? 20_000 : 0
    for (const at of list) {
      const own = order[at]!
      if (rank.has(own)) continue
      const { due, weight = 1 } = plant.orders[own]!
      const spare = due - plant.now - this.#left[this.#own[own]![0]!]!
      rank.set(own, own === first ? Number.NEGATIVE_INFINITY : spare / weight + this.#pick() * noise)
    }
    return this.#behind(list.toSorted((a, b) => rank.get(order[a]!)! - rank.get(order[b]!)! || this.#depth[a]! - this.#depth[b]!))
  }

  /** The same list, where what comes before an operation is taken along before it. */
  #behind(list: readonly number[]): number[] {
    const within = new Set(list)
    const sorted: number[] = []
    const add = (at: number): void => {
      if (!within.delete(at)) return
      for (const one of this.#problem.before[at]!) add(one)
      sorted.push(at)
    }
    for (const at of list) add(at)
    return sorted
  }

  /** What an order costs now. */
  #reckon(order: number): void {
    const { due, weight = 1 } = this.#problem.plant.orders[order]!
    const missing = this.#own[order]!.reduce((sum, at) => sum + (this.#state.isPlaced(at) || !this.#mayLeave[at] ? 0 : 1), 0)
    const now = missing * 1_000_000 + Math.max(0, this.#endOf(order) - due) * weight
    const moved = this.#moving === 0 ? 0 : this.#own[order]!.reduce((sum, at) => sum + (this.#isMoved(at) ? this.#moving : 0), 0)
    const before = this.#late[order]!
    this.#count += (now > 0 ? 1 : 0) - (before > 0 ? 1 : 0)
    this.#cost += now - before + moved - this.#unrest[order]!
    this.#late[order] = now
    this.#unrest[order] = moved
  }

  #isMoved(at: number): boolean {
    return this.#state.start[at] !== this.#held.start[at] || this.#state.station[at] !== this.#held.station[at]
  }

  #snapshot(): Kept {
    const { station, lane, crew, start, end, setup, unplaced } = this.#state
    const [places, times] = [
      [station, lane, crew],
      [start, end, setup],
    ].map((lists) => lists.map((one) => one.slice()))
    return { places: places!, times: times!, unplaced: new Map(unplaced) }
  }

  #restore({ places, times, unplaced }: Kept): void {
    const [station, lane, crew] = places as [Int32Array, Int32Array, Int32Array]
    const [start, end, setup] = times as [Int32Array, Int32Array, Int32Array]
    const state = this.#state
    const differing: number[] = []
    for (let at = 0; at < this.#problem.count; at += 1)
      if (
        state.station[at] !== station[at] ||
        state.start[at] !== start[at] ||
        state.lane[at] !== lane[at] ||
        state.crew[at] !== crew[at] ||
        state.setup[at] !== setup[at]
      )
        differing.push(at)
    for (const at of differing) state.take(at)
    for (const at of differing) {
      if (station[at]! < 0) continue
      const index = state.lanes[station[at]!]![lane[at]!]!.firstAfter(start[at]!)
      const place = {
        station: station[at]!,
        lane: lane[at]!,
        crew: crew[at]!,
        start: start[at]!,
        end: end[at]!,
        setup: setup[at]!,
      }
      state.put(at, { ...place, run: this.#problem.run[at]!, at: index })
    }
    state.unplaced.clear()
    for (const [at, reason] of unplaced) state.unplaced.set(at, reason)
    for (const order of new Set(differing.map((at) => this.#problem.order[at]!))) this.#reckon(order)
  }
}

type Kept = { places: readonly Int32Array[]; times: readonly Int32Array[]; unplaced: State['unplaced'] }

/** Which operations may be placed anew: none that is pinned or was begun, nor one with such a one behind it; nor what can never be placed. */
function leaving(problem: Problem, state: State): Uint8Array {
  const [may, isLost] = [new Uint8Array(problem.count), new Uint8Array(problem.count)]
  for (const at of problem.sorted) {
    const isUnable = problem.hopeless.has(at) || problem.before[at]!.some((one) => isLost[one])
    isLost[at] = isUnable && !state.isPlaced(at) ? 1 : 0
  }
  for (let index = problem.count - 1; index >= 0; index -= 1) {
    const at = problem.sorted[index]!
    const isFree = !state.isPlaced(at) || state.start[at]! >= problem.plant.now
    const mayBehind = problem.after[at]!.every((next) => may[next] || isLost[next])
    may[at] = isFree && mayBehind && problem.pinStation[at]! < 0 && !isLost[at] ? 1 : 0
  }
  return may
}
