import { place, type Schedule } from './forward.ts'
import { RankQueue } from './RankQueue.ts'
import type { PlanSpan } from './types.ts'

/** Carries a change on to what follows from it, and no further; what it meets is known with its former times. */
export class Propagation {
  readonly #schedule: Schedule
  readonly #queue: RankQueue
  readonly #before = new Map<number, PlanSpan & { isHeld: number }>()

  constructor(schedule: Schedule) {
    this.#schedule = schedule
    this.#queue = new RankQueue(schedule.network.order, schedule.network.rank)
  }

  /** Reckons these nodes anew, and all that changes by that. Answers the nodes that changed, with their former times. */
  run(nodes: Iterable<number>): ReadonlyMap<number, PlanSpan> {
    const { network, times } = this.#schedule
    const { heads, items } = network.next
    this.#before.clear()
    for (const node of nodes) this.#queue.add(node)
    for (let node = this.#queue.take(); node !== undefined; node = this.#queue.take()) {
      const before = { start: times.start[node] ?? 0, finish: times.finish[node] ?? 0, isHeld: times.isHeld[node] ?? 0 }
      if (!place(this.#schedule, node)) continue
      this.#before.set(node, before)
      const end = heads[node + 1] ?? 0
      for (let at = heads[node] ?? 0; at < end; at += 1) this.#queue.add(items[at] ?? 0)
    }
    return this.#before
  }

  /** Takes the last run back. */
  undo(): void {
    const { times } = this.#schedule
    for (const [node, { start, finish, isHeld }] of this.#before) {
      times.start[node] = start
      times.finish[node] = finish
      times.isHeld[node] = isHeld
    }
    this.#before.clear()
  }
}
