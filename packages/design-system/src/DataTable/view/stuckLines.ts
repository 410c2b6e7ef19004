import type { Lines } from '../lines/lines.ts'
import type { RowHeights } from './RowHeights.ts'

/** The line of a group that stays under the header, `top` px below it while the reader is among its rows. */
export type StuckLine = { place: number; depth: number; top: number }

/** As many lines stay at most; more would leave no room for the rows. */
const max = 4

/**
 * The groups that the line at an offset lies in, outermost first, where their own line has been scrolled past.
 * The last lines of a group push its line out, as the next group's comes.
 */
export const stuckLines = <T>({ pathOf, count }: Lines<T>, heights: RowHeights, offset: number): StuckLine[] => {
  const stuck: StuckLine[] = []
  if (!pathOf || count === 0) return stuck
  let top = 0
  for (let depth = 0; depth < max; depth += 1) {
    const branch = pathOf(heights.placeAt(offset + top))[depth]
    if (!branch || heights.offsetOf(branch.place) >= offset + top) return stuck
    const height = heights.heightOf(branch.place)
    const left = heights.offsetOf(branch.end) - (offset + top)
    stuck.push({ place: branch.place, depth, top: top + Math.min(0, left - height) })
    if (left < height) return stuck
    top += height
  }
  return stuck
}

/** px that the groups over a line take under the header when that line is the first below them. */
export const roomOver = <T>({ pathOf }: Lines<T>, heights: RowHeights, place: number): number =>
  (pathOf?.(place) ?? [])
    .slice(0, max)
    .reduce((sum, branch) => (branch.place < place ? sum + heights.heightOf(branch.place) : sum), 0)

/** Whether the same lines stand under the header; how far they are pushed up may differ. */
export const areSameLines = (a: readonly StuckLine[], b: readonly StuckLine[]): boolean =>
  a.length === b.length && a.every(({ place }, at) => place === b[at]?.place)
