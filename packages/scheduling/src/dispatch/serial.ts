import type { Problem } from '../model/compile.ts'
import { State } from '../state/State.ts'
import { placePins } from './pins.ts'

/** Orders by what matters: weight, due date, and then as they come. */
export const orderList = ({ plant }: Problem): Int32Array => {
  const list = Int32Array.from(plant.orders, (_, at) => at)
  const { orders } = plant
  return list.sort((a, b) => (orders[b]!.weight ?? 1) - (orders[a]!.weight ?? 1) || orders[a]!.due - orders[b]!.due || a - b)
}

/** Places one operation where it ends first; tells why where there is no place. */
export function placeOne(state: State, at: number): void {
  const { problem } = state
  const hopeless = problem.hopeless.get(at)
  if (hopeless) {
    state.unplaced.set(at, hopeless)
    return
  }
  const ready = state.readyAt(at)
  if (ready < 0) {
    state.unplaced.set(at, 'predecessor')
    return
  }
  const found = state.find(at, ready)
  if (found) state.put(at, found)
  else state.unplaced.set(at, 'beyondHorizon')
}

/** Operations by the rank of their orders, each behind those before it, whatever order they belong to. */
function operationsBy(problem: Problem, orders: ArrayLike<number>): number[] {
  const own: number[][] = problem.plant.orders.map(() => [])
  for (const at of problem.sorted) own[problem.order[at]!]!.push(at)
  const isDone = new Uint8Array(problem.count)
  const list: number[] = []
  const visit = (first: number): void => {
    const open = [first]
    while (open.length > 0) {
      const at = open.at(-1)!
      const missing = isDone[at] ? undefined : problem.before[at]!.find((one) => !isDone[one])
      if (missing !== undefined) {
        open.push(missing)
        continue
      }
      open.pop()
      if (isDone[at]) continue
      isDone[at] = 1
      list.push(at)
    }
  }
  for (let rank = 0; rank < orders.length; rank += 1) for (const at of own[orders[rank]!]!) visit(at)
  return list
}

/** Order by order, each operation into the earliest gap that fits. */
export function serial(problem: Problem, orders: ArrayLike<number> = orderList(problem)): State {
  const state = new State(problem)
  placePins(state)
  for (const at of operationsBy(problem, orders)) if (!state.isPlaced(at) && problem.pinStation[at]! < 0) placeOne(state, at)
  return state
}
