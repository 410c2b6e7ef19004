import { code39, code128, type DrawingContext, datamatrix, ean13, type RenderOptions } from 'bwip-js/browser'
import type { BarcodeFormat } from './barcodeRules.ts'

export type BarcodeShape = {
  /** Modules from edge to edge, quiet zone included. */
  width: number
  /** The same downwards for a matrix; 1 for bars, which are as high as one likes. */
  height: number
  /** SVG path of the dark modules. */
  path: string
}

/** White modules left and right, as each standard asks for. */
const quietZones = { code128: 10, code39: 10, ean13: 11, datamatrix: 2 } as const satisfies Record<BarcodeFormat, number>

const encoders = { code128, code39, ean13, datamatrix } as const satisfies Record<BarcodeFormat, unknown>

/** With two units for each module the middle of every bar is a whole number. */
const scale = 2

/** The symbol of a content that its rules let pass, or null where no symbol is large enough. */
export const barcodeShapeOf = (content: string, format: BarcodeFormat): BarcodeShape | null => {
  const quiet = quietZones[format]
  const options: RenderOptions = { bcid: format, text: content, scale, paddingwidth: 0, paddingheight: 0 }
  try {
    return encoders[format](options, format === 'datamatrix' ? matrixPen(quiet) : barPen(quiet))
  } catch {
    return null
  }
}

type Pen = DrawingContext<BarcodeShape>

/** What both pens leave out: words are set in our own type, and these symbols have neither hexagons nor circles. */
const idle = {
  scale: (): null => null,
  measure: () => ({ width: 0, ascent: 0, descent: 0 }),
  hexagon: () => undefined,
  ellipse: () => undefined,
  text: () => undefined,
} satisfies Partial<Pen>

/** Bars come as strokes: the middle, and how wide. */
const barPen = (quiet: number): Pen => {
  const bars: { from: number; width: number }[] = []
  return {
    ...idle,
    init: () => undefined,
    line: (x, _y, _x2, _y2, width) => bars.push({ from: (x - width / 2) / scale, width: width / scale }),
    polygon: () => undefined,
    fill: () => undefined,
    end: () => {
      const far = Math.max(...bars.map(({ from, width }) => from + width))
      const path = bars.map(({ from, width }) => `M${from + quiet} 0h${width}v1h-${width}z`).join('')
      return { width: far + 2 * quiet, height: 1, path }
    },
  }
}

/** A matrix comes as outlines of dark areas, holes among them. */
const matrixPen = (quiet: number): Pen => {
  let side = 0
  const outlines: string[] = []
  return {
    ...idle,
    init: (width) => {
      side = width
    },
    line: () => undefined,
    polygon: (points) => {
      const places = points.map(([x, y]) => `${x / scale + quiet} ${y / scale + quiet}`)
      outlines.push(`M${places.join('L')}z`)
    },
    fill: () => undefined,
    end: () => ({ width: side / scale + 2 * quiet, height: side / scale + 2 * quiet, path: outlines.join('') }),
  }
}
