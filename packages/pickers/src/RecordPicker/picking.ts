import type { PickerChoice } from '../adapter.ts'

/** What is chosen after a step, or the number that may not be passed. */
export type Picked = { chosen: readonly PickerChoice[] } | { limit: number }

const has = (chosen: readonly PickerChoice[], id: string): boolean => chosen.some((one) => one.id === id)

/** Adds records, each once. One that may stand alone takes the place of the one before. `limit` 0 is any number. */
export const added = (chosen: readonly PickerChoice[], more: readonly PickerChoice[], limit: number): Picked => {
  const fresh = [...new Map(more.filter(({ id }) => !has(chosen, id)).map((one) => [one.id, one])).values()]
  if (limit === 1 && fresh.length === 1) return { chosen: fresh }
  const all = [...chosen, ...fresh]
  return limit > 0 && all.length > limit ? { limit } : { chosen: all }
}

/** A press on a row: takes a chosen one back, chooses another. */
export const toggled = (chosen: readonly PickerChoice[], row: PickerChoice, limit: number): Picked =>
  has(chosen, row.id) ? { chosen: chosen.filter(({ id }) => id !== row.id) } : added(chosen, [row], limit)

/** A double press: the row is among the chosen, whatever it was before. */
export const confirmed = (chosen: readonly PickerChoice[], row: PickerChoice, limit: number): Picked =>
  has(chosen, row.id) ? { chosen } : added(chosen, [row], limit)
