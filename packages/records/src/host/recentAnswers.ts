import { useEffect } from 'react'
import { type Middleware, type State, unstable_serialize, useSWRConfig } from 'swr'

/** What is shown stands for itself; beside it so many answers that nothing shows any more are kept. */
const maxIdle = 200

/**
 * Answers by their key. What is on show stays; of the rest those asked for last, so that a window that is open for days does not hold every
 * record that somebody ever looked at.
 */
export class RecentAnswers extends Map<string, State> {
  readonly #shown = new Map<string, number>()
  readonly #max: number

  constructor(max = maxIdle) {
    super()
    this.#max = max
  }

  override set(key: string, answer: State): this {
    // Behind the others: the oldest stands first.
    this.delete(key)
    super.set(key, answer)
    this.#release()
    return this
  }

  /** Keeps an answer until the returned function is called. */
  hold(key: string): () => void {
    this.#shown.set(key, (this.#shown.get(key) ?? 0) + 1)
    return () => {
      const rest = (this.#shown.get(key) ?? 1) - 1
      if (rest > 0) {
        this.#shown.set(key, rest)
        return
      }
      this.#shown.delete(key)
      const answer = this.get(key)
      if (answer) this.set(key, answer)
    }
  }

  #release(): void {
    let over = this.size - this.#shown.size - this.#max
    for (const key of this.keys()) {
      if (over <= 0) return
      if (this.#shown.has(key)) continue
      this.delete(key)
      over -= 1
    }
  }
}

/** Keeps the answers of what is on the screen. */
export const keepShown: Middleware = (useNext) => (key, fetcher, config) => {
  const { cache } = useSWRConfig()
  const name = unstable_serialize(key)
  useEffect(() => (name !== '' && cache instanceof RecentAnswers ? cache.hold(name) : undefined), [cache, name])
  return useNext(key, fetcher, config)
}
