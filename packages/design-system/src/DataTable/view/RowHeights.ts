/**
 * Heights of many lines, most of them the same: offsets are arithmetic until a line differs,
 * then the differences stand in a binary indexed tree, so that setting, summing and finding take as many steps as the count has bits.
 */
export class RowHeights {
  #count = 0
  #usual: number
  #extra: Float64Array | null = null
  #sums: Float64Array | null = null

  /** `usual`: height in px of a line about which nothing else is said. */
  constructor(usual: number) {
    this.#usual = usual
  }

  get total(): number {
    return this.offsetOf(this.#count)
  }

  /** Forgets what single lines were said to be. */
  reset(count: number, usual: number): void {
    this.#count = count
    this.#usual = usual
    this.#extra = null
    this.#sums = null
  }

  heightOf(place: number): number {
    return this.#usual + (this.#extra?.[place] ?? 0)
  }

  /** Says how tall one line is, in px; false when it was so already. */
  set(place: number, height: number): boolean {
    const change = height - this.heightOf(place)
    if (change === 0 || place < 0 || place >= this.#count) return false
    this.#extra ??= new Float64Array(this.#count)
    this.#sums ??= new Float64Array(this.#count + 1)
    this.#extra[place] = height - this.#usual
    for (let at = place + 1; at <= this.#count; at += at & -at) this.#sums[at] = (this.#sums[at] ?? 0) + change
    return true
  }

  /** Where a line begins, in px from the first. */
  offsetOf(place: number): number {
    let offset = place * this.#usual
    if (this.#sums) for (let at = place; at > 0; at -= at & -at) offset += this.#sums[at] ?? 0
    return offset
  }

  /** The line at an offset in px; the first or the last where the offset lies outside. */
  placeAt(offset: number): number {
    if (this.#count === 0) return 0
    const last = this.#count - 1
    if (!this.#sums) return Math.max(0, Math.min(last, Math.floor(offset / this.#usual)))
    let [place, left] = [0, offset]
    for (let step = 2 ** Math.floor(Math.log2(this.#count)); step >= 1; step /= 2) {
      const next = place + step
      if (next > this.#count) continue
      const span = step * this.#usual + (this.#sums[next] ?? 0)
      if (span > left) continue
      place = next
      left -= span
    }
    return Math.max(0, Math.min(last, place))
  }
}
