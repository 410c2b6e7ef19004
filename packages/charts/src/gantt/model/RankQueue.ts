/** Nodes that wait to be reckoned, the one with the lowest rank first; each waits once. A heap of ranks. */
export class RankQueue {
  readonly #order: Int32Array
  readonly #rank: Int32Array
  readonly #isWaiting: Uint8Array
  readonly #heap: number[] = []

  /** `order` has the nodes by rank, `rank` the rank of each node. */
  constructor(order: Int32Array, rank: Int32Array) {
    this.#order = order
    this.#rank = rank
    this.#isWaiting = new Uint8Array(order.length)
  }

  add(node: number): void {
    if (this.#isWaiting[node]) return
    this.#isWaiting[node] = 1
    const heap = this.#heap
    const rank = this.#rank[node] ?? 0
    let at = heap.push(rank) - 1
    while (at > 0) {
      const above = (at - 1) >> 1
      if ((heap[above] ?? 0) <= rank) break
      heap[at] = heap[above] ?? 0
      at = above
    }
    heap[at] = rank
  }

  /** The next node; undefined when none waits. */
  take(): number | undefined {
    const heap = this.#heap
    const [first] = heap
    const last = heap.pop()
    if (first === undefined || last === undefined) return undefined
    if (heap.length > 0) this.#sink(last)
    const node = this.#order[first] ?? 0
    this.#isWaiting[node] = 0
    return node
  }

  #sink(rank: number): void {
    const heap = this.#heap
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      if (below >= heap.length) break
      if (below + 1 < heap.length && (heap[below + 1] ?? 0) < (heap[below] ?? 0)) below += 1
      if ((heap[below] ?? 0) >= rank) break
      heap[at] = heap[below] ?? 0
      at = below
    }
    heap[at] = rank
  }
}
