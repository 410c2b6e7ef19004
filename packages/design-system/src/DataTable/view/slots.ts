import { Slot } from './Slot.ts'

const none: readonly number[] = []

/**
 * Gives every line in [from, to) and each of `others` a slot, leaving those that have one where they are; a kept slot keeps its line though it is
 * out of sight. Answers the slots whose line changed. Makes new slots where there are too few.
 */
export const assignSlots = <T>(
  slots: Slot<T>[],
  from: number,
  to: number,
  isKept: (slot: Slot<T>) => boolean,
  others: readonly number[] = none,
): Slot<T>[] => {
  const taken = new Uint8Array(Math.max(0, to - from))
  const left = new Set(others.filter((place) => place < from || place >= to))
  const free: Slot<T>[] = []
  for (const slot of slots) {
    const isIn = slot.place >= from && slot.place < to
    if (isIn) taken[slot.place - from] = 1
    else if (left.has(slot.place)) left.delete(slot.place)
    else if (slot.place < 0 || !isKept(slot)) free.push(slot)
  }
  const changed: Slot<T>[] = []
  const give = (place: number): void => {
    let slot = free.pop()
    if (!slot) {
      slot = new Slot<T>(slots.length)
      slots.push(slot)
    }
    slot.place = place
    changed.push(slot)
  }
  for (let place = from; place < to; place += 1) if (taken[place - from] === 0) give(place)
  for (const place of left) give(place)
  for (const slot of free)
    if (slot.place >= 0) {
      slot.place = -1
      changed.push(slot)
    }
  return changed
}
