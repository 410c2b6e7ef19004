/** ms of work after which the page gets its turn: less than a frame. */
const turn = 10

/** Lets the page draw and answer; not by a timer, which browsers slow down in tabs behind others. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** A long loop in pieces that never hold up the page; ends with the signal's reason once that is aborted. */
export class Slices {
  #until = performance.now() + turn
  readonly #signal: AbortSignal | undefined

  constructor(signal: AbortSignal | undefined) {
    this.#signal = signal
    signal?.throwIfAborted()
  }

  /** It is time for a pause. */
  get isOver(): boolean {
    return performance.now() >= this.#until
  }

  async pause(): Promise<void> {
    await breathe()
    this.#signal?.throwIfAborted()
    this.#until = performance.now() + turn
  }
}
