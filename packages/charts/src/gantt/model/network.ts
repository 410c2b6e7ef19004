import { cyclePath } from './cyclePath.ts'
import { type Lists, listsOf } from './lists.ts'
import { PlanError } from './planError.ts'
import type { PlanLink, PlanTask } from './types.ts'

/**
 * What depends on what. A task is a node with its number. A summary is two: an opening, which holds for all its tasks, and with its own
 * number a close, which follows from them.
 */
export type Network = {
  /** Number of a task by its key. */
  indexOf: ReadonlyMap<string, number>
  /** Number of the summary of each task; -1 at the top. */
  parent: Int32Array
  /** Tasks of each task. */
  children: Lists
  /** Node of the opening of each summary; -1 for other tasks. */
  opening: Int32Array
  /** Summary of each opening, by its node less the number of tasks. */
  summaries: Int32Array
  /** Links that come to a task, and that go from it. */
  incoming: Lists
  outgoing: Lists
  /** Nodes that follow a node. */
  next: Lists
  /** Nodes, each after all that it follows from. */
  order: Int32Array
  /** Place of each node in `order`. */
  rank: Int32Array
  /** Numbers of the tasks of each link. */
  from: Int32Array
  to: Int32Array
}

const numbersOf = (tasks: readonly PlanTask[]): Map<string, number> => {
  const indexOf = new Map<string, number>()
  for (const [at, { key }] of tasks.entries()) {
    if (indexOf.has(key)) throw new PlanError({ code: 'duplicate', key })
    indexOf.set(key, at)
  }
  return indexOf
}

/** Throws where a task lies below itself: every other one is reached from the top. */
const refuseRings = (tasks: readonly PlanTask[], parent: Int32Array, children: Lists): void => {
  const reached = [...parent.keys()].filter((task) => parent[task] === -1)
  const seen = new Uint8Array(tasks.length)
  for (let at = 0; at < reached.length; at += 1) {
    const task = reached[at] ?? 0
    seen[task] = 1
    for (let child = children.heads[task] ?? 0; child < (children.heads[task + 1] ?? 0); child += 1)
      reached.push(children.items[child] ?? 0)
  }
  const lost = seen.indexOf(0)
  if (lost >= 0) throw new PlanError({ code: 'ownParent', key: tasks[lost]?.key ?? '' })
}

/** Nodes in an order in which each stands after all that it follows from, as far as there is one. */
const orderOf = ({ heads, items }: Lists, nodes: number): Int32Array => {
  const waiting = new Int32Array(nodes)
  for (const node of items) waiting[node] = (waiting[node] ?? 0) + 1
  const order = new Int32Array(nodes)
  let end = 0
  for (let node = 0; node < nodes; node += 1) if (waiting[node] === 0) order[end++] = node
  for (let at = 0; at < end; at += 1) {
    const node = order[at] ?? 0
    for (let item = heads[node] ?? 0; item < (heads[node + 1] ?? 0); item += 1) {
      const follower = items[item] ?? 0
      const left = (waiting[follower] ?? 0) - 1
      waiting[follower] = left
      if (left === 0) order[end++] = follower
    }
  }
  return order.subarray(0, end)
}

/** Throws where a key is double or unknown, a task lies below itself, or links go in a circle, with its path. */
export const networkOf = (tasks: readonly PlanTask[], links: readonly PlanLink[]): Network => {
  const count = tasks.length
  const indexOf = numbersOf(tasks)
  const numberOf = (key: string): number => {
    const number = indexOf.get(key)
    if (number === undefined) throw new PlanError({ code: 'unknownTask', key })
    return number
  }
  const parent = Int32Array.from(tasks, (task) => (task.parent === undefined ? -1 : numberOf(task.parent)))
  const children = listsOf(
    count,
    count,
    (task) => parent[task] ?? -1,
    (task) => task,
  )
  refuseRings(tasks, parent, children)
  const isSummary = (task: number): boolean => (children.heads[task + 1] ?? 0) > (children.heads[task] ?? 0)
  const summaries = Int32Array.from([...tasks.keys()].filter(isSummary))
  const opening = new Int32Array(count).fill(-1)
  for (const [at, summary] of summaries.entries()) opening[summary] = count + at
  const from = Int32Array.from(links, (link) => numberOf(link.from))
  const to = Int32Array.from(links, (link) => numberOf(link.to))
  const entry = (task: number): number => ((opening[task] ?? -1) >= 0 ? (opening[task] ?? 0) : task)

  // First the links, then from each opening to its tasks, then from each task to its close.
  const [nodes, linked, pairs] = [count + summaries.length, links.length, links.length + 2 * count]
  const below = (pair: number): number => (pair - linked) % count
  const next = listsOf(
    nodes,
    pairs,
    (pair) => {
      if (pair < linked) return from[pair] ?? -1
      const above = parent[below(pair)] ?? -1
      return above < 0 || pair >= linked + count ? (above < 0 ? -1 : below(pair)) : (opening[above] ?? -1)
    },
    (pair) => {
      if (pair < linked) return entry(to[pair] ?? 0)
      return pair >= linked + count ? (parent[below(pair)] ?? 0) : entry(below(pair))
    },
  )
  const order = orderOf(next, nodes)
  if (order.length < nodes) {
    const nameOf = (node: number): string => tasks[node < count ? node : (summaries[node - count] ?? 0)]?.key ?? ''
    throw new PlanError({ code: 'cycle', path: cyclePath(next, order, nodes, nameOf) })
  }
  const rank = new Int32Array(nodes)
  for (let at = 0; at < nodes; at += 1) rank[order[at] ?? 0] = at
  return {
    indexOf,
    parent,
    children,
    opening,
    summaries,
    incoming: listsOf(
      count,
      linked,
      (link) => to[link] ?? -1,
      (link) => link,
    ),
    outgoing: listsOf(
      count,
      linked,
      (link) => from[link] ?? -1,
      (link) => link,
    ),
    next,
    order,
    rank,
    from,
    to,
  }
}
