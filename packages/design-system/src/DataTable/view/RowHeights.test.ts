import { describe, expect, it } from 'vitest'
import { RowHeights } from './RowHeights.ts'

describe('heights of lines', () => {
  it('are arithmetic while all are the same', () => {
    const heights = new RowHeights(36)
    heights.reset(1_000_000, 36)
    expect([heights.total, heights.offsetOf(10), heights.placeAt(359), heights.placeAt(360)]).toEqual([36_000_000, 360, 9, 10])
    expect([heights.placeAt(-5), heights.placeAt(99_000_000)]).toEqual([0, 999_999])
  })

  it('agree with adding them up one by one, whatever single lines are said to be', () => {
    const count = 777
    const heights = new RowHeights(36)
    heights.reset(count, 36)
    const plain = Array<number>(count).fill(36)
    for (let round = 0; round < 300; round += 1) {
      const place = (round * 7919) % count
      const height = 20 + ((round * 31) % 200)
      plain[place] = height
      heights.set(place, height)
    }
    let offset = 0
    for (let place = 0; place < count; place += 1) {
      expect(heights.offsetOf(place)).toBe(offset)
      expect([heights.placeAt(offset), heights.placeAt(offset + (plain[place] ?? 0) - 0.5)]).toEqual([place, place])
      offset += plain[place] ?? 0
    }
    expect(heights.total).toBe(offset)
    expect(heights.set(3, plain[3] ?? 0)).toBe(false)
  })
})
