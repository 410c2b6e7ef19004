/** Numbers by a key; the smallest first, equal keys by the second key, then by number. */
export class Heap {
  readonly #items: number[] = []
  readonly #keys: Float64Array
  readonly #second: Float64Array

  constructor(count: number, second: Float64Array) {
    this.#keys = new Float64Array(count)
    this.#second = second
  }

  get size(): number {
    return this.#items.length
  }

  #isBefore(a: number, b: number): boolean {
    const [one, other] = [this.#keys[a]!, this.#keys[b]!]
    if (one !== other) return one < other
    const [first, last] = [this.#second[a]!, this.#second[b]!]
    return first === last ? a < b : first < last
  }

  push(item: number, key: number): void {
    this.#keys[item] = key
    const items = this.#items
    let at = items.push(item) - 1
    while (at > 0) {
      const above = (at - 1) >> 1
      if (!this.#isBefore(item, items[above]!)) break
      items[at] = items[above]!
      at = above
    }
    items[at] = item
  }

  pop(): number {
    const items = this.#items
    const top = items[0]!
    const last = items.pop()!
    if (items.length === 0) return top
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      if (below >= items.length) break
      if (below + 1 < items.length && this.#isBefore(items[below + 1]!, items[below]!)) below += 1
      if (!this.#isBefore(items[below]!, last)) break
      items[at] = items[below]!
      at = below
    }
    items[at] = last
    return top
  }

  keyOf(item: number): number {
    return this.#keys[item]!
  }
}
