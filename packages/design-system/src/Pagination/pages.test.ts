import { describe, expect, it } from 'vitest'
import { pageSlots } from './pages.ts'

describe('pageSlots', () => {
  it('shows all of up to seven pages', () => {
    expect(pageSlots(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it.each([
    [1, [1, 2, 3, 4, 5, 'gap-after', 151]],
    [4, [1, 2, 3, 4, 5, 'gap-after', 151]],
    [76, [1, 'gap-before', 75, 76, 77, 'gap-after', 151]],
    [148, [1, 'gap-before', 147, 148, 149, 150, 151]],
    [151, [1, 'gap-before', 147, 148, 149, 150, 151]],
  ])('keeps the first, the last and the neighbours of page %i of 151', (current, slots) => {
    expect(pageSlots(current, 151)).toEqual(slots)
  })

  it('always has seven slots, so that the buttons stay where they are', () => {
    for (let page = 1; page <= 40; page += 1) expect(pageSlots(page, 40)).toHaveLength(7)
  })
})
