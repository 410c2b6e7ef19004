import { Refusal } from '../base/errors.ts'

type Limits = {
  /** Works side by side. */
  atOnce: number
  /** Works of one person side by side. */
  perPerson: number
  /** Callers who are within, those who still send and those who wait for their turn among them. */
  maxWithin: number
  /** Of one person. */
  maxWithinPerPerson: number
}

type Waiting = { person: string; start: () => void }

/**
 * Turns for work that is dear, shared evenly: whoever has the least running is next, among equals who came first. Callers enter before they
 * send what the work is about, so that what waits has a bound as well.
 */
export class Turns {
  readonly #limits: Limits
  readonly #within = new Map<string, number>()
  readonly #running = new Map<string, number>()
  #line: Waiting[] = []

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Lets a caller in for as long as `visit` takes. Throws Refusal `tooMany` where the person has enough within, `busy` where all have. */
  async enter<T>(person: string, visit: () => Promise<T>): Promise<T> {
    if ((this.#within.get(person) ?? 0) >= this.#limits.maxWithinPerPerson) throw new Refusal('tooMany')
    if (sum(this.#within) >= this.#limits.maxWithin) throw new Refusal('busy')
    change(this.#within, person, 1)
    try {
      return await visit()
    } finally {
      change(this.#within, person, -1)
    }
  }

  /** Runs `work` when it is the person's turn. Rejects with the signal's reason for whoever left before. */
  async take<T>(person: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#turn(person, signal)
    try {
      return await work()
    } finally {
      change(this.#running, person, -1)
      this.#startNext()
    }
  }

  #turn(person: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        person,
        start: () => {
          signal?.removeEventListener('abort', leave)
          resolve()
        },
      }
      const leave = () => {
        this.#line = this.#line.filter((one) => one !== waiting)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      this.#line.push(waiting)
      this.#startNext()
    })
  }

  #startNext(): void {
    const { atOnce, perPerson } = this.#limits
    const runningOf = ({ person }: Waiting) => this.#running.get(person) ?? 0
    while (sum(this.#running) < atOnce) {
      const able = this.#line.filter((one) => runningOf(one) < perPerson)
      const [first, ...others] = able
      if (!first) return
      const next = others.reduce((best, one) => (runningOf(one) < runningOf(best) ? one : best), first)
      this.#line = this.#line.filter((one) => one !== next)
      change(this.#running, next.person, 1)
      next.start()
    }
  }
}

const sum = (counts: ReadonlyMap<string, number>): number => counts.values().reduce((total, one) => total + one, 0)

function change(counts: Map<string, number>, person: string, by: number): void {
  const count = (counts.get(person) ?? 0) + by
  if (count > 0) counts.set(person, count)
  else counts.delete(person)
}
