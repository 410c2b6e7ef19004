import { describe, expect, it } from 'vitest'
import type { Texts } from './texts.ts'

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
})
