import { describe, expect, it } from 'vitest'
import { tileSize } from './tile.ts'

describe('tileSize', () => {
  it('is the cell where the words fit into it', () => {
    expect(tileSize({ width: 64, height: 22 }, 15, [120, 60])).toEqual({ width: 120, height: 60 })
  })

  it('grows with the words, so that nothing is cut', () => {
    const { width, height } = tileSize({ width: 300, height: 22 }, 15, [120, 60])
    expect(width).toBeGreaterThan(300 * Math.cos(Math.PI / 12))
    expect(height).toBeGreaterThan(300 * Math.sin(Math.PI / 12))
  })

  it('needs the same room for either direction', () => {
    expect(tileSize({ width: 300, height: 22 }, -30, [120, 60])).toEqual(tileSize({ width: 300, height: 22 }, 30, [120, 60]))
  })

  it('is as wide as the words when they lie flat and as high when they stand', () => {
    expect(tileSize({ width: 200, height: 20 }, 0, [10, 10])).toEqual({ width: 212, height: 32 })
    expect(tileSize({ width: 200, height: 20 }, 90, [10, 10]).height).toBe(212)
  })
})
