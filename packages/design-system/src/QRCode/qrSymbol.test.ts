import { describe, expect, it } from 'vitest'
import { maxBytes, qrSymbolOf, quietZone } from './qrSymbol.ts'

describe('qrSymbolOf', () => {
  it('grows with the text and with the error correction', () => {
    const sides = (['L', 'M', 'Q', 'H'] as const).map((level) => qrSymbolOf('PO-2026-01187'.repeat(20), level)?.side ?? 0)
    expect(sides).toEqual([...sides].sort((a, b) => a - b))
    expect(new Set(sides).size).toBe(4)
  })

  it('leaves the quiet zone white on every side', () => {
    const shape = qrSymbolOf('苏州产线二期', 'M')
    const runs = [...(shape?.path ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => [
      Number(x),
      Number(y),
      Number(width),
    ])
    const far = (shape?.side ?? 0) - quietZone
    expect(Math.min(...runs.flatMap(([x = 0, y = 0]) => [x, y]))).toBe(quietZone)
    expect(Math.max(...runs.map(([x = 0, , width = 0]) => x + width))).toBe(far)
    expect(Math.max(...runs.map(([, y = 0]) => y))).toBe(far - 1)
  })

  it('takes as many bytes as the standard says, and not one more', () => {
    for (const level of ['L', 'M', 'Q', 'H'] as const) {
      expect(qrSymbolOf('a'.repeat(maxBytes[level]), level)?.side).toBe(177 + 2 * quietZone)
      expect(qrSymbolOf('a'.repeat(maxBytes[level] + 1), level)).toBeNull()
    }
  })
})
