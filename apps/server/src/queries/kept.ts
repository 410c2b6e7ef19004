import { inBackground } from '../base/caller.ts'
import { Json } from '../http/route.ts'

const maxKept = 500
/** A longer answer costs more memory than it spares work. */
const maxLength = 1_000_000

/** Answers of one query that stay good for a while, by what was asked and by whom. */
export class Kept {
  readonly #answers = new Map<string, { at: number; answer: Promise<unknown> }>()
  readonly #fresh: number

  /** `seconds` that an answer stays good; 0 keeps none. */
  constructor(seconds: number) {
    this.#fresh = seconds * 1000
  }

  /** The answer that is there, or the one that is under way, or a new one. Work for several callers does not end because one leaves. */
  get<T>(key: string, now: number, work: () => Promise<T>): Promise<T> {
    if (this.#fresh === 0) return work()
    const known = this.#answers.get(key)
    if (known && now - known.at < this.#fresh && now >= known.at) return known.answer as Promise<T> // of the same key
    if (this.#answers.size >= maxKept) this.#answers.clear()
    const answer = inBackground(work)
    const forget = (): void => {
      if (this.#answers.get(key)?.answer === answer) this.#answers.delete(key)
    }
    this.#answers.set(key, { at: now, answer })
    // A failure is not kept: the next one asks again.
    answer.then((found) => (found instanceof Json && found.text.length > maxLength ? forget() : undefined), forget)
    return answer
  }
}
