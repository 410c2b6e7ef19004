import type { KeyboardEvent } from 'react'
import type { CellPlace } from '../model/cellPlace.ts'
import { type Around, nearestLine, placeBeside } from './places.ts'

/** What a step through cells asks of the grid. */
export type GridShape = {
  /** Number of lines. */
  count: number
  /** How many whole lines fit. */
  pageSize: number
  columnCount: number
  /** -1 where a cell stands before the first column. */
  firstColumn: number
  around: Around
  /** The columns [from, to) under a name over several columns; undefined where there is none. */
  spanAt: (at: CellPlace) => { from: number; to: number } | undefined
  /** Whether a row above the headers has a cell here. */
  hasCell: (at: CellPlace) => boolean
}

/** The cell that a key goes to; null for a key that goes nowhere. */
export const gridStep = (
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { place, column }: CellPlace,
  { count, pageSize, columnCount, firstColumn, around, spanAt, hasCell }: GridShape,
): CellPlace | null => {
  const isFar = ctrlKey || metaKey
  const last = count - 1
  const span = place < -1 ? spanAt({ place, column }) : undefined
  const line = nearestLine(place, count)
  /** The next row that has a cell here: not every column stands under a name. */
  const beside = (by: 1 | -1): number => {
    let next = placeBeside(place, by, count, around)
    while (next < -1 && !hasCell({ place: next, column })) {
      const beyond = placeBeside(next, by, count, around)
      if (beyond === next) return place
      next = beyond
    }
    return next
  }
  switch (key) {
    case 'ArrowDown':
      return { place: isFar ? last : beside(1), column }
    case 'ArrowUp':
      return { place: isFar ? 0 : beside(-1), column }
    case 'ArrowRight':
      return { place, column: isFar ? columnCount - 1 : (span?.to ?? column + 1) }
    case 'ArrowLeft':
      return { place, column: isFar ? 0 : (span?.from ?? column) - 1 }
    case 'Home':
      return { place: isFar ? 0 : place, column: firstColumn }
    case 'End':
      return { place: isFar ? last : place, column: columnCount - 1 }
    case 'PageDown':
      return { place: Math.min(last, line + pageSize), column }
    case 'PageUp':
      return { place: Math.max(0, line - pageSize), column }
    default:
      return null
  }
}
