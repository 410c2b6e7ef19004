import { expect, it } from 'vitest'
import { indexTree } from '../Tree/treeIndex.ts'
import { wordsOf } from '../Tree/treeSearch.ts'
import type { TreeEntry } from '../Tree/types.ts'
import { childrenOf, entriesAlong, keysTo, nextFree, searchPaths } from './cascade.ts'

const index = indexTree([
  {
    key: '32',
    label: '江苏省',
    keywords: 'jiangsu',
    children: [
      {
        key: '3205',
        label: '苏州市',
        children: [
          { key: '320583', label: '昆山市' },
          { key: '320505', label: '虎丘区', isDisabled: true },
        ],
      },
      { key: '3202', label: '无锡市' },
    ],
  },
  { key: 'VN', label: 'Việt Nam', children: [{ key: 'BN', label: 'Bắc Ninh' }] },
])
const keys = (entries: readonly TreeEntry[]): string => entries.map(({ node }) => node.key).join(' ')

it('lists what is directly below a node', () => {
  expect(keys(childrenOf(index, undefined))).toBe('32 VN')
  expect(keys(childrenOf(index, entriesAlong(index, ['32'])[0]))).toBe('3205 3202')
})

it('follows a path as far as it is known', () => {
  expect(keys(entriesAlong(index, ['32', '3205', '320583']))).toBe('32 3205 320583')
  expect(keys(entriesAlong(index, ['32', '9999', '1']))).toBe('32')
  expect(entriesAlong(index, ['32', '3205']).map(keysTo)).toEqual([['32'], ['32', '3205']])
})

it('searches whole paths, in any order of words and without accents', () => {
  const found = (query: string, allowsParents = false): string => keys(searchPaths(index, wordsOf(query), allowsParents))
  expect(found('昆山 江苏')).toBe('320583')
  expect(found('jiangsu')).toBe('320583 320505 3202')
  expect(found('苏州', true)).toBe('3205 320583 320505')
  expect(found('bac ninh')).toBe('BN')
  expect(found('')).toBe('')
})

it('steps over what is disabled and stops at the ends', () => {
  const cities = childrenOf(index, entriesAlong(index, ['32', '3205'])[1])
  expect(nextFree(cities, -1, 1)).toBe(0)
  expect(nextFree(cities, 0, 1)).toBe(-1)
})
