import { describe, expect, it } from 'vitest'
import { glide, velocityOf } from './momentum.ts'

describe('momentum', () => {
  it('takes the velocity of the last moments only', () => {
    const samples = [
      { x: 0, y: 0, time: 0 },
      { x: 500, y: 0, time: 400 },
      { x: 520, y: 10, time: 450 },
      { x: 540, y: 20, time: 500 },
    ]
    expect(velocityOf(samples, 500)).toEqual({ x: 0.4, y: 0.2 })
  })

  it('is still when the pointer rested before it was let go', () => {
    expect(velocityOf([{ x: 500, y: 0, time: 400 }], 900)).toEqual({ x: 0, y: 0 })
    expect(velocityOf([], 900)).toEqual({ x: 0, y: 0 })
  })

  it('goes on as fast as the hand was and comes to rest in time', () => {
    expect(glide(1, 4, 400) / 4).toBeCloseTo(1, 1)
    expect(glide(1, 400, 400)).toBeCloseTo(133.3, 1)
    expect(glide(1, 9999, 400)).toBe(glide(1, 400, 400))
    expect(glide(1, 400, 400) - glide(1, 396, 400)).toBeLessThan(0.01)
  })
})
