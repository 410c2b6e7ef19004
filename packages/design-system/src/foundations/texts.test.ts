import { describe, expect, it } from 'vitest'
import { type Texts, textIn } from './texts.ts'

const files = import.meta.glob<Record<string, Texts>>('../**/*.texts.ts', { eager: true })
const holes = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort()

describe('the texts of every component', () => {
  it.each(Object.entries(files))('%s: none is empty, all have the same places, only Chinese is written in Chinese', (_, file) => {
    for (const texts of Object.values(file))
      for (const [key, { zh, vi, en }] of Object.entries(texts)) {
        expect([zh, vi, en], key).not.toContain('')
        expect([holes(vi), holes(en)], key).toEqual([holes(zh), holes(zh)])
        expect(`${vi}${en}`, key).not.toMatch(/\p{Script=Han}/u)
      }
  })

  it('are found', () => expect(Object.keys(files).length).toBeGreaterThan(20))

  it('say one row and several rows', () => {
    const text = { zh: '{count} 行', vi: '{count} dòng', en: '{count} {count|row|rows}' }
    expect([0, 1, 21].map((count) => textIn('en', text, { count }))).toEqual(['0 rows', '1 row', '21 rows'])
    expect(textIn('vi', text, { count: 1 })).toBe('1 dòng')
  })
})
