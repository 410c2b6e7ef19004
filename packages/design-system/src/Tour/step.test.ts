import { describe, expect, it } from 'vitest'
import { nextStep } from './step.ts'

describe('the next step of a tour', () => {
  it('is the neighbour, and none beyond the ends', () => {
    expect(nextStep(0, 1, 3, () => true)).toBe(1)
    expect(nextStep(2, 1, 3, () => true)).toBe(-1)
    expect(nextStep(0, -1, 3, () => true)).toBe(-1)
  })

  it('passes over what cannot be shown, both ways', () => {
    const canShow = (index: number): boolean => index !== 1
    expect(nextStep(0, 1, 3, canShow)).toBe(2)
    expect(nextStep(2, -1, 3, canShow)).toBe(0)
    expect(nextStep(0, 1, 2, canShow)).toBe(-1)
  })
})
