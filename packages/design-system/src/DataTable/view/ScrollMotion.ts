import type { Slot } from './Slot.ts'

/** ms without a scroll event after which scrolling has ended. */
const calm = 120

/**
 * Whether the reader is scrolling down or up, and what the browser is spared meanwhile. Each row is then a layer of its own, which is moved and not
 * painted anew. What is pinned in it stands still beside the scroller by itself: held by `position: sticky` it would be one more layer a row.
 */
export class ScrollMotion<T> {
  readonly #slots: readonly Slot<T>[]
  readonly #onEnd: () => void
  #body: HTMLElement | null = null
  #timer = 0
  /** How far the table is scrolled across, in px, while what is pinned stands by itself; null while it is held. */
  #across: number | null = null

  constructor(slots: readonly Slot<T>[], onEnd: () => void) {
    this.#slots = slots
    this.#onEnd = onEnd
  }

  get isOn(): boolean {
    return this.#timer !== 0
  }

  /** The reader has scrolled these lines; `across` is how far to the side the table stands. */
  go(body: HTMLElement, across: number): void {
    window.clearTimeout(this.#timer)
    if (!this.isOn) {
      this.#body = body
      this.#across = across
      body.dataset.moving = ''
      for (const slot of this.#slots) this.place(slot)
    }
    this.#timer = window.setTimeout(() => {
      this.end()
      this.#onEnd()
    }, calm)
  }

  /** The reader has scrolled to the side as well: from there on the browser holds what is pinned. */
  aside(across: number): void {
    if (this.#across === null || this.#across === across) return
    this.#across = null
    for (const slot of this.#slots) this.place(slot)
  }

  /** Scrolling is over, or nobody listens any more. */
  end(): void {
    window.clearTimeout(this.#timer)
    this.#timer = 0
    this.#across = null
    delete this.#body?.dataset.moving
    for (const slot of this.#slots) this.place(slot)
  }

  /** Puts what is pinned in a row where it is seen. */
  place({ pins }: Slot<T>): void {
    const across = this.#across
    for (const { style, dataset } of pins) {
      style.position = across === null ? '' : 'relative'
      style.left = across === null ? '' : dataset.side === 'start' ? `${across}px` : `calc(${across}px + var(--room) - 100%)`
    }
  }
}
