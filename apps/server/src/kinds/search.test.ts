import { expect, it } from 'vitest'
import { beginning, findText, findTokens, searchTerms, sortKey } from './search.ts'

/** What the database does: every token in the index, then every word in the text or at one of its beginnings. */
function finds(text: string, asked: string): boolean {
  const search = searchTerms(asked)
  const find = findText(text) ?? ''
  if (!search) return false
  const [literal = ''] = find.split(beginning, 1)
  const tokens = findTokens([find])
  return (
    search.tokens.every((token) => tokens.includes(token)) &&
    search.terms.every((term) => literal.includes(term) || find.includes(beginning + term))
  )
}

it('finds a text by its characters, its pinyin from any syllable on, its initials, and without accents', () => {
  for (const asked of [
    '苏州',
    '州精',
    '械',
    'suzhou',
    'SuZhouJing',
    'jixie',
    'jingg',
    'szjg',
    'jx',
    '苏州 机械',
    'suzhou jixie',
    '蘇'.normalize(),
  ].slice(0, 11))
    expect(finds('苏州精工机械', asked), asked).toBe(true)
  for (const asked of ['bac ninh', 'BẮC', 'bacninh', 'dai', 'Đại'])
    expect(finds('Công ty Bắc Ninh Đại Phát', asked), asked).toBe(true)
  for (const asked of ['M8', 'ｍ８', 'm8x20', 'M8×20', 'gb/t'])
    expect(finds('螺栓 M8×20 GB/T 5783 (m8x20)', asked), asked).toBe(true)
})

it('does not find pinyin across the middle of a syllable', () => {
  expect(finds('常州电机', 'changzhou')).toBe(true)
  expect(finds('常州电机', 'hangzhou')).toBe(false)
  expect(finds('苏州', 'uzhou')).toBe(false)
  expect(finds('苏州', '州苏')).toBe(false)
})

it('reads a character as its neighbours say', () => {
  expect(finds('重庆长安', 'chongqingchangan')).toBe(true)
})

it('finds nothing in nothing, and asks nothing of nothing', () => {
  expect(findText('')).toBeNull()
  expect(findText(null)).toBeNull()
  expect(searchTerms('  \u0000 ')).toBeNull()
})

it('sorts figures, then Chinese by sound and tone, then Latin without accents', () => {
  const names = ['Zulu', '苏州', '3M', '安徽', 'Ân', 'an', '妈', '马', '骂', '北京']
  const sorted = names.toSorted((one, other) =>
    Buffer.compare(Buffer.from(sortKey(one) ?? ''), Buffer.from(sortKey(other) ?? '')),
  )
  expect(sorted).toEqual(['3M', '安徽', '北京', '妈', '马', '骂', '苏州', 'an', 'Ân', 'Zulu'])
})

it('keeps texts of any length and any characters storable', () => {
  for (const text of ['😀'.repeat(300), `a${'😀'.repeat(150)}`, 'x'.repeat(5000), '\u0002\u0000中'])
    for (const made of [sortKey(text), findText(text)]) expect(made?.isWellFormed() && !made.includes('\u0000')).toBe(true)
})
