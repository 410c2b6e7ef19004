import { describe, expect, it } from 'vitest'
import { isHeadingTo } from './safeTriangle.ts'

const right = { left: 200, right: 360, top: 100, bottom: 300 }

describe('the way to a sub menu', () => {
  it('leads through the items below to a sub menu on the right', () => {
    expect(isHeadingTo({ x: 100, y: 110 }, { x: 110, y: 122 }, right)).toBe(true)
    expect(isHeadingTo({ x: 100, y: 110 }, { x: 140, y: 180 }, right)).toBe(true)
  })

  it('is left by moving straight down, back or beyond the lower corner', () => {
    expect(isHeadingTo({ x: 100, y: 110 }, { x: 100, y: 130 }, right)).toBe(false)
    expect(isHeadingTo({ x: 100, y: 110 }, { x: 90, y: 120 }, right)).toBe(false)
    expect(isHeadingTo({ x: 100, y: 110 }, { x: 110, y: 150 }, right)).toBe(false)
  })

  it('is the mirror image where the sub menu had room on the left only', () => {
    const left = { left: 20, right: 180, top: 100, bottom: 300 }
    expect(isHeadingTo({ x: 260, y: 110 }, { x: 240, y: 130 }, left)).toBe(true)
    expect(isHeadingTo({ x: 260, y: 110 }, { x: 280, y: 130 }, left)).toBe(false)
  })

  it('ends where the sub menu begins', () => {
    expect(isHeadingTo({ x: 220, y: 150 }, { x: 230, y: 152 }, right)).toBe(false)
  })
})
