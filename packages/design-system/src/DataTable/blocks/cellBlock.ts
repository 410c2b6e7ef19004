import type { Lines } from '../lines/lines.ts'
import type { CellPlace, CellRange } from '../model/cellPlace.ts'

/** The block with its corners in order: top left, bottom right. */
export const ordered = ({ from, to }: CellRange): CellRange => ({
  from: { place: Math.min(from.place, to.place), column: Math.min(from.column, to.column) },
  to: { place: Math.max(from.place, to.place), column: Math.max(from.column, to.column) },
})

export const isWithin = ({ from, to }: CellRange, place: number, column: number): boolean =>
  place >= from.place && place <= to.place && column >= from.column && column <= to.column

export const isOne = ({ from, to }: CellRange): boolean => from.place === to.place && from.column === to.column

/** Keys of lines, and for rows their index in the data. */
export type LineKeys = ReadonlyMap<string, number | undefined>

/** A larger block is known by its first rows: to look through it whenever rows are pushed would hold them up. */
const maxKeys = 5000

export const keysIn = <T>(lines: Lines<T>, { from, to }: CellRange): LineKeys => {
  const keys = new Map<string, number | undefined>()
  for (let { place } = from; place <= to.place && keys.size < maxKeys; place += 1) {
    const line = lines.at(place)
    if (line) keys.set(line.key, line.kind === 'row' ? line.index : undefined)
  }
  return keys
}

/** Where the rows of a block begin now, in whatever order; null where they do not stand together, undefined where some are not here and nobody can tell. */
export const topOf = <T>(lines: Lines<T>, keys: LineKeys, { from }: CellRange): number | null | undefined => {
  const isHere = (place: number): boolean => keys.has(lines.at(place)?.key ?? '')
  const there = lines.at(from.place)
  if (there?.kind === 'loading') return undefined
  const [[first, index] = ['']] = keys
  const place = there?.key === first ? from.place : lines.placeOf(first, index)
  if (place < 0) return null
  let [top, end] = [place, place + 1]
  while (top > 0 && isHere(top - 1)) top -= 1
  while (end - top < keys.size && isHere(end)) end += 1
  if (lines.at(end)?.kind === 'loading') return undefined
  return end - top === keys.size ? top : null
}

/** The cell so many lines further down. */
export const moved = ({ place, column }: CellPlace, by: number): CellPlace => ({ place: place + by, column })

/** The block made longer towards a cell, down or to the side, whichever is further; null within the block. */
export const stretched = (block: CellRange, { place, column }: CellPlace): CellRange | null => {
  const down = place > block.to.place ? place - block.to.place : Math.min(0, place - block.from.place)
  const right = column > block.to.column ? column - block.to.column : Math.min(0, column - block.from.column)
  if (down === 0 && right === 0) return null
  const isDown = Math.abs(down) >= Math.abs(right)
  const corner = isDown ? { place, column: block.from.column } : { place: block.from.place, column }
  const other = isDown
    ? { place: down > 0 ? block.from.place : block.to.place, column: block.to.column }
    : { place: block.to.place, column: right > 0 ? block.from.column : block.to.column }
  return ordered({ from: corner, to: other })
}
