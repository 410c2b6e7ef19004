/** The rows that stand still around the lines: names of groups over the headers, pinned rows above and below. */
export type Around = { groups: number; top: number; bottom: number }

/*
 * Places number the lines from 0 on; -1 is the row of headers, -2 the names right above it, and so on. Pinned rows stand far below that:
 * whatever works on lines sees at one glance that a negative place is none.
 */
const [firstTop, firstBottom] = [-1000, -2000]

/** Place of a row pinned under the headers. */
export const topPlace = (at: number): number => firstTop - at

/** Place of a row pinned below the lines. */
export const bottomPlace = (at: number): number => firstBottom - at

/** The place so many rows further down, or up; the first or the last one where there are no more. */
export const placeBeside = (place: number, by: number, count: number, { groups, top, bottom }: Around): number => {
  const before = groups + 1 + top
  const fromAbove =
    place >= 0
      ? before + place
      : place <= firstBottom
        ? before + count + firstBottom - place
        : place <= firstTop
          ? groups + 1 + firstTop - place
          : groups + 1 + place
  const next = Math.max(0, Math.min(before + count + bottom - 1, fromAbove + by))
  if (next <= groups) return next - groups - 1
  if (next < before) return topPlace(next - groups - 1)
  if (next < before + count) return next - before
  return bottomPlace(next - before - count)
}

/** The line from which a page up or down goes: the nearest one to where the focus is. */
export const nearestLine = (place: number, count: number): number => (place <= firstBottom ? count - 1 : Math.max(place, -1))

/** Which of the pinned rows stands at a place. */
export const pinnedAt = (place: number): { side: 'top' | 'bottom'; at: number } | null => {
  if (place <= firstBottom) return { side: 'bottom', at: firstBottom - place }
  return place <= firstTop ? { side: 'top', at: firstTop - place } : null
}
