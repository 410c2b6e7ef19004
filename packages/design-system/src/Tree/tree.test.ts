import { describe, expect, it } from 'vitest'
import { dropPlaces, isRealMove, moveTreeNode } from './moveNode.ts'
import { type CheckedForm, checkStateOf, checkStates, keysOfStates, tick } from './treeChecks.ts'
import { entriesByKey, indexTree, parentKeys, pathOf, repeatedKeys, rowOfEntry, rowOfMark, visibleRows } from './treeIndex.ts'
import { findTyped, searchTree, spansOf, wordsOf } from './treeSearch.ts'
import type { TreeEntry, TreeIndex, TreeNode, TreeRow } from './types.ts'

const nodes: readonly TreeNode[] = [
  {
    key: 'a',
    label: '制造中心',
    keywords: 'zhizao',
    children: [
      {
        key: 'a1',
        label: '机加工',
        children: [
          { key: 'a11', label: '数控一班' },
          { key: 'a12', label: '数控二班' },
        ],
      },
      { key: 'a2', label: '装配', isDisabled: true },
    ],
  },
  { key: 'b', label: 'Nhà máy Bắc Ninh', children: [{ key: 'b1', label: 'Xưởng lắp ráp' }] },
  { key: 'c', label: '采购部' },
]
const index = indexTree(nodes)
const entry = (key: string, tree: TreeIndex = index): TreeEntry => {
  const found = entriesByKey(tree).get(key)
  if (!found) throw new Error(`The tree has no ${key}; use one of ${[...entriesByKey(tree).keys()].join(', ')}.`)
  return found
}
const labelOf = (row: TreeRow): string => (row.kind === 'node' ? row.node.key : `${row.parent.node.key}:${row.kind}`)
const rowsOf = (tree: TreeIndex, open: readonly string[], failed: readonly string[] = []): readonly TreeRow[] =>
  visibleRows(tree, { isExpanded: ({ node }) => open.includes(node.key), failed: new Set(failed) }).rows

describe('the flat tree', () => {
  it('lists parents before their children with level, place and extent', () => {
    expect(index.entries.map(({ node, level, position, siblings, end }) => [node.key, level, position, siblings, end])).toEqual([
      ['a', 0, 1, 3, 5],
      ['a1', 1, 1, 2, 4],
      ['a11', 2, 1, 2, 3],
      ['a12', 2, 2, 2, 4],
      ['a2', 1, 2, 2, 5],
      ['b', 0, 2, 3, 7],
      ['b1', 1, 1, 1, 7],
      ['c', 0, 3, 3, 8],
    ])
    expect(pathOf(entry('a12')).map(({ key }) => key)).toEqual(['a', 'a1', 'a12'])
    expect([...parentKeys(index)]).toEqual(['a', 'a1', 'b'])
  })

  it('shows what is open, and a note where children are still to come', () => {
    expect(rowsOf(index, ['a', 'b']).map(labelOf)).toEqual(['a', 'a1', 'a2', 'b', 'b1', 'c'])
    // An open node in a closed one stays out of sight.
    expect(rowsOf(index, ['a1']).map(labelOf)).toEqual(['a', 'b', 'c'])
    const lazy = indexTree(
      [
        { key: 'x', label: '江苏省', hasChildren: true },
        { key: 'y', label: '上海市' },
      ],
      undefined,
      true,
    )
    expect(rowsOf(lazy, ['x']).map(labelOf)).toEqual(['x', 'x:loading', 'y'])
    expect(rowsOf(lazy, ['x'], ['x']).map(labelOf)).toEqual(['x', 'x:failed', 'y'])
    const loaded = indexTree(
      [{ key: 'x', label: '江苏省', hasChildren: true }],
      new Map([['x', [{ key: 'x1', label: '苏州市' }]]]),
      true,
    )
    expect(rowsOf(loaded, ['x']).map(labelOf)).toEqual(['x', 'x1'])
  })

  it('finds the row of a node, or of the nearest node around it that is in sight', () => {
    const rows = rowsOf(index, ['a'])
    expect(rowOfEntry(rows, entry('b'))).toBe(3)
    expect(rowOfEntry(rows, entry('a12'))).toBe(1)
    expect(rowOfMark(rows, index, { key: 'gone', isNote: false, at: 0 })).toBe(-1)
    expect(rowOfMark(rows, index, { key: 'c', isNote: false, at: 1 })).toBe(4)
  })

  it('keeps repeated keys apart, ends a node inside itself, and tells both', () => {
    const twice: TreeNode = { key: 'x', label: '重复' }
    const tree = indexTree([twice, { key: 'y', label: '组', children: [twice] }])
    expect(repeatedKeys(tree)).toEqual(['x'])
    const rows = rowsOf(tree, ['y'])
    expect(rows.map(labelOf)).toEqual(['x', 'y', 'x'])
    expect(rowOfMark(rows, tree, { key: 'x', isNote: false, at: 2 })).toBe(2)
    const children: TreeNode[] = []
    const ring: TreeNode = { key: 'ring', label: '环', children }
    children.push(ring)
    expect(indexTree([ring]).entries).toHaveLength(2)
  })

  it('takes a chain of twenty thousand nodes', () => {
    let chain: TreeNode = { key: '0', label: '末端' }
    for (let at = 1; at < 20_000; at += 1) chain = { key: String(at), label: '层', children: [chain] }
    expect(indexTree([chain]).entries).toHaveLength(20_000)
  })
})

describe('ticks', () => {
  const statesOf = (checked: readonly string[], isStrict = false): string =>
    index.entries
      .map((one) => {
        const state = checkStateOf(checkStates(index, new Set(checked), isStrict), one)
        return state === 'off' ? '' : `${one.node.key}${state === 'mixed' ? '~' : ''}`
      })
      .filter(Boolean)
      .join(' ')
  const after = (checked: readonly string[], key: string, isOn: boolean, form?: CheckedForm): string =>
    [...tick({ index, checked: new Set(checked), isStrict: false, form }, [entry(key)], isOn)].join(' ')

  it('derives parents from what is below them and passes over what is disabled', () => {
    expect(statesOf(['a11'])).toBe('a~ a1~ a11')
    expect(statesOf(['a11', 'a12'])).toBe('a a1 a11 a12')
    expect(statesOf(['a2'])).toBe('a~ a2')
    expect(statesOf([])).toBe('')
  })

  it('lets a parent alone stand for all below it, and its descendants decide where they are told', () => {
    expect(statesOf(['a'])).toBe('a a1 a11 a12')
    expect(statesOf(['a', 'a11'])).toBe('a~ a1~ a11')
    expect(statesOf(['a', 'a1'])).toBe('a a1 a11 a12')
  })

  it('sets everything below a parent, and takes one out of a whole again', () => {
    expect(after([], 'a', true)).toBe('a a1 a11 a12')
    expect(after(['a'], 'a11', false)).toBe('a12')
    expect(after(['a2'], 'a', true)).toBe('a a1 a11 a12 a2')
    expect(after(['a', 'a1', 'a11', 'a12', 'a2'], 'a', false)).toBe('a2')
  })

  it('tells the choice as leaves, as tops or in full', () => {
    expect(after([], 'a', true, 'leaves')).toBe('a11 a12')
    expect(after([], 'a', true, 'tops')).toBe('a')
    expect(after(['a'], 'b1', true, 'tops')).toBe('a b')
    const states = checkStates(index, new Set(['a11', 'b']), false)
    expect([...keysOfStates(index, states)]).toEqual(['a11', 'b', 'b1'])
  })

  it('keeps the ticks of nodes that are not loaded', () => {
    expect(after(['elsewhere'], 'c', true)).toBe('c elsewhere')
  })

  it('applies the tick of a lazy parent to what it loads', () => {
    const lazy = [{ key: 'x', label: '江苏省', hasChildren: true }]
    const before = indexTree(lazy, undefined, true)
    const checked = tick({ index: before, checked: new Set(), isStrict: false }, [entry('x', before)], true)
    const later = indexTree(
      lazy,
      new Map([
        [
          'x',
          [
            { key: 'x1', label: '苏州市' },
            { key: 'x2', label: '无锡市' },
          ],
        ],
      ]),
      true,
    )
    expect([...keysOfStates(later, checkStates(later, checked, false))]).toEqual(['x', 'x1', 'x2'])
  })

  it('leaves parents and children alone when strict', () => {
    expect(statesOf(['a', 'b1'], true)).toBe('a b1')
    expect([...tick({ index, checked: new Set(['a']), isStrict: true }, [entry('a11')], true)]).toEqual(['a', 'a11'])
  })
})

describe('search', () => {
  const shownBy = (query: string): string => {
    const matches = searchTree(index, wordsOf(query))
    return index.entries
      .filter((one) => matches?.shown[one.index])
      .map(({ node }) => node.key)
      .join(' ')
  }

  it('keeps the way to what it finds and what is below it', () => {
    expect(shownBy('一班')).toBe('a a1 a11')
    expect(shownBy('机加')).toBe('a a1 a11 a12')
    expect(shownBy('ZHIZAO')).toBe('a a1 a11 a12 a2')
    expect(shownBy('没有')).toBe('')
    expect(shownBy('制造 一班')).toBe('a a1 a11')
    expect(shownBy('一班 没有')).toBe('')
    expect(searchTree(index, wordsOf('  '))).toBeUndefined()
  })

  it('reads Vietnamese without accents', () => {
    expect(shownBy('xuong lap')).toBe('b b1')
    expect(shownBy('bắc')).toBe('b b1')
  })

  it('marks the words where they stand, also where folding changes the length', () => {
    const marked = (label: string, query: string): string[] =>
      spansOf(label, wordsOf(query)).map(({ start, end }) => label.slice(start, end))
    expect(marked('Nhà máy Bắc Ninh', 'bac nha')).toEqual(['Nhà', 'Bắc'])
    expect(marked('Nhà máy'.normalize('NFD'), 'nha may').map((part) => part.normalize('NFC'))).toEqual(['Nhà', 'máy'])
    expect(marked('数控一班', '控一 一班')).toEqual(['控一班'])
    expect(marked('数控一班', '二')).toEqual([])
  })

  it('finds by the first letters, in the label or the keywords', () => {
    const rows = rowsOf(index, ['a'])
    expect(findTyped(index, rows, 'zhi', 1)).toBe(0)
    expect(findTyped(index, rows, '采', 0)).toBe(4)
    expect(findTyped(index, rows, 'q', 0)).toBe(-1)
  })
})

describe('moving', () => {
  const shape = (list: readonly TreeNode[]): string =>
    list.map(({ key, children }) => (children ? `${key}(${shape(children)})` : key)).join(' ')
  const node = (key: string): TreeNode => entry(key).node

  it('puts a node before, after or into another one', () => {
    expect(shape(moveTreeNode(nodes, { node: node('c'), target: node('a12'), position: 'before' }))).toBe(
      'a(a1(a11 c a12) a2) b(b1)',
    )
    expect(shape(moveTreeNode(nodes, { node: node('a1'), target: node('b'), position: 'after' }))).toBe(
      'a(a2) b(b1) a1(a11 a12) c',
    )
    expect(shape(moveTreeNode(nodes, { node: node('a2'), target: node('c'), position: 'inside' }))).toBe(
      'a(a1(a11 a12)) b(b1) c(a2)',
    )
  })

  it('never moves a node into itself or to where it is', () => {
    expect(isRealMove(entry('a'), { entry: entry('a12'), position: 'inside' })).toBe(false)
    expect(isRealMove(entry('a'), { entry: entry('b'), position: 'before' })).toBe(false)
    expect(isRealMove(entry('b'), { entry: entry('a'), position: 'after' })).toBe(false)
    expect(isRealMove(entry('c'), { entry: entry('a'), position: 'before' })).toBe(true)
  })

  it('lists the places to carry a node to, from top to bottom', () => {
    const rows = rowsOf(index, ['a', 'a1'])
    expect(
      dropPlaces(rows, entry('b')).map(
        ({
          entry: {
            node: { key },
          },
          position,
        }) => `${position} ${key}`,
      ),
    ).toEqual([
      'before a',
      'inside a',
      'before a1',
      'inside a1',
      'before a11',
      'inside a11',
      'before a12',
      'inside a12',
      'after a12',
      'before a2',
      'inside a2',
      'after a2',
      'inside c',
      'after c',
    ])
  })
})
