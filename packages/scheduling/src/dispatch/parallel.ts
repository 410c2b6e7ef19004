import type { Problem } from '../model/compile.ts'
import { State } from '../state/State.ts'
import { Heap } from './Heap.ts'
import { placePins } from './pins.ts'
import { placeOne } from './serial.ts'

/** Whatever can begin first goes first; `rank` decides between those that could begin at the same minute, the smaller first. */
export function parallel(problem: Problem, rank: Float64Array): State {
  const state = new State(problem)
  placePins(state)
  const waits = Int32Array.from(problem.before, (list) => list.length)
  const heap = new Heap(problem.count, rank)
  const free = (at: number): void => {
    for (const next of problem.after[at]!) if (--waits[next]! === 0) add(next)
  }
  const add = (first: number): void => {
    const open = [first]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (state.isPlaced(at) || problem.pinStation[at]! >= 0) {
        for (const next of problem.after[at]!) if (--waits[next]! === 0) open.push(next)
        continue
      }
      const ready = state.readyAt(at)
      const found = ready < 0 || problem.hopeless.has(at) ? null : state.find(at, ready)
      if (found) heap.push(at, found.start)
      else {
        placeOne(state, at)
        for (const next of problem.after[at]!) if (--waits[next]! === 0) open.push(next)
      }
    }
  }
  for (const at of problem.sorted) if (problem.before[at]!.length === 0) add(at)
  while (heap.size > 0) {
    const at = heap.pop()
    const found = state.find(at, state.readyAt(at))
    if (found && found.start > heap.keyOf(at)) heap.push(at, found.start)
    else {
      if (found) state.put(at, found)
      else placeOne(state, at)
      free(at)
    }
  }
  return state
}

/** Minutes of work from an operation to the end of all that comes behind it. */
export function workLeft({ count, sorted, after, run, setup, gap }: Problem): Float64Array {
  const left = new Float64Array(count)
  for (let index = count - 1; index >= 0; index -= 1) {
    const at = sorted[index]!
    let longest = 0
    for (const next of after[at]!) longest = Math.max(longest, left[next]!)
    left[at] = run[at]! + setup[at]! + gap[at]! + longest
  }
  return left
}

/** Rules that say which of several goes first. */
export function ranksOf(problem: Problem): readonly Float64Array[] {
  const { count, run, order, plant } = problem
  const left = workLeft(problem)
  const ranks = (value: (at: number) => number): Float64Array => Float64Array.from({ length: count }, (_, at) => value(at))
  const weight = (at: number): number => plant.orders[order[at]!]!.weight ?? 1
  const due = (at: number): number => plant.orders[order[at]!]!.due
  return [
    ranks((at) => (due(at) - left[at]! - plant.now) / weight(at)), // what has the least time to lose
    ranks((at) => -left[at]!), // what has most work left
    ranks((at) => -left[at]! + run[at]!), // the same, without its own
    ranks((at) => run[at]! / Math.max(1, left[at]!)),
    ranks((at) => run[at]!), // the shortest
  ]
}
