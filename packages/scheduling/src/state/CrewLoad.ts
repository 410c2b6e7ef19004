/** How many of a crew are busy, as steps: from each time on so many, until the next one. */
export class CrewLoad {
  readonly people: number
  #times = new Int32Array(16)
  #busy = new Int32Array(16)
  #count = 1

  constructor(people: number) {
    this.people = people
    this.#times[0] = -2_000_000_000
  }

  #stepAt(time: number): number {
    let [low, high] = [0, this.#count - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.#times[middle]! <= time) low = middle
      else high = middle - 1
    }
    return low
  }

  /** When the last of the times is over in which too few are free between start and end; -1 where they always suffice. */
  blockedUntil(start: number, end: number, wanted: number): number {
    let found = -1
    const limit = this.people - wanted
    for (let at = this.#stepAt(start); at < this.#count && this.#times[at]! < end; at += 1)
      if (this.#busy[at]! > limit) found = at + 1 < this.#count ? this.#times[at + 1]! : 2_000_000_000
    return found
  }

  /** Adds people between two times, or takes them away again with a negative number. */
  add(start: number, end: number, people: number): void {
    if (end <= start) return
    const first = this.#cut(start)
    const last = this.#cut(end)
    for (let at = first; at < last; at += 1) this.#busy[at]! += people
  }

  /** A step that begins at a time. */
  #cut(time: number): number {
    const at = this.#stepAt(time)
    if (this.#times[at] === time) return at
    if (this.#count === this.#times.length) {
      const [times, busy] = [new Int32Array(this.#count * 2), new Int32Array(this.#count * 2)]
      times.set(this.#times)
      busy.set(this.#busy)
      this.#times = times
      this.#busy = busy
    }
    this.#times.copyWithin(at + 2, at + 1, this.#count)
    this.#busy.copyWithin(at + 2, at + 1, this.#count)
    this.#times[at + 1] = time
    this.#busy[at + 1] = this.#busy[at]!
    this.#count += 1
    return at + 1
  }
}
