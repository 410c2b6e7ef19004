import { describe, expect, it } from 'vitest'
import { barcodeShapeOf } from './barcodeSymbol.ts'

const barsOf = (path: string) =>
  [...path.matchAll(/M([\d.]+) 0h([\d.]+)v/g)].map(([, from, width]) => [Number(from), Number(width)])

describe('barcodeShapeOf', () => {
  it('draws the bars of EAN-13 in whole modules between quiet zones of eleven', () => {
    const shape = barcodeShapeOf('6901234567892', 'ean13')
    const bars = barsOf(shape?.path ?? '')
    expect(shape?.width).toBe(95 + 22)
    expect(bars).toHaveLength(30)
    expect(bars[0]).toEqual([11, 1])
    expect(bars.at(-1)).toEqual([11 + 94, 1])
    expect(bars.flat().every(Number.isInteger)).toBe(true)
  })

  it('begins Code 128 with its start sign, whose bars are 2, 1 and 1 wide', () => {
    expect(barsOf(barcodeShapeOf('PO-2026', 'code128')?.path ?? '').slice(0, 3)).toEqual([
      [10, 2],
      [13, 1],
      [16, 1],
    ])
  })

  it('keeps a matrix square, and refuses what no matrix holds', () => {
    const shape = barcodeShapeOf('1.03.07.00412', 'datamatrix')
    expect(shape?.width).toBe(shape?.height)
    expect(Number.isInteger(shape?.width)).toBe(true)
    expect(barcodeShapeOf('x'.repeat(4000), 'datamatrix')).toBeNull()
  })
})
