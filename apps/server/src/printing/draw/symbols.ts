import type { BarcodeKind } from '@bip/contract/printing'
import writer from 'bwip-js/node'

/** A symbol in modules: rectangles of dark ones, quiet zone included. Bars are one module high. */
export type Symbol = { width: number; height: number; path: string }

const quietZones: Record<BarcodeKind, number> = { code128: 10, code39: 10, ean13: 11, datamatrix: 2, qrcode: 4 }

/** Copies of a label have the same symbols, and so has its preview. */
const maxKept = 2000
const kept = new Map<string, Symbol | null>()

/** The symbol of a content; null where its kind cannot hold it. */
export function symbolOf(kind: BarcodeKind, content: string): Symbol | null {
  const key = `${kind} ${content}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const symbol = encoded(kind, content)
  kept.set(key, symbol)
  for (const oldest of kept.keys()) {
    if (kept.size <= maxKept) break
    kept.delete(oldest)
  }
  return symbol
}

function encoded(kind: BarcodeKind, content: string): Symbol | null {
  try {
    const [symbol] = writer.raw(kind, content, {})
    if (!symbol) return null
    return 'sbs' in symbol ? bars(symbol.sbs, quietZones[kind]) : matrix(symbol, quietZones[kind])
  } catch {
    return null
  }
}

/** Widths of a dark bar and a light one in turn. */
function bars(widths: readonly number[], quiet: number): Symbol {
  let at = quiet
  let path = ''
  for (const [place, width] of widths.entries()) {
    if (place % 2 === 0) path += `M${at} 0h${width}v1h-${width}z`
    at += width
  }
  // A light bar at the end is part of the quiet zone.
  const end = widths.length % 2 === 0 ? at - (widths.at(-1) ?? 0) : at
  return { width: end + quiet, height: 1, path }
}

type Modules = { pixs: readonly number[]; pixx: number; pixy: number }

/** Dark modules side by side are one rectangle. */
function matrix({ pixs, pixx, pixy }: Modules, quiet: number): Symbol {
  let path = ''
  for (let y = 0; y < pixy; y += 1)
    for (let x = 0; x < pixx; x += 1) {
      const from = x
      while (x < pixx && pixs[y * pixx + x] === 1) x += 1
      if (x > from) path += `M${from + quiet} ${y + quiet}h${x - from}v1h-${x - from}z`
    }
  return { width: pixx + 2 * quiet, height: pixy + 2 * quiet, path }
}
