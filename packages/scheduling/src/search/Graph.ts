import type { Shop } from './shop.ts'

/** A job shop with an order on each machine: heads, tails and the longest way. */
export class Graph {
  readonly shop: Shop
  /** Before and after it on its machine; -1 for none. */
  readonly mBefore: Int32Array
  readonly mAfter: Int32Array
  /** Earliest starts, and the longest way from the end of each to the end of all. */
  readonly head: Int32Array
  readonly tail: Int32Array
  makespan = 0
  readonly #queue: Int32Array
  readonly #waits: Int32Array

  constructor(shop: Shop) {
    this.shop = shop
    const ints = (): Int32Array => new Int32Array(shop.count)
    ;[this.mBefore, this.mAfter, this.head] = [ints(), ints(), ints()]
    ;[this.tail, this.#queue, this.#waits] = [ints(), ints(), ints()]
  }

  load(sequences: readonly Int32Array[]): void {
    for (const list of sequences)
      for (let at = 0; at < list.length; at += 1) {
        this.mBefore[list[at]!] = list[at - 1] ?? -1
        this.mAfter[list[at]!] = list[at + 1] ?? -1
      }
    this.reckon()
  }

  sequences(): Int32Array[] {
    const { count, machine, machines } = this.shop
    const lists: number[][] = Array.from({ length: machines }, () => [])
    for (let first = 0; first < count; first += 1)
      if (this.mBefore[first]! < 0) for (let at = first; at >= 0; at = this.mAfter[at]!) lists[machine[at]!]!.push(at)
    return lists.map((list) => Int32Array.from(list))
  }

  /** Heads and tails anew; false where operations wait in a circle. */
  reckon(): boolean {
    const { count, before, after, time } = this.shop
    const { mBefore, mAfter, head, tail } = this
    const [queue, waits] = [this.#queue, this.#waits]
    let end = 0
    for (let at = 0; at < count; at += 1) {
      waits[at] = (before[at]! >= 0 ? 1 : 0) + (mBefore[at]! >= 0 ? 1 : 0)
      head[at] = 0
      if (waits[at] === 0) queue[end++] = at
    }
    let longest = 0
    for (let index = 0; index < end; index += 1) {
      const at = queue[index]!
      const done = head[at]! + time[at]!
      if (done > longest) longest = done
      const [a, b] = [after[at]!, mAfter[at]!]
      if (a >= 0) {
        if (done > head[a]!) head[a] = done
        if (--waits[a]! === 0) queue[end++] = a
      }
      if (b >= 0) {
        if (done > head[b]!) head[b] = done
        if (--waits[b]! === 0) queue[end++] = b
      }
    }
    if (end < count) return false
    for (let index = count - 1; index >= 0; index -= 1) {
      const at = queue[index]!
      const [a, b] = [after[at]!, mAfter[at]!]
      const behindA = a >= 0 ? tail[a]! + time[a]! : 0
      const behindB = b >= 0 ? tail[b]! + time[b]! : 0
      tail[at] = Math.max(behindA, behindB)
    }
    this.makespan = longest
    return true
  }

  /** Moves an operation to right behind another one of its machine. */
  moveBehind(one: number, other: number): void {
    this.#unlink(one)
    const next = this.mAfter[other]!
    this.mBefore[one] = other
    this.mAfter[one] = next
    this.mAfter[other] = one
    if (next >= 0) this.mBefore[next] = one
  }

  /** Moves an operation to right before another one of its machine. */
  moveBefore(one: number, other: number): void {
    this.#unlink(one)
    const previous = this.mBefore[other]!
    this.mAfter[one] = other
    this.mBefore[one] = previous
    this.mBefore[other] = one
    if (previous >= 0) this.mAfter[previous] = one
  }

  #unlink(one: number): void {
    const [a, b] = [this.mBefore[one]!, this.mAfter[one]!]
    if (a >= 0) this.mAfter[a] = b
    if (b >= 0) this.mBefore[b] = a
  }
}
