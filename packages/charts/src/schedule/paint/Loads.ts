import { type GroupRow, type Lists, loadOf } from '../model/rows.ts'
import type { ScheduleResource } from '../types.ts'

/** How much of each group is taken each day, reckoned as it comes into sight. */
export class Loads {
  readonly #lists: Lists
  readonly #known = new WeakMap<readonly ScheduleResource[], ReadonlyMap<number, number>>()

  constructor(lists: Lists) {
    this.#lists = lists
  }

  of({ resources }: GroupRow): ReadonlyMap<number, number> {
    const load = this.#known.get(resources) ?? loadOf(this.#lists, resources)
    this.#known.set(resources, load)
    return load
  }
}
