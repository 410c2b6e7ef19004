/** Where an item stands along the list: its start and its length in px. */
export type Slot = { start: number; length: number }

/** The keys with one of them moved to another place. */
export const movedTo = (keys: readonly string[], from: number, to: number): string[] => {
  const rest = keys.filter((_, index) => index !== from)
  const moved = keys[from]
  return moved === undefined ? [...keys] : [...rest.slice(0, to), moved, ...rest.slice(to)]
}

/** The nearest place that an item may take: behind the fixed ones, inside the list. */
export const allowedPlace = (to: number, fixedCount: number, total: number): number =>
  Math.min(Math.max(to, fixedCount), total - 1)

/** The place of an item dragged by `delta` px: it goes past a neighbour once its leading edge is beyond the neighbour's middle. */
export const placeOf = (slots: readonly Slot[], from: number, delta: number): number => {
  const dragged = slots[from]
  if (!dragged) return from
  const start = dragged.start + delta
  const end = start + dragged.length
  const middles = slots.map((slot) => slot.start + slot.length / 2)
  if (delta < 0) return middles.slice(0, from).filter((middle) => middle <= start).length
  return from + middles.slice(from + 1).filter((middle) => middle < end).length
}

/** How far, in px, each item makes way while the one at `from` hovers over the place `to`. */
export const shiftsOf = (slots: readonly Slot[], from: number, to: number, gap: number): number[] => {
  const room = (slots[from]?.length ?? 0) + gap
  return slots.map((_, index) => {
    if (index > from && index <= to) return -room
    return index < from && index >= to ? room : 0
  })
}
