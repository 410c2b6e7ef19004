import type { ImportProgress } from '@bip/contract'

/** An import that is on its way, as those who look at it and those who do it see it. */
export type Run = {
  tell(done: number, total: number, step: ImportProgress['step']): void
  /** Somebody asked for its end. */
  isStopped(): boolean
}

/** One that nobody looks at. */
export const unwatched: Run = { tell: () => undefined, isStopped: () => false }

type Known = { progress: ImportProgress; isStopped: boolean }

/** The imports of this process by whose they are and what their caller calls them. */
export class Runs {
  readonly #runs = new Map<string, Known>()

  /** Does the work of a run that can be looked at and stopped meanwhile; without a name nobody can. */
  async watch<T>(person: string, name: string | undefined, work: (run: Run) => Promise<T>): Promise<T> {
    if (!name) return work(unwatched)
    const key = `${person}/${name}`
    const known: Known = { progress: { done: 0, total: 0, step: 'checking' }, isStopped: false }
    this.#runs.set(key, known)
    try {
      return await work({
        tell: (done, total, step) => {
          known.progress = { done, total, step }
        },
        isStopped: () => known.isStopped,
      })
    } finally {
      if (this.#runs.get(key) === known) this.#runs.delete(key)
    }
  }

  progress(person: string, name: string): ImportProgress | null {
    return this.#runs.get(`${person}/${name}`)?.progress ?? null
  }

  /** Whether there was one to stop. */
  stop(person: string, name: string): boolean {
    const known = this.#runs.get(`${person}/${name}`)
    if (known) known.isStopped = true
    return known !== undefined
  }
}
