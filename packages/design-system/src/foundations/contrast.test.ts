import { describe, expect, it } from 'vitest'
import { colourPairs, contrast, luminance } from './contrast.ts'
import { colourNames, type ThemeName, themeNames, themes } from './themes.ts'

describe('contrast', () => {
  it('knows the bounds of the scale', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#777777')).toBe(1)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  it('refuses what is not a plain colour', () => {
    expect(() => luminance('rgb(0 0 0)')).toThrow('#rrggbb')
  })
})

/** The pairs of one theme that fall short, as readable lines. */
const shortfalls = (name: ThemeName): string[] =>
  colourPairs.flatMap(({ front, ground, min }) => {
    const figure = contrast(themes[name][front], themes[name][ground])
    return figure < min ? [`${front} on ${ground}: ${figure.toFixed(2)} < ${min}`] : []
  })

describe.each(themeNames)('theme %s', (name) => {
  it('keeps every pair that components use above its bound', () => {
    expect(shortfalls(name)).toEqual([])
  })

  it('gives every meaning a value', () => {
    expect(Object.keys(themes[name]).sort()).toEqual([...colourNames].sort())
  })
})

const styles = import.meta.glob<string>('../*/*.styles.ts', { query: '?raw', import: 'default', eager: true })

/** Rules that set text and ground at once, with the meanings they take: "text-on-accent on accent" in Button. */
const pairsInStyles = (): string[] =>
  Object.entries(styles).flatMap(([path, text]) =>
    [...text.matchAll(/[{;`]([^{}`]*)[}`]/g)].flatMap(([, rule = '']) => {
      const front = /(?<![\w-])color:\s*var\(--([\w-]+)\)/.exec(rule)?.[1]
      const ground = /(?<![\w-])background(?:-color)?:\s*var\(--([\w-]+)\)/.exec(rule)?.[1]
      return front && ground ? [`${front} on ${ground} (${path.replace('../', '')})`] : []
    }),
  )

/** The tick of an option is there before its box is filled, and is not seen until then. */
const unseen = 'text-on-accent on surface (Select/OptionList.styles.ts)'

/** The tick on a colour that the reader mixed is black or white, whichever can be read there. */
const mixed = 'tick on colour (ColorPicker/ColorPicker.styles.ts)'

describe('the pairs under test', () => {
  it('hold every pair that a style sets together', () => {
    const known = new Set<string>(colourPairs.map(({ front, ground }) => `${front} on ${ground}`))
    const found = pairsInStyles().filter((pair) => !pair.includes('tone') && pair !== unseen && pair !== mixed)
    expect(found.length).toBeGreaterThan(10)
    expect(found.filter((pair) => !known.has(pair.replace(/ \(.*/, '')))).toEqual([])
  })
})

describe('theme contrast', () => {
  it('has text of at least 7', () => {
    const weak = colourPairs
      .filter(({ min }) => min === 4.5)
      .filter(({ front, ground }) => contrast(themes.contrast[front], themes.contrast[ground]) < 7)
      .map(({ front, ground }) => `${front} on ${ground}`)
    expect(weak).toEqual([])
  })
})
