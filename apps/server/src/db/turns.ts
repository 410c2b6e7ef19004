import { type Caller, CallerLeft } from '../base/caller.ts'
import { Refusal } from '../base/errors.ts'

type Waiting = { since: number; begin: () => void }
type Person = {
  /** Connections held now. */
  held: number
  /** Milliseconds of connections used, counted from where others stood when this person came. */
  used: number
  waiting: Waiting[]
}

/** By so much, in ms, may one have used more than others and still be next after it. */
const maxDebt = 2000
const maxIdle = 1000

export type TurnsOptions = {
  /** Connections that can be held at once. */
  places: number
  /** Milliseconds after which waiting ends with Refusal `busy`; without it one waits as long as it takes. */
  maxWait?: number
}

/**
 * Who is next at the database. Everybody who waits gets the same time: next is the person who used the least, so that fifty calls of one
 * hold another up no longer than one call does. Nobody takes the last connections: a person may have another one only while more are
 * free than that person holds.
 */
export class Turns {
  readonly #maxWait: number | undefined
  readonly #people = new Map<string, Person>()
  #free: number
  /** What the person whose turn began last had used by then: where newcomers start. */
  #level = 0
  #waiting = 0

  constructor({ places, maxWait }: TurnsOptions) {
    this.#free = places
    this.#maxWait = maxWait
  }

  /** How many wait now. */
  get waiting(): number {
    return this.#waiting
  }

  /** Resolves when it is the caller's turn, with the function that ends it. Throws `CallerLeft`, or Refusal `busy` after `maxWait`. */
  take({ person: name, signal }: Caller): Promise<() => void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(new CallerLeft())
      const person = this.#person(name)
      const leave = (reason: Refusal) => {
        person.waiting.splice(person.waiting.indexOf(waiting), 1)
        this.#waiting -= 1
        settle()
        this.#forgetIdle(name, person)
        reject(reason)
      }
      const onLeft = () => leave(new CallerLeft())
      const timer = this.#maxWait === undefined ? undefined : setTimeout(() => leave(new Refusal('busy')), this.#maxWait)
      timer?.unref()
      const settle = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onLeft)
      }
      const waiting: Waiting = {
        since: performance.now(),
        begin: () => {
          settle()
          resolve(this.#begin(name, person))
        },
      }
      signal?.addEventListener('abort', onLeft)
      person.waiting.push(waiting)
      this.#waiting += 1
      this.#next()
    })
  }

  #person(name: string): Person {
    const known = this.#people.get(name)
    const person = known ?? { held: 0, used: 0, waiting: [] }
    if (!known) this.#people.set(name, person)
    if (person.held === 0 && person.waiting.length === 0) person.used = Math.max(person.used, this.#level)
    return person
  }

  #begin(name: string, person: Person): () => void {
    const from = performance.now()
    this.#level = Math.max(this.#level, person.used)
    person.held += 1
    this.#free -= 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      person.held -= 1
      this.#free += 1
      person.used = Math.min(person.used + performance.now() - from, this.#level + maxDebt)
      this.#forgetIdle(name, person)
      this.#next()
    }
  }

  #next(): void {
    for (;;) {
      const next = this.#free > 0 ? this.#choose() : undefined
      const first = next?.waiting.shift()
      if (!first) return
      this.#waiting -= 1
      first.begin()
    }
  }

  /** Whoever used the least of those who may have a connection; whoever came first among equals. */
  #choose(): Person | undefined {
    let best: Person | undefined
    for (const person of this.#people.values()) {
      const [first] = person.waiting
      if (!first || person.held >= this.#free) continue
      if (!best || person.used < best.used || (person.used === best.used && first.since < (best.waiting[0]?.since ?? 0)))
        best = person
    }
    return best
  }

  /** What an idle person used is remembered while it is more than others did. */
  #forgetIdle(name: string, person: Person): void {
    if (person.held > 0 || person.waiting.length > 0) return
    if (person.used <= this.#level) this.#people.delete(name)
    else if (this.#people.size > maxIdle)
      for (const [other, { held, waiting }] of this.#people) if (held === 0 && waiting.length === 0) this.#people.delete(other)
  }
}
