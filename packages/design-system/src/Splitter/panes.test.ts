import { describe, expect, it } from 'vitest'
import { collapsibleBeside, moveSeparator, type PaneLimits, rangeOf, toggleCollapsed, toPercentages } from './panes.ts'

const free: PaneLimits = { min: 100, max: Number.POSITIVE_INFINITY, isCollapsible: false }
const foldable: PaneLimits = { min: 200, max: 500, isCollapsible: true }

describe('panes', () => {
  it('makes percentages of any sizes, equal ones of none', () => {
    expect(toPercentages([300, 100])).toEqual([75, 25])
    expect(toPercentages([0, 0])).toEqual([50, 50])
  })

  it('moves a separator within the limits of its two neighbours and leaves the others', () => {
    const limits = [free, free, free]
    expect(moveSeparator([300, 300, 300], 0, 50, limits, true)).toEqual([350, 250, 300])
    expect(moveSeparator([300, 300, 300], 0, 900, limits, true)).toEqual([500, 100, 300])
    expect(moveSeparator([300, 300, 300], 1, -900, limits, true)).toEqual([300, 100, 500])
  })

  it('keeps below the most of either side', () => {
    expect(moveSeparator([300, 700], 0, 400, [foldable, free], false)).toEqual([500, 500])
    expect(moveSeparator([700, 300], 0, -400, [free, foldable], false)).toEqual([500, 500])
  })

  it('stays where it is when the room is less than both need', () => {
    expect(moveSeparator([80, 60], 0, 30, [free, free], true)).toEqual([80, 60])
  })

  it('collapses below half of the least size, and only by the pointer', () => {
    expect(moveSeparator([300, 700], 0, -190, [foldable, free], true)).toEqual([200, 800])
    expect(moveSeparator([300, 700], 0, -210, [foldable, free], true)).toEqual([0, 1000])
    expect(moveSeparator([300, 700], 0, -210, [foldable, free], false)).toEqual([200, 800])
    expect(moveSeparator([700, 300], 0, 210, [free, foldable], true)).toEqual([1000, 0])
  })

  it('opens a collapsed pane at its least size', () => {
    expect(moveSeparator([0, 1000], 0, 16, [foldable, free], false)).toEqual([200, 800])
    expect(moveSeparator([0, 1000], 0, 90, [foldable, free], true)).toEqual([0, 1000])
  })

  it('toggles the collapsible neighbour and brings it back', () => {
    const limits = [free, foldable]
    expect(toggleCollapsed([600, 400], 0, limits, 0)).toEqual([1000, 0])
    expect(toggleCollapsed([1000, 0], 0, limits, 400)).toEqual([600, 400])
    expect(toggleCollapsed([1000, 0], 0, limits, 0)).toEqual([800, 200])
    expect(toggleCollapsed([600, 400], 0, [free, free], 0)).toEqual([600, 400])
    expect(collapsibleBeside(0, [free, free])).toBe(-1)
  })

  it('tells the range of a separator, collapsed ends included', () => {
    expect(rangeOf([300, 700], 0, [free, free])).toEqual({ min: 100, max: 900 })
    expect(rangeOf([300, 700], 0, [foldable, free])).toEqual({ min: 0, max: 500 })
  })
})
