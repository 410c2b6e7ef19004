import { mustBeThere } from './caller.ts'

/** Milliseconds for which a slice of long work is to hold the database. */
const target = 100
const largest = 1000

/** How many rows a slice of long work takes, by how long the last ones took. */
export class Pace {
  #size: number
  readonly #smallest: number

  /** `size` rows are taken first and never fewer than `smallest`, below which a slice costs more than its rows. */
  constructor({ size = 100, smallest = 25 }: { size?: number; smallest?: number } = {}) {
    this.#size = size
    this.#smallest = smallest
  }

  get size(): number {
    return this.#size
  }

  /** Runs a slice of `rows` rows; the next one is larger or smaller by how long it takes. */
  async measure<T>(rows: number, work: () => Promise<T>): Promise<T> {
    const from = performance.now()
    const result = await work()
    const fitting = (rows * target) / Math.max(1, performance.now() - from)
    // A slice that was cut short by the end of the rows says little.
    if (rows >= this.#size) this.#size = Math.round(Math.min(largest, Math.max(this.#smallest, (this.#size + fitting) / 2)))
    return result
  }
}

/** Milliseconds for which a loop may keep the thread. */
const maxTime = 10

/** A function to await within a long loop: lets everybody else have the thread now and then. Throws `CallerLeft`. */
export function createPauses(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < maxTime) return undefined
    return new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      mustBeThere()
      since = performance.now()
    })
  }
}
