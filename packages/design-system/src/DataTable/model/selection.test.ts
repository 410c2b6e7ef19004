import { describe, expect, it } from 'vitest'
import { keysBetween } from '../lines/keysBetween.ts'
import type { Line, Lines } from '../lines/lines.ts'
import { isSelected, nothingSelected, select, selectedCount } from './selection.ts'

const lines: Lines<string> = {
  count: 5,
  at: (place): Line<string> =>
    place === 2 ? { kind: 'loading', key: 'l', depth: 0 } : { kind: 'row', key: `k${place}`, row: '', index: place, depth: 0 },
  placeOf: () => -1,
}

describe('a selection', () => {
  it('holds keys, on whatever page they stand', () => {
    const two = select(nothingSelected, ['a', 'b'], true)
    const one = select(two, ['a'], false)
    expect([isSelected(one, 'a'), isSelected(one, 'b'), selectedCount(one, 100)]).toEqual([false, true, 1])
    expect(isSelected(two, 'a')).toBe(true)
  })

  it('may be everything but a few', () => {
    const all = select({ mode: 'all', except: new Set() }, ['a'], false)
    expect([isSelected(all, 'a'), isSelected(all, 'never seen'), selectedCount(all, 100)]).toEqual([false, true, 99])
    expect(selectedCount(select(all, ['a'], true), 100)).toBe(100)
  })

  it('takes the rows between two lines in either direction, and only rows', () => {
    expect(keysBetween(lines, 3, 1)).toEqual(['k1', 'k3'])
  })
})
