import { describe, expect, it } from 'vitest'
import { type Command, commandAt } from './command.ts'
import { markedParts, searchCommands, wordsOf } from './commandSearch.ts'

const commands: Command[] = [
  { key: 'request', label: '采购申请', keywords: 'caigou shenqing cgsq', description: '供应链 / 采购' },
  { key: 'order', label: '采购订单', keywords: 'caigou dingdan cgdd', description: '供应链 / 采购' },
  { key: 'stock', label: '库存查询', keywords: 'kucun chaxun kccx', description: '仓储' },
  { key: 'supplier', label: 'Nhà cung cấp', description: 'Chuỗi cung ứng' },
  { key: 'new', label: '新建采购订单', keywords: 'xinjian caigou dingdan xjcgdd' },
]
const found = (query: string): string[] => searchCommands(commands, query).map(({ key }) => key)

describe('finding commands', () => {
  it('knows labels, pinyin initials, places and letters without accents', () => {
    expect(found('库存')).toEqual(['stock'])
    expect(found('CGDD')).toEqual(['order', 'new'])
    expect(found('仓储')).toEqual(['stock'])
    expect(found('nha cung')).toEqual(['supplier'])
    expect(found('没有这个')).toEqual([])
  })

  it('puts the beginning of a label before its middle, and its middle before the place', () => {
    expect(found('采购订单')).toEqual(['order', 'new'])
    expect(found('采购')).toEqual(['request', 'order', 'new'])
  })

  it('asks for every word and keeps the order of the list for no query', () => {
    expect(found('采购 shenqing')).toEqual(['request'])
    expect(searchCommands(commands, '  ')).toBe(commands)
  })

  it('finds the few among ten thousand', () => {
    const many: Command[] = Array.from({ length: 10_000 }, (_, index) => ({ key: String(index), label: `物料 ${index}` }))
    expect(searchCommands(many, '9999')).toHaveLength(1)
    expect(searchCommands(many, '99')[0]?.label).toBe('物料 99')
  })
})

describe('marking what was found', () => {
  const marked = (label: string, query: string): string =>
    markedParts(label, wordsOf(query))
      .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
      .join('')

  it('marks each word once, accents aside', () => {
    expect(marked('采购订单', '订单')).toBe('采购[订单]')
    expect(marked('Nhà cung cấp', 'nha cap')).toBe('[Nhà] cung [cấp]')
    expect(marked('采购订单', '采购 购订')).toBe('[采购订]单')
    expect(marked('采购订单', 'cgdd')).toBe('采购订单')
  })
})

describe('a page of commands', () => {
  it('is found by the keys that lead to it', () => {
    const tree: Command[] = [{ key: 'a', label: 'A', commands: [{ key: 'b', label: 'B' }] }]
    expect(commandAt(tree, ['a', 'b'])?.label).toBe('B')
    expect(commandAt(tree, ['a', 'c'])).toBeUndefined()
  })
})
