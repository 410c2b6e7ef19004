import { describe, expect, it } from 'vitest'
import type { Guide } from './guide.ts'

const stories = import.meta.glob<string>(['../*/*.stories.tsx', '!../{foundations,Kitchen,testing}/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const files = import.meta.glob<Record<string, Guide>>('../*/*.guide.ts', { eager: true })

const guides = Object.entries(files).flatMap(([path, file]) => Object.values(file).map((guide) => [path, guide] as const))

/** Stories of whole pages are no component's. */
const isOfComponent = (text: string): boolean => !/title: '(Pages|Kitchen)\//.test(text)

describe('every component tells how to use it', () => {
  it('in a guide that its stories hand to its page', () => {
    const silent = Object.entries(stories).filter(([, text]) => isOfComponent(text) && !/\bguide: \w+Guide\b/.test(text))
    expect(silent.map(([path]) => path)).toEqual([])
    expect(Object.keys(stories).length).toBeGreaterThan(50)
  })

  it.each(guides)(
    '%s says what for, its parts, what to do and what to leave',
    (_, { purpose, anatomy, dos, donts, keyboard }) => {
      expect(purpose.length).toBeGreaterThan(40)
      expect(anatomy.length).toBeGreaterThan(0)
      expect(dos.length).toBeGreaterThanOrEqual(2)
      expect(donts.length).toBeGreaterThanOrEqual(2)
      expect(new Set(anatomy.map(({ part }) => part)).size).toBe(anatomy.length)
      const lines = keyboard.map(({ keys, what }) => `${keys}|${what}`)
      expect(new Set(lines).size).toBe(lines.length)
    },
  )
})
