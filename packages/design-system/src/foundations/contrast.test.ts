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
  colourPairs.flatMap(({ front, ground, least }) => {
    const figure = contrast(themes[name][front], themes[name][ground])
    return figure < least ? [`${front} on ${ground}: ${figure.toFixed(2)} < ${least}`] : []
  })

describe.each(themeNames)('theme %s', (name) => {
  it('keeps every pair that components use above its bound', () => {
    expect(shortfalls(name)).toEqual([])
  })

  it('gives every meaning a value', () => {
    expect(Object.keys(themes[name]).sort()).toEqual([...colourNames].sort())
  })
})

describe('theme contrast', () => {
  it('has text of at least 7', () => {
    const weak = colourPairs
      .filter(({ least }) => least === 4.5)
      .filter(({ front, ground }) => contrast(themes.contrast[front], themes.contrast[ground]) < 7)
      .map(({ front, ground }) => `${front} on ${ground}`)
    expect(weak).toEqual([])
  })
})
