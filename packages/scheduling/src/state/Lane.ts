/** What stands on one place of a station, in order of time. */
export class Lane {
  starts = new Int32Array(16)
  ends = new Int32Array(16)
  operations = new Int32Array(16)
  count = 0

  /** The first operation that ends after a time. */
  firstAfter(time: number): number {
    let [low, high] = [0, this.count]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.ends[middle]! > time) high = middle
      else low = middle + 1
    }
    return low
  }

  insert(at: number, operation: number, start: number, end: number): void {
    if (this.count === this.starts.length) this.#grow()
    for (const [list, value] of [
      [this.starts, start],
      [this.ends, end],
      [this.operations, operation],
    ] as const) {
      list.copyWithin(at + 1, at, this.count)
      list[at] = value
    }
    this.count += 1
  }

  /** Takes an operation out; its start says where to look. */
  remove(operation: number, start: number): void {
    let at = this.firstAfter(start)
    while (at < this.count && this.operations[at] !== operation) at += 1
    if (at >= this.count) at = this.operations.indexOf(operation)
    if (at < 0 || at >= this.count) return
    for (const list of [this.starts, this.ends, this.operations]) list.copyWithin(at, at + 1, this.count)
    this.count -= 1
  }

  #grow(): void {
    const larger = (list: Int32Array): Int32Array<ArrayBuffer> => {
      const next = new Int32Array(list.length * 2)
      next.set(list)
      return next
    }
    this.starts = larger(this.starts)
    this.ends = larger(this.ends)
    this.operations = larger(this.operations)
  }
}
