import { orderList, serial } from '../dispatch/serial.ts'
import { costOf } from '../explain.ts'
import type { Problem } from '../model/compile.ts'
import { randomOf } from '../random.ts'
import type { State } from '../state/State.ts'
import type { SearchLimit } from './tabu.ts'

/** Rounds for which an order is not moved again. */
const tenure = 7

/** Better ranks of the orders: one that is late goes before another one, and stays there for a while. */
export function improveOrders(problem: Problem, first: State, { seed, steps, isOver }: SearchLimit): State {
  const pick = randomOf(seed)
  let best = first
  let bestCost = costOf(best)
  let list = Array.from(orderList(problem))
  const forbidden = new Map<number, number>()
  for (let step = 1; step <= steps && bestCost > 0 && !isOver?.(); step += 1) {
    const late = lateOrders(problem, best).filter((order) => (forbidden.get(order) ?? 0) < step)
    if (late.length === 0) {
      forbidden.clear()
      if (lateOrders(problem, best).length === 0) break
      continue
    }
    const order = late[Math.floor(pick() * Math.min(late.length, 6))]!
    const from = list.indexOf(order)
    const to = Math.floor(pick() * Math.max(1, from))
    const tried = list.toSpliced(from, 1).toSpliced(to, 0, order)
    const state = serial(problem, tried)
    const cost = costOf(state)
    forbidden.set(order, step + tenure)
    if (cost < bestCost) [best, bestCost, list] = [state, cost, tried]
  }
  return best
}

/** Orders that are late, the worst first. */
function lateOrders(problem: Problem, state: State): number[] {
  const ends = new Float64Array(problem.plant.orders.length)
  for (let at = 0; at < problem.count; at += 1) ends[problem.order[at]!] = Math.max(ends[problem.order[at]!]!, state.end[at]!)
  const late = (at: number): number => (ends[at]! - problem.plant.orders[at]!.due) * (problem.plant.orders[at]!.weight ?? 1)
  const list = problem.plant.orders.flatMap(({ due }, at) => (ends[at]! > due ? [at] : []))
  return list.sort((a, b) => late(b) - late(a) || a - b)
}
