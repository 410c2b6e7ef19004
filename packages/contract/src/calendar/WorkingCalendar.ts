import { type DayNumber, dayNumber, dayText, weekdayOf } from './day.ts'
import { commonHours, type Hours, minuteAfter, workedUntil } from './hours.ts'
import { dayLength, startDay, type WallTime } from './wallTime.ts'

const lastDay = dayNumber('9999-12-31')
/** Days that are added at once when a plan goes beyond those that are known. */
const growth = 512

/**
 * Reckons with working time. It keeps the minutes worked until each day, so that any distance is two look-ups and a search. Times that
 * have the same working minutes before them, such as an evening and the next morning, differ by their edge: work ends on the
 * first and begins on the last of them.
 */
export class WorkingCalendar {
  readonly key: string
  readonly #week: readonly Hours[]
  readonly #special: ReadonlyMap<DayNumber, Hours>
  #first: DayNumber = 0
  /** Minutes worked from the first day that was asked for until the beginning of `#first` and of each day after it. */
  #sums = new Float64Array(1)
  /** Where the last search ended. */
  #found = 0

  /** `week` from Monday; `special` are the days that differ from it. Throws where no weekday has working hours. */
  constructor(key: string, week: readonly Hours[], special: ReadonlyMap<DayNumber, Hours>) {
    if (!week.some(({ total }) => total > 0))
      throw new Error(`The calendar "${key}" has no working hours in any week; give some weekday a shift.`)
    this.key = key
    this.#week = week
    this.#special = special
  }

  /** What is worked on a day. */
  hoursOn(day: DayNumber): Hours {
    return this.#special.get(day) ?? (this.#week[weekdayOf(day)] as Hours) // There are seven.
  }

  /** Whether anything is worked on a day. */
  isWorkday(day: DayNumber): boolean {
    return this.hoursOn(day).total > 0
  }

  /** How much of the work of its day is done at a time, from 0 to 1; on a free day how much of the day is over. */
  shareOfDay(time: WallTime): number {
    const day = startDay(time)
    const hours = this.hoursOn(day)
    const minute = time - day * dayLength
    return hours.total > 0 ? workedUntil(hours, minute) / hours.total : minute / dayLength
  }

  /** Working minutes from one time to another; negative where the other one lies before. */
  between(from: WallTime, to: WallTime): number {
    return this.#workedBy(to) - this.#workedBy(from)
  }

  /** The time itself if work goes on after it, or else when work next begins. */
  nextStart(time: WallTime): WallTime {
    return this.#timeAt(this.#workedBy(time), 'start')
  }

  /** The time itself if work goes on before it, or else when work last ended. */
  lastEnd(time: WallTime): WallTime {
    return this.#timeAt(this.#workedBy(time), 'end')
  }

  /** When work that begins at a time ends after so many working minutes; the time itself after none. */
  plus(time: WallTime, minutes: number): WallTime {
    return minutes === 0 ? time : this.#timeAt(this.#workedBy(time) + minutes, 'end')
  }

  /** When work has to begin for so many working minutes until a time; the time itself for none. */
  minus(time: WallTime, minutes: number): WallTime {
    return minutes === 0 ? time : this.#timeAt(this.#workedBy(time) - minutes, 'start')
  }

  /** The calendar in which work goes on where it does in both. Throws where that is never. */
  common(other: WorkingCalendar): WorkingCalendar {
    const days = new Set([...this.#special.keys(), ...other.#special.keys()])
    return new WorkingCalendar(
      `${this.key} & ${other.key}`,
      this.#week.map((hours, weekday) => commonHours(hours, other.#week[weekday] as Hours)), // Both have seven.
      new Map([...days].map((day) => [day, commonHours(this.hoursOn(day), other.hoursOn(day))])),
    )
  }

  #workedBy(time: WallTime): number {
    const day = startDay(time)
    return this.#sumAt(day) + workedUntil(this.hoursOn(day), time - day * dayLength)
  }

  #timeAt(worked: number, edge: 'start' | 'end'): WallTime {
    while (worked < (this.#sums[0] ?? 0) || (edge === 'end' && worked === this.#sums[0]))
      this.#growBefore(Math.max(growth, this.#sums.length))
    while (worked >= (this.#sums.at(-1) ?? 0)) this.#growAfter(this.#sums.length)
    const low = this.#dayWith(worked, edge)
    const day = this.#first + low
    return day * dayLength + minuteAfter(this.hoursOn(day), worked - (this.#sums[low] ?? 0), edge)
  }

  /** The last known day before which there was less, or for a beginning not more, than what is asked for. */
  #dayWith(worked: number, edge: 'start' | 'end'): number {
    const sums = this.#sums
    const isBefore = (at: number): boolean => (edge === 'end' ? (sums[at] ?? 0) < worked : (sums[at] ?? 0) <= worked)
    // One task after the other asks for the same day, or for one of the next.
    const near = this.#found
    for (let at = near; at < near + 4; at += 1)
      if (isBefore(at) && !isBefore(at + 1)) {
        this.#found = at
        return at
      }
    let [low, high] = [0, sums.length - 1]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (isBefore(middle)) low = middle
      else high = middle
    }
    this.#found = low
    return low
  }

  #sumAt(day: DayNumber): number {
    if (this.#sums.length === 1) {
      this.#first = day
      this.#growAfter(growth)
    }
    if (day < this.#first) this.#growBefore(this.#first - day + growth)
    const at = day - this.#first
    if (at >= this.#sums.length) this.#growAfter(Math.max(at - this.#sums.length + growth, this.#sums.length))
    return this.#sums[at] ?? 0
  }

  #growAfter(count: number): void {
    const known = this.#sums.length
    const next = Math.min(known + Math.max(count, growth), lastDay - this.#first)
    if (next <= known) throw new Error(`The plan goes beyond ${dayText(lastDay)}; shorten it or begin earlier.`)
    const sums = new Float64Array(next)
    sums.set(this.#sums)
    for (let at = known; at < next; at += 1) sums[at] = (sums[at - 1] ?? 0) + this.hoursOn(this.#first + at - 1).total
    this.#sums = sums
  }

  #growBefore(count: number): void {
    const sums = new Float64Array(this.#sums.length + count)
    sums.set(this.#sums, count)
    this.#first -= count
    for (let at = count - 1; at >= 0; at -= 1) sums[at] = (sums[at + 1] ?? 0) - this.hoursOn(this.#first + at).total
    this.#sums = sums
  }
}
