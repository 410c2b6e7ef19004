import { describe, expect, it } from 'vitest'
import { allowedPlace, movedTo, placeOf, shiftsOf } from './tabOrder.ts'

const slots = [
  { start: 0, length: 80 },
  { start: 80, length: 120 },
  { start: 200, length: 60 },
]

describe('the order of tabs', () => {
  it('moves one forwards and back', () => {
    expect(movedTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(movedTo(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(movedTo(['a', 'b', 'c'], 5, 0)).toEqual(['a', 'b', 'c'])
  })

  it('keeps behind what is fixed and inside the list', () => {
    expect(allowedPlace(0, 1, 4)).toBe(1)
    expect(allowedPlace(9, 1, 4)).toBe(3)
    expect(allowedPlace(2, 1, 4)).toBe(2)
  })
})

describe('a tab that is dragged', () => {
  it('takes a place once its leading edge is past the middle of the neighbour', () => {
    expect(placeOf(slots, 0, 60)).toBe(0)
    expect(placeOf(slots, 0, 61)).toBe(1)
    expect(placeOf(slots, 0, 400)).toBe(2)
    expect(placeOf(slots, 2, -59)).toBe(2)
    expect(placeOf(slots, 2, -61)).toBe(1)
    expect(placeOf(slots, 2, -400)).toBe(0)
  })

  it('reaches the first place though it is wider than its neighbour', () => {
    expect(placeOf(slots, 1, -80)).toBe(0)
  })

  it('has those between make way by its own length', () => {
    expect(shiftsOf(slots, 0, 2, 20)).toEqual([0, -100, -100])
    expect(shiftsOf(slots, 2, 1, 0)).toEqual([0, 60, 0])
    expect(shiftsOf(slots, 1, 1, 0)).toEqual([0, 0, 0])
  })
})
