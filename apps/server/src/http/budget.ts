import { Refusal } from '../base/errors.ts'

type Bucket = { left: number; at: number }

const maxAddresses = 20_000

/** A budget of calls per minute for each address, filled up evenly; `spend` throws Refusal `tooMany` when it is used up. */
export class Budget {
  readonly #perMinute: number
  readonly #clock: () => number
  readonly #buckets = new Map<string, Bucket>()

  constructor(perMinute: number, clock: () => number = () => performance.now()) {
    this.#perMinute = perMinute
    this.#clock = clock
  }

  /** `amount` is how many calls this one counts for. Default 1. */
  spend(address: string, amount = 1): void {
    const now = this.#clock()
    const bucket = this.#buckets.get(address) ?? this.#open(address, now)
    bucket.left = Math.min(this.#perMinute, bucket.left + ((now - bucket.at) * this.#perMinute) / 60_000)
    bucket.at = now
    if (bucket.left < amount) throw new Refusal('tooMany')
    bucket.left -= amount
  }

  #open(address: string, now: number): Bucket {
    // Whoever comes from so many addresses does not get memory for each of them.
    if (this.#buckets.size >= maxAddresses) this.#buckets.clear()
    const bucket = { left: this.#perMinute, at: now }
    this.#buckets.set(address, bucket)
    return bucket
  }
}
