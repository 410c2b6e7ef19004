import type { TreeRecord } from '@bip/contract'
import { describe, expect, it } from 'vitest'
import { type Levels, nodesBelow, nodesFound, placeNow, placeOfDrop } from './nodes.ts'

const record = (id: string, parentId: string | null, count = 0): TreeRecord => ({
  id,
  parentId,
  count,
  title: id,
  subtitle: null,
  version: 1,
  canMove: true,
})
const levels: Levels = {
  '': { records: [record('a', null, 2), record('b', null, 1)], isCut: false },
  a: { records: [record('a1', 'a'), record('a2', 'a')], isCut: false },
}
const [a, b] = nodesBelow(levels)
const [a1, a2] = a?.children ?? []

describe('the nodes of a tree', () => {
  it('hold the levels that are known, and say which are not', () => {
    expect(a1).toEqual({ key: 'a1', label: 'a1', hasChildren: false })
    expect(b).toEqual({ key: 'b', label: 'b', hasChildren: true })
  })

  it('of what was found stand below what stands above them', () => {
    const found = nodesFound({ records: [record('a', null, 2), record('a2', 'a'), record('x', 'unseen')], isCut: false })
    expect(found.map(({ key, children }) => [key, children?.map(({ key }) => key)])).toEqual([
      ['a', ['a2']],
      ['x', []],
    ])
  })

  it('are dropped before, behind and into others, and taken back', () => {
    if (!a1 || !a2 || !b) throw new Error('the fixture has them')
    expect(placeOfDrop(levels, { node: a2, target: a1, position: 'before' })).toEqual({ parentId: 'a', before: 'a1' })
    expect(placeOfDrop(levels, { node: b, target: a1, position: 'after' })).toEqual({ parentId: 'a', before: 'a2' })
    expect(placeOfDrop(levels, { node: a1, target: a2, position: 'after' })).toEqual({ parentId: 'a', before: null })
    expect(placeOfDrop(levels, { node: a1, target: b, position: 'inside' })).toEqual({ parentId: 'b', before: null })
    expect(placeNow(levels, 'a1')).toEqual({ parentId: 'a', before: 'a2' })
  })
})
