/** No browser lays out elements taller than some 17 to 33 million px; rows beyond this height share it. */
const tallest = 15_000_000

/**
 * Between the scroll position of an element and the place in a list that may be taller than any element.
 * Small steps move the list by as many pixels; jumps go to the same share of both.
 */
export class ScrollScale {
  #total = 0
  #viewport = 0
  #top = 0
  #offset = 0

  /** Height of the element that is scrolled, in px. */
  get height(): number {
    return Math.min(this.#total, tallest)
  }

  /** What is to be added to a place in the list for its place in the element, in px. */
  get shift(): number {
    return this.#top - this.#offset
  }

  setSizes(total: number, viewport: number): void {
    this.#total = total
    this.#viewport = viewport
  }

  get #share(): number {
    const [inner, outer] = [this.#total - this.#viewport, this.height - this.#viewport]
    return outer > 0 ? inner / outer : 1
  }

  /** Whether the element still stands where it was seen or put last. */
  isAt(top: number): boolean {
    return Math.abs(top - this.#top) < 1
  }

  /** The place in the list for a scroll position of the element. */
  offsetAt(top: number): number {
    const step = top - this.#top
    const end = this.height - this.#viewport
    const isSmall = Math.abs(step) < 3 * this.#viewport && top > 0 && top < end
    const offset = this.#total <= tallest ? top : isSmall ? this.#offset + step : top * this.#share
    this.#top = top
    this.#offset = Math.max(0, Math.min(offset, this.#total - this.#viewport))
    return this.#offset
  }

  /** The scroll position that stands for a place in the list; from now on it does. */
  topFor(offset: number): number {
    this.#offset = Math.max(0, Math.min(offset, this.#total - this.#viewport))
    this.#top = this.#total <= tallest ? this.#offset : Math.round(this.#offset / this.#share)
    return this.#top
  }

  /** The position at which the element has as much above and below as the list; asked for when scrolling has ended. */
  settledTop(): number {
    return this.topFor(this.#offset)
  }
}
