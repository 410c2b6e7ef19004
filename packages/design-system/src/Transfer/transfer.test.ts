import { expect, it } from 'vitest'
import { filterByWords } from '../Select/optionSearch.ts'
import { wordsOf } from '../Tree/treeSearch.ts'
import { finderOf, moveItem, selectedState, sidesOf, type TransferItem, withSelected } from './transfer.ts'

const items: readonly TransferItem[] = [
  { key: 'no', label: '单号', keywords: 'danhao' },
  { key: 'supplier', label: '供应商', isDisabled: true },
  { key: 'amount', label: '含税金额' },
  { key: 'plant', label: 'Nhà máy Bắc Ninh', description: 'BN-01' },
]
const keys = (list: readonly TransferItem[]): string => list.map(({ key }) => key).join(' ')

it('parts the items, the chosen ones in the order of the value', () => {
  const { source, target } = sidesOf(items, finderOf(items), ['plant', 'no', 'gone', 'no'])
  expect(keys(source)).toBe('supplier amount')
  expect(target.map(({ label }) => label)).toEqual(['Nhà máy Bắc Ninh', '单号', 'gone'])
  expect(sidesOf(items, finderOf(items), []).source).toBe(items)
})

it('finds by label, code and keywords, without accents and in any order of words', () => {
  const found = (query: string): string => keys(filterByWords(items, wordsOf(query)))
  expect(found('金额')).toBe('amount')
  expect(found('DANHAO')).toBe('no')
  expect(found('bn-01 nha')).toBe('plant')
  expect(filterByWords(items, wordsOf(' '))).toBe(items)
})

it('selects what can be, and tells whether it is all of it', () => {
  const all = withSelected(new Set(), items, true)
  expect([...all]).toEqual(['no', 'amount', 'plant'])
  expect(selectedState(items, all)).toEqual({ count: 3, free: 3, state: 'on' })
  const some = withSelected(all, items.slice(0, 1), false)
  expect(selectedState(items, some).state).toBe('mixed')
  expect(selectedState(items, new Set(['supplier'])).state).toBe('off')
})

it('moves an entry up and down', () => {
  expect(moveItem(['a', 'b', 'c', 'd'], 0, 3)).toEqual(['b', 'c', 'a', 'd'])
  expect(moveItem(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c'])
  expect(moveItem(['a', 'b'], 0, 1)).toEqual(['a', 'b'])
  expect(moveItem(['a'], 7, 0)).toEqual(['a'])
})
