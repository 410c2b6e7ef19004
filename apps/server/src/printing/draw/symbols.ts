import type { BarcodeKind } from '@bip/contract/printing'
import { code39, code128, type DrawingContext, datamatrix, ean13, qrcode, type RenderOptions } from 'bwip-js/node'

/** A symbol in modules: rectangles of dark ones, quiet zone included. Bars are one module high. */
export type Symbol = { width: number; height: number; path: string }

const encoders = { code128, code39, ean13, datamatrix, qrcode } as const satisfies Record<BarcodeKind, unknown>
const quietZones: Record<BarcodeKind, number> = { code128: 10, code39: 10, ean13: 11, datamatrix: 2, qrcode: 4 }
const isMatrix = (kind: BarcodeKind) => kind === 'qrcode' || kind === 'datamatrix'

/** With two units for each module the middle of every bar is a whole number. */
const scale = 2

/** The symbol of a content; null where its kind cannot hold it. */
export function symbolOf(kind: BarcodeKind, content: string): Symbol | null {
  const options: RenderOptions = { bcid: kind, text: content, scale, paddingwidth: 0, paddingheight: 0 }
  try {
    return encoders[kind](options, isMatrix(kind) ? matrixPen(quietZones[kind]) : barPen(quietZones[kind]))
  } catch {
    return null
  }
}

type Pen = DrawingContext<Symbol>

const idle = {
  scale: (): null => null,
  measure: () => ({ width: 0, ascent: 0, descent: 0 }),
  hexagon: () => undefined,
  ellipse: () => undefined,
  text: () => undefined,
} satisfies Partial<Pen>

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
      outlines.push(`M${points.map(([x, y]) => `${x / scale + quiet} ${y / scale + quiet}`).join('L')}z`)
    },
    fill: () => undefined,
    end: () => ({ width: side / scale + 2 * quiet, height: side / scale + 2 * quiet, path: outlines.join('') }),
  }
}
