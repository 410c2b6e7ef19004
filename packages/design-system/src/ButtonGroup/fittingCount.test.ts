import { describe, expect, it } from 'vitest'
import { fittingCount } from './fittingCount.ts'

describe('buttons in a line', () => {
  it('all fit where there is room to the last pixel', () => {
    expect(fittingCount([100, 80, 60], 256, 8, 32)).toBe(3)
    expect(fittingCount([100, 80, 60], 255, 8, 32)).toBe(2)
  })

  it('leave room for the button that holds the others', () => {
    expect(fittingCount([100, 80, 60], 228, 8, 32)).toBe(2)
    expect(fittingCount([100, 80, 60], 227, 8, 32)).toBe(1)
    expect(fittingCount([100, 80, 60], 139, 8, 32)).toBe(0)
  })

  it('may be none', () => {
    expect(fittingCount([], 0, 8, 32)).toBe(0)
  })
})
