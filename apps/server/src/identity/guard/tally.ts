import { addressKey } from './addressKey.ts'

type Count = { count: number; at: number }

const maxAddresses = 20_000

/** How often an address did something of late, in the memory of this process; `fades` a minute. For what costs this process alone. */
export class Tally {
  readonly #fades: number
  readonly #clock: () => number
  readonly #counts = new Map<string, Count>()

  constructor(fades: number, clock: () => number = () => performance.now()) {
    this.#fades = fades
    this.#clock = clock
  }

  /** Counts one more and answers how many there are with it. */
  add(address: string): number {
    const now = this.#clock()
    const key = addressKey(address)
    const { count, at } = this.#counts.get(key) ?? { count: 0, at: now }
    const left = Math.max(0, count - ((now - at) * this.#fades) / 60_000) + 1
    // The one that was seen longest ago gives way, so that strangers of many addresses do not empty everybody's count.
    this.#counts.delete(key)
    if (this.#counts.size >= maxAddresses) this.#counts.delete(this.#counts.keys().next().value ?? '')
    this.#counts.set(key, { count: left, at: now })
    return left
  }
}
