import { describe, expect, it } from 'vitest'
import { inverseOf } from './rowChange.ts'
import { changeTreeRows, keysAbove, placedInTree } from './treeRows.ts'

type Part = { code: string; parts?: readonly Part[] | 'unknown' }

const tree: readonly Part[] = [
  { code: '1', parts: [{ code: '1.1' }, { code: '1.2', parts: [{ code: '1.2.1' }] }] },
  { code: '2', parts: 'unknown' },
]
const rowKey = ({ code }: Part): string => code
const childrenOf = ({ parts }: Part) => parts
const shape = { rowKey, childrenOf, withChildren: (part: Part, parts: readonly Part[]): Part => ({ ...part, parts }) }
const removal = (...codes: string[]) => {
  const { placed, below } = placedInTree(tree, shape, new Set(codes), rowKey)
  return { change: { kind: 'remove' as const, rows: placed }, below: below.map(rowKey) }
}

describe('rows of a tree that come and go', () => {
  it('come under the parent and the sibling that are named', () => {
    const rows = [
      { row: { code: 'x' }, after: '1.1', parent: '1' },
      { row: { code: 'y' }, after: null, parent: '2' },
    ]
    expect(changeTreeRows(tree, { kind: 'add', rows }, shape)).toEqual([
      { code: '1', parts: [{ code: '1.1' }, { code: 'x' }, { code: '1.2', parts: [{ code: '1.2.1' }] }] },
      { code: '2', parts: [{ code: 'y' }] },
    ])
  })

  it('go with all that lies below them, and stand again where they stood', () => {
    const { change, below } = removal('1.2', '1.2.1', '2')
    expect(below).toEqual(['1.2.1'])
    expect(change.rows.map(({ row, after, parent }) => [row.code, after, parent])).toEqual([
      ['1.2', '1.1', '1'],
      ['2', '1', null],
    ])
    const rest = changeTreeRows(tree, change, shape)
    expect(rest).toEqual([{ code: '1', parts: [{ code: '1.1' }] }])
    expect(changeTreeRows(rest, inverseOf(change), shape)).toEqual(tree)
  })

  it('leave the branches as they are in which nothing changes', () => {
    const next = changeTreeRows(tree, { kind: 'add', rows: [{ row: { code: '3' }, after: '2', parent: null }] }, shape)
    expect([next[0] === tree[0], next.at(-1)?.code]).toEqual([true, '3'])
  })

  it('come to the top when their parent is gone, rather than nowhere', () => {
    const rows = [{ row: { code: 'x' }, after: null, parent: 'gone' }]
    expect(changeTreeRows(tree, { kind: 'add', rows }, shape).map(rowKey)).toContain('x')
  })
})

it('the rows above one are told from the top, and none where it is not in the tree', () => {
  expect([keysAbove(tree, shape, rowKey, '1.2.1'), keysAbove(tree, shape, rowKey, 'gone')]).toEqual([['1', '1.2'], undefined])
})
