import type { Minute, Spans } from './types.ts'

/** Working time as spans of minutes, with sums, so that ends are found without walking. */
export class Hours {
  readonly spans: Int32Array
  /** Minutes worked before each span, and after the last one. */
  readonly #sums: Int32Array
  readonly #count: number
  #near = 0

  constructor(spans: Spans | Int32Array) {
    this.spans = Int32Array.from(spans)
    this.#count = this.spans.length >> 1
    this.#sums = new Int32Array(this.#count + 1)
    for (let at = 0; at < this.#count; at += 1)
      this.#sums[at + 1] = this.#sums[at]! + this.spans[2 * at + 1]! - this.spans[2 * at]!
  }

  /** The first span that ends after a time. */
  #spanAt(time: Minute): number {
    const { spans } = this
    const near = this.#near
    if (near < this.#count && spans[2 * near + 1]! > time && (near === 0 || spans[2 * near - 1]! <= time)) return near
    let [low, high] = [0, this.#count]
    while (low < high) {
      const middle = (low + high) >> 1
      if (spans[2 * middle + 1]! > time) high = middle
      else low = middle + 1
    }
    this.#near = low
    return low
  }

  /** The first working minute at or after a time; -1 for none. */
  next(time: Minute): Minute {
    const at = this.#spanAt(time)
    if (at >= this.#count) return -1
    return Math.max(time, this.spans[2 * at]!)
  }

  /** Minutes worked before a time. */
  worked(time: Minute): number {
    const at = this.#spanAt(time)
    if (at >= this.#count) return this.#sums[this.#count]!
    return this.#sums[at]! + Math.max(0, time - this.spans[2 * at]!)
  }

  /** When so many working minutes from a time are over; -1 where they never are. For none, the time itself. */
  plus(time: Minute, minutes: number): Minute {
    if (minutes <= 0) return time
    const first = this.#spanAt(time)
    if (first >= this.#count) return -1
    const inFirst = this.spans[2 * first + 1]! - Math.max(time, this.spans[2 * first]!)
    if (minutes <= inFirst) return Math.max(time, this.spans[2 * first]!) + minutes
    return this.#endAt(this.worked(time) + minutes, first)
  }

  /** The latest time from which so many working minutes are over by another one; -1 where there is none. */
  minus(time: Minute, minutes: number): Minute {
    if (minutes <= 0) return time
    const target = this.worked(time) - minutes
    if (target < 0) return -1
    let [low, high] = [0, this.#count - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.#sums[middle]! <= target) low = middle
      else high = middle - 1
    }
    return this.spans[2 * low]! + target - this.#sums[low]!
  }

  #endAt(worked: number, from: number): Minute {
    let [low, high] = [from, this.#count]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#sums[middle + 1]! >= worked) high = middle
      else low = middle + 1
    }
    return low >= this.#count ? -1 : this.spans[2 * low]! + worked - this.#sums[low]!
  }
}

/** Where both work. */
export const common = (one: ArrayLike<number>, other: ArrayLike<number>): number[] => {
  const spans: number[] = []
  for (let a = 0, b = 0; a < one.length && b < other.length; ) {
    const [from, to] = [Math.max(one[a]!, other[b]!), Math.min(one[a + 1]!, other[b + 1]!)]
    if (to > from) spans.push(from, to)
    if (one[a + 1]! < other[b + 1]!) a += 2
    else b += 2
  }
  return spans
}

/** What is worked without the times in which it stands still; those may be in any order. */
export const without = (spans: Spans, stops: Spans): Spans => {
  let left = spans
  for (let at = 0; at + 1 < stops.length; at += 2) {
    const [from, to] = [stops[at]!, stops[at + 1]!]
    const next: number[] = []
    for (let span = 0; span < left.length; span += 2) {
      const [start, end] = [left[span]!, left[span + 1]!]
      if (to <= start || from >= end) next.push(start, end)
      else {
        if (from > start) next.push(start, from)
        if (to < end) next.push(to, end)
      }
    }
    left = next
  }
  return left
}
