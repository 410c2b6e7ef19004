import { describe, expect, it } from 'vitest'
import type { Branch, Lines } from '../lines/lines.ts'
import { RowHeights } from './RowHeights.ts'
import { roomOver, stuckLines } from './stuckLines.ts'

const outer: Branch = { place: 0, end: 10 }
const first: Branch = { place: 1, end: 5 }
const second: Branch = { place: 5, end: 10 }
const next: Branch = { place: 10, end: 14 }

/** Two groups, the first with two within it, lines of 10 px. */
const lines: Lines<never> = {
  count: 14,
  at: () => undefined,
  placeOf: () => -1,
  pathOf: (place) => (place >= 10 ? [next] : place >= 5 ? [outer, second] : place >= 1 ? [outer, first] : [outer]),
}
const heights = new RowHeights(10)
heights.reset(14, 10)
const at = (offset: number) => stuckLines(lines, heights, offset).map(({ place, top }) => [place, top])

describe('the groups under the header', () => {
  it('are those whose line has been scrolled past, outermost first', () => {
    expect([at(0), at(1)]).toEqual([
      [],
      [
        [0, 0],
        [1, 10],
      ],
    ])
    expect(at(25)).toEqual([
      [0, 0],
      [1, 10],
    ])
  })

  it('are pushed out by the last line of theirs, the inner one under the outer', () => {
    expect(at(36)).toEqual([
      [0, 0],
      [1, 4],
    ])
    expect(at(41)).toEqual([
      [0, 0],
      [5, 10],
    ])
    expect(at(86)).toEqual([
      [0, 0],
      [5, 4],
    ])
    expect(at(94)).toEqual([[0, -4]])
    expect(at(101)).toEqual([[10, 0]])
  })

  it('leave room over a line that is brought into sight', () => {
    expect([roomOver(lines, heights, 3), roomOver(lines, heights, 5), roomOver(lines, heights, 0)]).toEqual([20, 10, 0])
  })

  it('are none where lines are not put together', () => {
    expect(stuckLines({ ...lines, pathOf: undefined }, heights, 50)).toEqual([])
  })
})
