import { describe, expect, it } from 'vitest'
import { placeNumbers } from './marks.ts'

const frame = { left: 0, top: 0, width: 300, height: 100 }

describe('the numbers of a picture', () => {
  it('lie at the upper left corner, and where that is taken on the next free one', () => {
    expect(placeNumbers([frame, { ...frame, width: 80 }, { left: 40, top: 40, width: 20, height: 20 }])).toEqual([
      { x: -6, y: -6 },
      { x: 86, y: -6 },
      { x: 34, y: 34 },
    ])
  })

  it('leave out parts that are not in the picture', () => {
    expect(placeNumbers([undefined, frame])).toEqual([undefined, { x: -6, y: -6 }])
  })

  it('keep as far apart as they can where there is no room', () => {
    const small = { left: 0, top: 0, width: 1, height: 1 }
    expect(placeNumbers([small, small])[1]).toEqual({ x: 7, y: 7 })
  })
})
