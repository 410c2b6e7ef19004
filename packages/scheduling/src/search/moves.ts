import type { Graph } from './Graph.ts'

/** `first` and `last` stand in one block; `first` goes behind `last`, or `last` before `first`. */
export type Move = { first: number; last: number; isForward: boolean; estimate: number }

/** Blocks of operations of one machine on a longest way, which `pick` chooses where there are several. */
function* blocks({ shop, head, tail, mAfter, makespan }: Graph, pick: () => number): Generator<readonly number[]> {
  const { time, after, count, machine } = shop
  const isCritical = (at: number): boolean => head[at]! + time[at]! + tail[at]! === makespan
  const starts: number[] = []
  for (let at = 0; at < count; at += 1) if (head[at] === 0 && isCritical(at)) starts.push(at)
  let at = starts[Math.floor(pick() * starts.length)] ?? -1
  let block: number[] = []
  while (at >= 0) {
    if (block.length > 0 && machine[block[0]!] !== machine[at]) {
      yield block
      block = []
    }
    block.push(at)
    const done = head[at]! + time[at]!
    const [a, b] = [after[at]!, mAfter[at]!]
    const byJob = a >= 0 && head[a] === done && isCritical(a)
    const byMachine = b >= 0 && head[b] === done && isCritical(b)
    at = byJob && byMachine ? (pick() < 0.5 ? a : b) : byJob ? a : byMachine ? b : -1
  }
  if (block.length > 0) yield block
}

const heads = new Int32Array(4096)
const order = new Int32Array(4096)

/** What the longest way through the operations between both would come to, as Balas and Vazacopoulos reckon it. */
export function estimate({ shop, head, tail, mBefore, mAfter }: Graph, first: number, last: number, isForward: boolean): number {
  const { time, before, after } = shop
  let count = 0
  if (isForward) {
    for (let at = mAfter[first]!; ; at = mAfter[at]!) {
      order[count++] = at
      if (at === last) break
    }
    order[count++] = first
  } else {
    order[count++] = last
    for (let at = first; at !== last; at = mAfter[at]!) order[count++] = at
  }
  const outside = mBefore[first]!
  let machineReady = outside >= 0 ? head[outside]! + time[outside]! : 0
  for (let index = 0; index < count; index += 1) {
    const at = order[index]!
    const job = before[at]!
    const jobReady = job >= 0 ? head[job]! + time[job]! : 0
    heads[index] = Math.max(jobReady, machineReady)
    machineReady = heads[index]! + time[at]!
  }
  const behind = mAfter[last]!
  let machineTail = behind >= 0 ? tail[behind]! + time[behind]! : 0
  let longest = 0
  for (let index = count - 1; index >= 0; index -= 1) {
    const at = order[index]!
    const job = after[at]!
    const jobTail = job >= 0 ? tail[job]! + time[job]! : 0
    const own = Math.max(jobTail, machineTail)
    const way = heads[index]! + time[at]! + own
    if (way > longest) longest = way
    machineTail = own + time[at]!
  }
  return longest
}

/** The moves of N6 along one longest way: an operation of a block to right behind its last one, or right before its first one. */
export function movesOf(graph: Graph, pick: () => number): Move[] {
  const { shop, head, tail } = graph
  const { time, before, after } = shop
  const moves: Move[] = []
  const add = (first: number, last: number, isForward: boolean): void => {
    moves.push({ first, last, isForward, estimate: estimate(graph, first, last, isForward) })
  }
  for (const block of blocks(graph, pick)) {
    const [start, end] = [block[0]!, block.at(-1)!]
    if (block.length < 2) continue
    for (let at = 0; at < block.length - 1; at += 1) {
      const one = block[at]!
      const own = after[one]!
      // Then no way leads from the job behind `one` to `end`.
      const endTail = tail[end]! + time[end]!
      const ownTail = own >= 0 ? tail[own]! + time[own]! : 0
      if (at === block.length - 2 || endTail >= ownTail) add(one, end, true)
    }
    for (let at = 1; at < block.length; at += 1) {
      const one = block[at]!
      if (at === 1 && block.length === 2) continue
      const own = before[one]!
      const startHead = head[start]! + time[start]!
      const ownHead = own >= 0 ? head[own]! + time[own]! : 0
      if (at === 1 || startHead >= ownHead) add(start, one, false)
    }
  }
  return moves
}
