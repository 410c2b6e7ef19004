import { describe, expect, it } from 'vitest'
import { nextEnabled, type Option, optionsByValue } from './option.ts'
import { filterOptions, findByPrefix } from './optionSearch.ts'

const suppliers: Option[] = [
  { value: 's1', label: '苏州精工机械有限公司', description: 'SUP-0101', keywords: 'suzhou jinggong szjg' },
  { value: 's2', label: 'Công ty Đường Sắt Bắc Ninh', isDisabled: true },
  { value: 's3', label: '无锡万通电气', keywords: 'wuxi wantong wxwt' },
]
const valuesOf = (options: readonly Option[]): string[] => options.map((option) => option.value)

describe('filtering options', () => {
  it('finds by label, code, pinyin and without accents', () => {
    expect(valuesOf(filterOptions(suppliers, '精工'))).toEqual(['s1'])
    expect(valuesOf(filterOptions(suppliers, 'sup-01'))).toEqual(['s1'])
    expect(valuesOf(filterOptions(suppliers, 'WXWT'))).toEqual(['s3'])
    expect(valuesOf(filterOptions(suppliers, 'duong bac'))).toEqual(['s2'])
    expect(valuesOf(filterOptions(suppliers, 'ＳＵＰ'))).toEqual(['s1'])
  })

  it('asks for every word and gives back the same list for no query', () => {
    expect(filterOptions(suppliers, '苏州 万通')).toEqual([])
    expect(filterOptions(suppliers, '  ')).toBe(suppliers)
  })

  it('finds all matches among ten thousand options, in their order', () => {
    const many = Array.from(
      { length: 10_000 },
      (_, index): Option => ({ value: String(index), label: `物料 ${index}`, keywords: 'wuliao' }),
    )
    const found = valuesOf(filterOptions(many, '99'))
    expect(found).toHaveLength(280)
    expect(found.slice(0, 3)).toEqual(['99', '199', '299'])
  })
})

describe('moving among options', () => {
  it('steps over what may not be chosen and around the ends', () => {
    expect(nextEnabled(suppliers, 0, 1)).toBe(2)
    expect(nextEnabled(suppliers, 2, 1)).toBe(0)
    expect(nextEnabled(suppliers, 0, -1)).toBe(2)
    expect(nextEnabled(suppliers, 2, 1, false)).toBe(-1)
    expect(nextEnabled([{ value: 'x', label: 'x', isDisabled: true }], -1, 1)).toBe(-1)
    expect(nextEnabled([], -1, 1)).toBe(-1)
  })

  it('finds by the first letters typed', () => {
    expect(findByPrefix(suppliers, '无', 0)).toBe(2)
    expect(findByPrefix(suppliers, 'suz', 1)).toBe(0)
    expect(findByPrefix(suppliers, '上', 0)).toBe(-1)
  })
})

describe('looking options up', () => {
  it('finds by value, the first of two alike', () => {
    const twins: Option[] = [...suppliers, { value: 's1', label: '苏州精工（旧）' }]
    expect(optionsByValue(twins).get('s1')?.label).toBe('苏州精工机械有限公司')
    expect(optionsByValue(twins).get('s9')).toBeUndefined()
  })

  it('keeps neighbours apart: words of two options are no match, and a text with odd signs stays one option', () => {
    const odd: Option[] = [
      { value: 'a', label: '轴\u0000承' },
      { value: 'b', label: '' },
      { value: 'c', label: '承座', description: 'ZC-02' },
    ]
    expect(valuesOf(filterOptions(odd, '轴 座'))).toEqual([])
    expect(valuesOf(filterOptions(odd, '承'))).toEqual(['a', 'c'])
    expect(valuesOf(filterOptions(odd, 'zc-02'))).toEqual(['c'])
    expect(filterOptions([], '承')).toEqual([])
  })

  it('reads accents however they are written', () => {
    const decomposed: Option[] = [{ value: 'v', label: 'Bắc Ninh'.normalize('NFD') }]
    expect(valuesOf(filterOptions(decomposed, 'bắc'))).toEqual(['v'])
    expect(valuesOf(filterOptions(decomposed, 'BAC'))).toEqual(['v'])
  })
})
