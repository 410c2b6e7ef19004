import { describe, expect, it } from 'vitest'
import type { Lines } from '../lines/lines.ts'
import { treeLines } from '../lines/treeLines.ts'
import { dropPlace, movesHome, stepPlace } from './rowPlaces.ts'

type Part = { key: string; parts?: Part[] }

const tree: Part[] = [{ key: 'a', parts: [{ key: 'a1' }, { key: 'a2' }, { key: 'a3' }] }, { key: 'b' }, { key: 'c' }]
const lines = treeLines(tree, { rowKey: ({ key }) => key, childrenOf: ({ parts }) => parts, isOpen: () => true })
const at = (key: string): number => lines.placeOf(key)
const of = (...keys: string[]): ReadonlySet<string> => new Set(keys)

describe('where rows are let go', () => {
  it('is above or below another one of the same parent', () => {
    expect(dropPlace(lines, of('a3'), at('a3'), at('a1'), true)).toEqual({ after: 'a1', parent: 'a' })
    expect(dropPlace(lines, of('a3'), at('a3'), at('a1'), false)).toEqual({ after: null, parent: 'a' })
    expect(dropPlace(lines, of('c'), at('c'), at('b'), false)).toEqual({ after: 'a', parent: null })
  })

  it('is not under another parent', () => {
    expect(dropPlace(lines, of('b'), at('b'), at('a2'), true)).toBeNull()
  })

  it('is counted from rows that stay', () => {
    expect(dropPlace(lines, of('a1', 'a2'), at('a1'), at('a2'), true)).toEqual({ after: null, parent: 'a' })
  })
})

describe('rows that are moved by one', () => {
  it('pass one that stays, several together', () => {
    expect(stepPlace(lines, of('a1', 'a2'), [at('a1'), at('a2')], 1)).toEqual({ after: 'a3', parent: 'a' })
    expect(stepPlace(lines, of('a3'), [at('a3')], -1)).toEqual({ after: 'a1', parent: 'a' })
    expect(stepPlace(lines, of('b'), [at('b')], -1)).toEqual({ after: null, parent: null })
  })

  it('stop at both ends', () => {
    expect(stepPlace(lines as Lines<Part>, of('a1'), [at('a1')], -1)).toBeNull()
    expect(stepPlace(lines, of('c'), [at('c')], 1)).toBeNull()
  })
})

it('what brings rows home takes those under each other together, and each of the others under the one above it', () => {
  expect(movesHome(lines, [at('a1'), at('a2')])).toEqual([{ keys: ['a1', 'a2'], after: null, parent: 'a' }])
  expect(movesHome(lines, [at('a'), at('c')])).toEqual([
    { keys: ['a'], after: null, parent: null },
    { keys: ['c'], after: 'b', parent: null },
  ])
})
