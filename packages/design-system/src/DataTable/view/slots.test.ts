import { describe, expect, it } from 'vitest'
import type { Slot } from './Slot.ts'
import { assignSlots } from './slots.ts'

const noneKept = () => false
const places = (slots: readonly Slot<never>[]) => slots.map(({ place }) => place)

describe('slots', () => {
  it('keep the lines that stay in sight, and take those that come', () => {
    const slots: Slot<never>[] = []
    assignSlots(slots, 0, 4, noneKept)
    const before = new Map(slots.map((slot) => [slot.place, slot]))
    const changed = assignSlots(slots, 2, 6, noneKept)
    expect([slots.length, changed.length]).toEqual([4, 2])
    expect([before.get(2)?.place, before.get(3)?.place]).toEqual([2, 3])
    expect(places(slots).toSorted()).toEqual([2, 3, 4, 5])
  })

  it('show lines out of sight that are wanted all the same, and the one that is kept', () => {
    const slots: Slot<never>[] = []
    assignSlots(slots, 0, 3, noneKept)
    const [kept] = slots
    assignSlots(slots, 50, 53, (slot) => slot === kept, [40, 51])
    expect(places(slots).toSorted((a, b) => a - b)).toEqual([0, 40, 50, 51, 52])
    assignSlots(slots, 50, 53, noneKept)
    expect(places(slots).filter((place) => place < 0)).toHaveLength(2)
  })
})
