import type { Lines } from '../lines/lines.ts'
import type { RowMove } from '../lines/rowChange.ts'

/** Where rows would go: under the row of that key among those of one parent, null for the first place. */
export type DropPlace = Pick<RowMove, 'after' | 'parent'>

const parentPlace = <T>(lines: Lines<T>, place: number): number => lines.parentOf?.(place) ?? -1

const keyAt = <T>(lines: Lines<T>, place: number): string | null => {
  const line = place < 0 ? undefined : lines.at(place)
  return line?.kind === 'row' ? line.key : null
}

/** The place of the next row under the same parent, in a direction; -1 where there is none. */
const siblingOf = <T>(lines: Lines<T>, place: number, by: 1 | -1): number => {
  const depth = lines.at(place)?.depth ?? 0
  for (let at = place + by; at >= 0 && at < lines.count; at += by) {
    const line = lines.at(at)
    if (!line || line.depth < depth) return -1
    if (line.kind === 'row' && line.depth === depth) return at
  }
  return -1
}

/** The row itself, or the nearest one above under the same parent that does not move; null where there is none. */
const stayingFrom = <T>(lines: Lines<T>, place: number, moving: ReadonlySet<string>): string | null => {
  for (let at = place; at >= 0; at = siblingOf(lines, at, -1)) {
    const key = keyAt(lines, at)
    if (key !== null && !moving.has(key)) return key
  }
  return null
}

/** Where rows go that are let go over a row's upper or lower half; null where they may not, being of another parent. */
export const dropPlace = <T>(
  lines: Lines<T>,
  moving: ReadonlySet<string>,
  from: number,
  place: number,
  isBelow: boolean,
): DropPlace | null => {
  const parent = parentPlace(lines, from)
  if (keyAt(lines, place) === null || parentPlace(lines, place) !== parent) return null
  const start = isBelow ? place : siblingOf(lines, place, -1)
  return { after: stayingFrom(lines, start, moving), parent: keyAt(lines, parent) }
}

/** The moves, one after the other from the top, that bring rows home which stand at these places now; rows under each other go together. */
export const movesHome = <T>(lines: Lines<T>, places: readonly number[]): RowMove[] => {
  const moves: { keys: string[]; after: string | null; parent: string | null }[] = []
  for (const place of places) {
    const [key, after] = [keyAt(lines, place), keyAt(lines, siblingOf(lines, place, -1))]
    const last = moves.at(-1)
    if (key === null) continue
    if (last && last.keys.at(-1) === after) last.keys.push(key)
    else moves.push({ keys: [key], after, parent: keyAt(lines, parentPlace(lines, place)) })
  }
  return moves
}

/** Where rows go that are moved by one, all of one parent; null at the end of the way. */
export const stepPlace = <T>(
  lines: Lines<T>,
  moving: ReadonlySet<string>,
  places: readonly number[],
  by: 1 | -1,
): DropPlace | null => {
  const edge = by > 0 ? Math.max(...places) : Math.min(...places)
  let next = siblingOf(lines, edge, by)
  while (next >= 0 && moving.has(keyAt(lines, next) ?? '')) next = siblingOf(lines, next, by)
  if (next < 0) return null
  const start = by > 0 ? next : siblingOf(lines, next, -1)
  return { after: stayingFrom(lines, start, moving), parent: keyAt(lines, parentPlace(lines, edge)) }
}
