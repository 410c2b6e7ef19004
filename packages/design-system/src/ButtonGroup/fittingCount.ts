/**
 * How many items of the given widths lie side by side in the room; where not all do, or the button is always there, room for "more" is left.
 * Everything in px; the gap lies between neighbours.
 */
export const fittingCount = (
  widths: readonly number[],
  room: number,
  { gap, moreWidth, isMoreAlways = false }: { gap: number; moreWidth: number; isMoreAlways?: boolean },
): number => {
  const all = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(widths.length - 1, 0)
  if (all + (isMoreAlways ? gap + moreWidth : 0) <= room) return widths.length
  let used = moreWidth
  let count = 0
  for (const width of widths) {
    used += width + gap
    if (used > room) break
    count += 1
  }
  return count
}
