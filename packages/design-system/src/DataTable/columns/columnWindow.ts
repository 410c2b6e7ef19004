/** Which of the columns that begin at these offsets (in order, with the end of the last) lie between two positions, as [from, to). */
export const columnWindow = (offsets: readonly number[], from: number, to: number): readonly [number, number] => {
  const count = offsets.length - 1
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((offsets[middle + 1] ?? 0) <= from) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < count && (offsets[end] ?? 0) < to) end += 1
  return [low, end]
}
