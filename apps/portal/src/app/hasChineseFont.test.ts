import { afterEach, expect, test, vi } from 'vitest'
import { hasChineseFont } from './hasChineseFont.ts'

afterEach(() => vi.unstubAllGlobals())

/** A machine that draws letters as `glyph` says and gives each `width` px. */
function machine({ glyph, width = 20 }: { glyph: (letter: string) => number; width?: number }): void {
  let drawn = 0
  const pen = {
    clearRect: () => {
      drawn = 0
    },
    fillText: (letter: string) => {
      drawn = glyph(letter)
    },
    getImageData: () => ({ data: [drawn] }),
    measureText: () => ({ width }),
  }
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => pen }) })
}

const letters = (letter: string): number => letter.charCodeAt(0)
const boxes = (): number => 1

test('a machine has a Chinese font when letters differ and are as wide as high', () => {
  machine({ glyph: letters })
  expect(hasChineseFont()).toBe(true)
  machine({ glyph: boxes })
  expect(hasChineseFont()).toBe(false)
  machine({ glyph: letters, width: 12 })
  expect(hasChineseFont()).toBe(false)
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) })
  expect(hasChineseFont()).toBe(false)
})
