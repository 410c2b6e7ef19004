import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font, type GlyphRun } from 'fontkit'
import { unpackFont } from './unpackFont.ts'

const require = createRequire(import.meta.url)
const folder = dirname(require.resolve('@fontsource/noto-sans-sc/package.json'))

/** Part of a text whose letters come from one slice of the font. */
export type Run = { text: string; slice: string }

/** Latin first: Chinese slices hold some of its letters too, and a word should not change its look in the middle. */
const preferred = ['latin', 'vietnamese', 'latin-ext', 'cyrillic']
/** What stands for a letter that no slice has. */
const unknown = '□'

let ranges: { slice: string; from: number; to: number }[] | undefined

function readRanges(): { slice: string; from: number; to: number }[] {
  const listed: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) // of the package
  const names = [...preferred, ...Object.keys(listed).filter((name) => !preferred.includes(name))]
  return names.flatMap((name) =>
    (listed[name] ?? '').split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-')
      return { slice: name.replace(/[[\]]/g, ''), from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) }
    }),
  )
}

const slices = new Map<number, string | undefined>()

function sliceOf(code: number): string | undefined {
  if (slices.has(code)) return slices.get(code)
  ranges ??= readRanges()
  const found = ranges.find(({ slice, from, to }) => code >= from && code <= to && hasGlyph(slice, code))?.slice
  slices.set(code, found)
  return found
}

const hasGlyph = (slice: string, code: number): boolean => fontOf(slice, false).hasGlyphForCodePoint(code)

const fonts = new Map<string, Font>()

/** A slice as it is measured, drawn in dots and embedded, read once by a process. The font comes in regular and bold. */
export function fontOf(slice: string, isBold: boolean): Font {
  const key = `${slice} ${isBold}`
  const font = fonts.get(key) ?? readFont(slice, isBold)
  fonts.set(key, font)
  return font
}

function readFont(slice: string, isBold: boolean): Font {
  const packed = readFileSync(join(folder, 'files', `noto-sans-sc-${slice}-${isBold ? 600 : 400}-normal.woff`))
  const font = create(unpackFont(packed)) as Font // each file holds one font
  return Object.assign(font, { layout: (text: string) => inARow(font, text) })
}

/** Letters side by side, each as wide as it is measured: labels and tables have no ligatures and pull no letters together. */
function inARow(font: Font, text: string): Pick<GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'> {
  const glyphs = font.glyphsForString(text)
  const positions = glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 }))
  return { glyphs, positions, advanceWidth: glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0) }
}

/** A text cut where its letters change slices; marks of direction and control are left out. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const letter of text.normalize('NFC').replace(/[\p{Cc}\p{Cf}]/gu, '')) {
    const slice = sliceOf(letter.codePointAt(0) ?? 0)
    const shown = slice === undefined ? unknown : letter
    const home = slice ?? sliceOf(unknown.codePointAt(0) ?? 0) ?? 'latin'
    const last = runs.at(-1)
    // A blank is the same in every slice.
    if (last && (last.slice === home || shown === ' ')) last.text += shown
    else runs.push({ text: shown, slice: home })
  }
  return runs
}

const widths = new Map<string, number>()

/** Width of a run as a share of its size. */
function wideOf({ text, slice }: Run, isBold: boolean): number {
  let sum = 0
  for (const letter of text) {
    const key = `${isBold}${letter}`
    let wide = widths.get(key)
    if (wide === undefined) {
      const own = letter === ' ' ? 'latin' : slice
      const font = fontOf(own, isBold)
      wide = font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm
      widths.set(key, wide)
    }
    sum += wide
  }
  return sum
}

/** Width of a text in units of its size. */
export const widthOf = (text: string, isBold: boolean): number => runsOf(text).reduce((sum, run) => sum + wideOf(run, isBold), 0)
