import { randomOf } from '../random.ts'
import { Graph } from './Graph.ts'
import { type Move, movesOf } from './moves.ts'
import type { Shop } from './shop.ts'

export type SearchLimit = {
  seed: number
  /** Steps at most. */
  steps: number
  /** Asked every hundred steps, so that the caller's clock can end it. */
  isOver?: () => boolean
  /** A makespan that cannot be beaten. */
  bound?: number
}

/** Steps without anything better after which it goes back to a good one. */
const timeoutSteps = 6000
const maxElite = 8

/** Elements that a move puts before the others of its stretch, as pairs `before, after`. */
function pairsOf(graph: Graph, { first, last, isForward }: Move, each: (before: number, after: number) => void): void {
  if (isForward)
    for (let at = graph.mAfter[first]!; ; at = graph.mAfter[at]!) {
      each(at, first)
      if (at === last) break
    }
  else for (let at = first; at !== last; at = graph.mAfter[at]!) each(last, at)
}

/** The longest work of a machine or a job: no makespan is shorter. */
export function boundOf({ count, time, machine, machines, before, after }: Shop): number {
  const sums = new Int32Array(machines)
  let bound = 0
  for (let at = 0; at < count; at += 1) {
    sums[machine[at]!]! += time[at]!
    if (before[at]! >= 0) continue
    let job = 0
    for (let one = at; one >= 0; one = after[one]!) job += time[one]!
    bound = Math.max(bound, job)
  }
  return Math.max(bound, ...sums)
}

/** Better orders on the machines, by tabu search over the moves of N6. The same seed and steps answer the same orders. */
export function tabu(
  shop: Shop,
  sequences: readonly Int32Array[],
  { seed, steps, isOver, bound = boundOf(shop) }: SearchLimit,
): { sequences: readonly Int32Array[]; makespan: number } {
  const pick = randomOf(seed)
  const graph = new Graph(shop)
  const { count } = shop
  const forbidden = new Int32Array(count * count)
  graph.load(sequences)
  let best = { sequences: graph.sequences() as readonly Int32Array[], makespan: graph.makespan }
  const elite = [best]
  let since = 0
  const jobs = Math.max(
    1,
    shop.before.reduce((sum, one) => sum + (one < 0 ? 1 : 0), 0),
  )
  const tenure = 8 + Math.round(jobs / shop.machines)
  const spread = Math.max(4, Math.round(tenure * 0.6))
  for (let step = 1; step <= steps && best.makespan > bound; step += 1) {
    if (step % 100 === 0 && isOver?.()) break
    const moves = movesOf(graph, pick)
    if (moves.length === 0) break
    let [chosen, value, ties]: [Move | null, number, number] = [null, Number.POSITIVE_INFINITY, 0]
    for (const move of moves) {
      let isTabu = false
      pairsOf(graph, move, (before, after) => {
        if (forbidden[before * count + after]! > step) isTabu = true
      })
      if (isTabu && move.estimate >= best.makespan) continue
      if (move.estimate < value) [chosen, value, ties] = [move, move.estimate, 1]
      else if (move.estimate === value && pick() * ++ties < 1) chosen = move
    }
    chosen ??= moves[Math.floor(pick() * moves.length)]!
    const until = step + tenure + Math.floor(pick() * spread)
    pairsOf(graph, chosen, (before, after) => {
      forbidden[after * count + before] = until
    })
    if (chosen.isForward) graph.moveBehind(chosen.first, chosen.last)
    else graph.moveBefore(chosen.last, chosen.first)
    const isSound = graph.reckon()
    since += 1
    if (isSound && graph.makespan < best.makespan) {
      best = { sequences: graph.sequences(), makespan: graph.makespan }
      elite.push(best)
      if (elite.length > maxElite) elite.shift()
      since = 0
    }
    if (!isSound || since > timeoutSteps) {
      since = 0
      graph.load(elite[Math.floor(pick() * elite.length)]!.sequences)
      forbidden.fill(0)
      shake(graph, pick)
    }
  }
  return best
}

/** Some moves at random, to come to another place from the same beginning. */
function shake(graph: Graph, pick: () => number): void {
  for (let count = 4 + Math.floor(pick() * 12); count > 0; count -= 1) {
    const moves = movesOf(graph, pick)
    const move = moves[Math.floor(pick() * moves.length)]
    if (!move) return
    const kept = graph.sequences()
    if (move.isForward) graph.moveBehind(move.first, move.last)
    else graph.moveBefore(move.last, move.first)
    if (!graph.reckon()) graph.load(kept)
  }
}
