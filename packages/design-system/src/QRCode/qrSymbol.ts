import { encode } from 'uqr'

/** How much of a symbol may be dirty or covered: L 7 %, M 15 %, Q 25 %, H 30 %. */
export type ErrorCorrection = 'L' | 'M' | 'Q' | 'H'

/** Modules of white around the symbol, without which scanners do not find it (ISO/IEC 18004). */
export const quietZone = 4

/** Bytes that the largest symbol holds, by error correction (ISO/IEC 18004, version 40, byte mode). */
export const maxBytes = { L: 2953, M: 2331, Q: 1663, H: 1273 } as const satisfies Record<ErrorCorrection, number>

export type QRSymbolShape = {
  /** Modules of a side, quiet zone included. */
  side: number
  /** SVG path of the dark modules, one unit each. */
  path: string
}

/** The symbol of a text, or null where no symbol is large enough. */
export const qrSymbolOf = (text: string, level: ErrorCorrection): QRSymbolShape | null => {
  const rows = modulesOf(text, level)
  return rows && { side: rows.length + 2 * quietZone, path: rows.map(pathOfRow).join('') }
}

const modulesOf = (text: string, level: ErrorCorrection): boolean[][] | null => {
  try {
    return encode(text, { ecc: level, boostEcc: true, border: 0 }).data
  } catch {
    // The encoder throws for one reason only: version 40 is not large enough.
    return null
  }
}

/** One rectangle for each run of dark modules. */
const pathOfRow = (row: readonly boolean[], y: number): string => {
  const pieces: string[] = []
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const from = x
    while (row[x + 1]) x += 1
    const width = x + 1 - from
    pieces.push(`M${from + quietZone} ${y + quietZone}h${width}v1h-${width}z`)
  }
  return pieces.join('')
}
