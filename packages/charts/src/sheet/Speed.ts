/** How fast something is scrolled. */
export class Speed {
  #left = 0
  #top = 0
  #time = 0

  /** px a second since it was asked before. */
  at(left: number, top: number, time: number): number {
    const way = Math.hypot(left - this.#left, top - this.#top)
    const took = Math.max(16, time - this.#time)
    this.#left = left
    this.#top = top
    this.#time = time
    return (way / took) * 1000
  }
}
