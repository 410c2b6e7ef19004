/** Waits for a while in which nothing else happens: what came meanwhile on a slow machine is heard first. */
export class Pause {
  #timer: ReturnType<typeof setTimeout> | undefined
  #frame = 0

  begin(ms: number, then: () => void): void {
    this.stop()
    this.#timer = setTimeout(() => {
      // Scrolling that waits for its turn is told before the next frame, and stops this.
      this.#frame = requestAnimationFrame(then)
    }, ms)
  }

  stop(): void {
    clearTimeout(this.#timer)
    cancelAnimationFrame(this.#frame)
  }
}
