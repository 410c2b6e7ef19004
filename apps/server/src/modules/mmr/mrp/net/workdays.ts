import type { DayNumber } from '@bip/contract/calendar'

/** Working days before and behind a day, by a list that grows with what is asked. */
export class Workdays {
  readonly #isWorkday: (day: DayNumber) => boolean
  readonly #first: DayNumber
  /** How many working days lie before each day from `#first` on. */
  readonly #before: number[] = [0]
  readonly #days: DayNumber[] = []

  /** `first` is the earliest day that is ever answered; what lies before it is reckoned step by step. */
  constructor(isWorkday: (day: DayNumber) => boolean, first: DayNumber) {
    this.#isWorkday = isWorkday
    this.#first = first
  }

  /** The day from which on `count` working days are over before `day` comes. */
  minus(day: DayNumber, count: number): DayNumber {
    if (count <= 0) return day
    this.#growTo(day)
    const at = (this.#before[day - this.#first] ?? 0) - count
    const found = day >= this.#first ? this.#days[at] : undefined
    if (found !== undefined) return found
    let [left, before] = [count, day]
    while (left > 0) {
      before -= 1
      if (this.#isWorkday(before)) left -= 1
    }
    return before
  }

  /** The day on which `count` working days that begin on `day` are over. */
  plus(day: DayNumber, count: number): DayNumber {
    let [left, after] = [count, day]
    while (left > 0) {
      if (this.#isWorkday(after)) left -= 1
      after += 1
    }
    return after
  }

  #growTo(day: DayNumber): void {
    for (let next = this.#first + this.#before.length - 1; next < day; next += 1) {
      if (this.#isWorkday(next)) this.#days.push(next)
      this.#before.push(this.#days.length)
    }
  }
}
