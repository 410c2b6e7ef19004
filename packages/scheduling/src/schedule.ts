import { backward } from './dispatch/backward.ts'
import { parallel, ranksOf } from './dispatch/parallel.ts'
import { serial } from './dispatch/serial.ts'
import { costOf, lateCount, makespanOf, ordersOf, whyOf } from './explain.ts'
import { compile, type Problem } from './model/compile.ts'
import type { OrderResult, Placement, Plant, Unplaced, Why } from './model/types.ts'
import { repairIn } from './repair.ts'
import { improve } from './search/improve.ts'
import { activeSequences, type Shop, sequencesOf, shopOf } from './search/shop.ts'
import { type SearchLimit, tabu } from './search/tabu.ts'
import { State } from './state/State.ts'

export type RunOptions = {
  /** Default forward: as early as possible. Backward is as late as the due dates allow. */
  direction?: 'forward' | 'backward'
  /** What is to be least: minutes that orders are late, or the time until all is done. Default late. */
  aim?: 'late' | 'makespan'
  /** Search after the rules; none by default. */
  search?: SearchLimit
  /** A plan that holds: what can stay of it is one candidate, so that a new plan is no worse, and search begins from the better one. */
  from?: readonly Placement[]
}

export type Schedule = {
  placements: readonly Placement[]
  unplaced: readonly Unplaced[]
  orders: readonly OrderResult[]
  /** By operation. */
  whys: ReadonlyMap<string, Why>
  makespan: number
  cost: number
}

/** What a state says, by the names of the input. */
export function scheduleOf(state: State): Schedule {
  const { operations } = state.problem.plant
  return {
    placements: state.placements(),
    unplaced: [...state.unplaced].sort(([a], [b]) => a - b).map(([at, reason]) => ({ operation: operations[at]!.key, reason })),
    orders: ordersOf(state),
    whys: new Map(operations.map(({ key }, at) => [key, whyOf(state, at)])),
    makespan: makespanOf(state),
    cost: costOf(state),
  }
}

const min = (states: readonly State[], value: (state: State) => number): State =>
  states.reduce((best, state) => (value(state) < value(best) ? state : best))

/** Operations of more than this are placed by one rule each way, so that a whole plant takes seconds. */
const manyOperations = 4000

/** The best that the rules find. */
function dispatch(problem: Problem, aim: 'late' | 'makespan'): State {
  const value = aim === 'late' ? costOf : makespanOf
  let best = serial(problem)
  // Where nothing is late, and all is placed, no rule can do better.
  if (aim === 'late' && costOf(best) === 0) return best
  const ranks = ranksOf(problem)
  const chosen = problem.count > manyOperations ? ranks.slice(0, aim === 'late' ? 1 : 2) : ranks
  for (const rank of chosen) best = min([best, parallel(problem, rank)], value)
  return best
}

/** Operations of a shop where their sequences put them. */
function placed(problem: Problem, shop: Shop, sequences: readonly Int32Array[]): State {
  const state = new State(problem)
  const next = new Int32Array(shop.machines)
  const [free, ready] = [
    new Int32Array(shop.machines).fill(problem.plant.now),
    new Int32Array(shop.count).fill(problem.plant.now),
  ]
  const isDone = (at: number): boolean => at < 0 || state.isPlaced(at)
  for (let left = shop.count, before = -1; left > 0 && left !== before; ) {
    before = left
    for (let machine = 0; machine < shop.machines; machine += 1)
      for (
        let at = sequences[machine]![next[machine]!];
        at !== undefined && isDone(shop.before[at]!);
        at = sequences[machine]![next[machine]!]
      ) {
        const start = Math.max(free[machine]!, ready[at]!)
        const end = start + shop.time[at]!
        state.put(at, { station: machine, lane: 0, crew: -1, start, end, setup: 0, run: shop.time[at]!, at: next[machine]! })
        free[machine] = end
        if (shop.after[at]! >= 0) ready[shop.after[at]!] = end
        next[machine]! += 1
        left -= 1
      }
  }
  return state
}

/** Schedules of a job shop by rules alone, the best of them. */
function shopByRules(problem: Problem, shop: Shop): State {
  const states = ranksOf(problem).flatMap((rank) =>
    [true, false].map((isNonDelay) => placed(problem, shop, activeSequences(shop, rank, isNonDelay))),
  )
  return min(states, makespanOf)
}

/** A new plan is worth its moves only where it is better by more than a hair and makes no more orders late. */
const hair = 0.98

/** The plan that is there, or a new one where that is worth it. */
function better(there: State, fresh: State, aim: 'late' | 'makespan'): State {
  if (aim === 'makespan') return min([there, fresh], makespanOf)
  const isFuller = fresh.unplaced.size < there.unplaced.size
  return costOf(fresh) < costOf(there) * hair && (isFuller || lateCount(fresh) <= lateCount(there)) ? fresh : there
}

/** A whole plan. The same plant and options answer the same plan, bit by bit, as long as `isOver` of the search does not end it by a clock. */
export function run(plant: Plant, { direction = 'forward', aim = 'late', search, from = [] }: RunOptions = {}): Schedule {
  const problem = compile(plant)
  if (direction === 'backward') return scheduleOf(backward(problem))
  const shop = aim === 'makespan' ? shopOf(problem) : null
  const fresh = shop ? shopByRules(problem, shop) : dispatch(problem, aim)
  const first = from.length > 0 && !shop ? better(repairIn(problem, from), fresh, aim) : fresh
  if (!search) return scheduleOf(first)
  if (!shop) return scheduleOf(improve(problem, first, search, first !== fresh))
  return scheduleOf(placed(problem, shop, tabu(shop, sequencesOf(shop, first), search).sequences))
}
