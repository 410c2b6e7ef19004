/** Rows of a bucket. */
const rowsEach = 64
/** A link over more buckets is looked at every time. */
const maxBuckets = 24

/** Finds the links that may be seen among some rows, without going through all of them. */
export class LinkIndex {
  readonly #buckets: number[][] = []
  readonly #long: number[] = []

  /** `rowsOf` answers the rows of both ends of a link; null for one that is not shown. */
  constructor(links: number, rowsOf: (link: number) => readonly [number, number] | null) {
    for (let link = 0; link < links; link += 1) {
      const rows = rowsOf(link)
      if (!rows) continue
      const [first, last] = [Math.min(...rows), Math.max(...rows)].map((row) => Math.floor(row / rowsEach)) as [number, number] // Two.
      if (last - first > maxBuckets) this.#long.push(link)
      else
        for (let bucket = first; bucket <= last; bucket += 1) {
          this.#buckets[bucket] ??= []
          this.#buckets[bucket]?.push(link)
        }
    }
  }

  /** Links that may touch rows from one until before another one, each once. */
  within(from: number, end: number): ReadonlySet<number> {
    const found = new Set(this.#long)
    for (let bucket = Math.floor(from / rowsEach); bucket <= Math.floor(end / rowsEach); bucket += 1)
      for (const link of this.#buckets[bucket] ?? []) found.add(link)
    return found
  }
}
