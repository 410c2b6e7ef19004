import { describe, expect, it } from 'vitest'
import { lengthWithin, offsetInWindow } from './place.ts'

const window = { width: 1366, height: 768 }
const frame = { left: 383, top: 184, right: 983, bottom: 584 }

describe('a dialog that is moved', () => {
  it('goes where it is dragged while it stays in the window', () => {
    expect(offsetInWindow({ x: 120, y: -80 }, frame, window)).toEqual({ x: 120, y: -80 })
  })

  it('stops at every edge', () => {
    expect(offsetInWindow({ x: -900, y: -900 }, frame, window)).toEqual({ x: -375, y: -176 })
    expect(offsetInWindow({ x: 900, y: 900 }, frame, window)).toEqual({ x: 375, y: 176 })
  })

  it('can show each edge of itself where the window is smaller', () => {
    const wide = { left: -100, top: 8, right: 1466, bottom: 760 }
    expect(offsetInWindow({ x: 300, y: 0 }, wide, window).x).toBe(108)
    expect(offsetInWindow({ x: -300, y: 0 }, wide, window).x).toBe(-108)
  })
})

describe('an edge that is dragged', () => {
  it('keeps between its bounds; the lower one counts where they cross', () => {
    expect(lengthWithin(700.4, 320, 1318)).toBe(700)
    expect(lengthWithin(100, 320, 1318)).toBe(320)
    expect(lengthWithin(4000, 320, 1318)).toBe(1318)
    expect(lengthWithin(4000, 320, 200)).toBe(320)
  })
})
