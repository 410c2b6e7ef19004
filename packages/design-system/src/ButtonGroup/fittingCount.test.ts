import { describe, expect, it } from 'vitest'
import { fittingCount } from './fittingCount.ts'

describe('buttons in a line', () => {
  it('all fit where there is room to the last pixel', () => {
    expect(fittingCount([100, 80, 60], 256, { gap: 8, moreWidth: 32 })).toBe(3)
    expect(fittingCount([100, 80, 60], 255, { gap: 8, moreWidth: 32 })).toBe(2)
  })

  it('leave room for the button that holds the others', () => {
    expect(fittingCount([100, 80, 60], 228, { gap: 8, moreWidth: 32 })).toBe(2)
    expect(fittingCount([100, 80, 60], 227, { gap: 8, moreWidth: 32 })).toBe(1)
    expect(fittingCount([100, 80, 60], 139, { gap: 8, moreWidth: 32 })).toBe(0)
  })

  it('may be none', () => {
    expect(fittingCount([], 0, { gap: 8, moreWidth: 32 })).toBe(0)
  })

  it('leaves room for a menu that is always there', () => {
    const look = { gap: 8, moreWidth: 32, isMoreAlways: true }
    expect(fittingCount([100, 80, 60], 296, look)).toBe(3)
    expect(fittingCount([100, 80, 60], 295, look)).toBe(2)
    expect(fittingCount([], 0, look)).toBe(0)
  })
})
