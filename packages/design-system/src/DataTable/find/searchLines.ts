import { fold } from '../../Select/option.ts'
import type { Line, Lines } from '../lines/lines.ts'
import type { Slices } from '../model/slices.ts'

/** Cells that hold what is looked for, from top to bottom. */
export type Matches = {
  places: number[]
  columns: number[]
  /** There are more. */
  isCut: boolean
  /** Some rows are not here and were not looked through. */
  hasGaps: boolean
}

/** More would not be gone through by anybody. */
const max = 100_000

type Search<T> = {
  lines: Lines<T>
  /** Numbers of the columns to look through. */
  columns: readonly number[]
  text: (line: Line<T>, column: number) => string
  query: string
  slices: Slices
  /** Hears of each piece that was searched. */
  onPart: (matches: Matches) => void
}

/** Looks through the texts of all lines, in pieces; what is not loaded yet is passed over. */
export const searchLines = async <T>({ lines, columns, text, query, slices, onPart }: Search<T>): Promise<Matches> => {
  const wanted = fold(query.trim())
  const matches: Matches = { places: [], columns: [], isCut: false, hasGaps: false }
  if (wanted === '') return matches
  for (let place = 0; place < lines.count; place += 1) {
    const line = lines.at(place)
    if (line && (line.kind === 'row' || line.kind === 'group'))
      for (const column of columns)
        if (fold(text(line, column)).includes(wanted)) {
          matches.places.push(place)
          matches.columns.push(column)
        }
    if (line?.kind === 'loading' || line?.kind === 'failed') matches.hasGaps = true
    if (matches.places.length >= max) return { ...matches, isCut: true }
    if (!slices.isOver) continue
    onPart(matches)
    await slices.pause()
  }
  return matches
}

/** Number of the first match at a line or below it; the first of all where there is none. */
export const firstFrom = ({ places }: Matches, place: number): number => {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((places[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low < places.length ? low : 0
}
