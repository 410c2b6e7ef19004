import type { Lines } from './lines.ts'

/** Makes a row's key the key of its detail. */
const suffix = '\u001fdetail'

/** The lines with one more under each row of these keys. */
export const detailLines = <T>(lines: Lines<T>, openKeys: ReadonlySet<string>): Lines<T> => {
  if (openKeys.size === 0) return lines
  const under = Float64Array.from([...openKeys].map((key) => lines.placeOf(key)).filter((place) => place >= 0)).sort()
  /** How many details stand over a place of the table, and whether it is one itself. */
  const before = (place: number): { count: number; isDetail: boolean } => {
    let [low, high] = [0, under.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      // The detail of the row at p stands at p + 1 + the number of details above.
      if ((under[middle] ?? 0) + middle + 1 <= place) low = middle + 1
      else high = middle
    }
    const last = low - 1
    return { count: low, isDetail: last >= 0 && (under[last] ?? 0) + last + 1 === place }
  }
  const shownAt = (inner: number): number => {
    let count = 0
    while (count < under.length && (under[count] ?? 0) < inner) count += 1
    return inner + count
  }
  const innerOf = (place: number): number => place - before(place).count
  return {
    get count() {
      return lines.count + under.length
    },
    at: (place) => {
      const { count, isDetail } = before(place)
      const line = lines.at(place - count)
      if (!isDetail || line?.kind !== 'row') return line
      return { kind: 'detail', key: `${line.key}${suffix}`, row: line.row, depth: line.depth }
    },
    placeOf: (key, index) => {
      const row = key.endsWith(suffix) ? key.slice(0, -suffix.length) : key
      const inner = lines.placeOf(row, index)
      if (inner < 0) return -1
      if (row === key) return shownAt(inner)
      return openKeys.has(row) ? shownAt(inner) + 1 : -1
    },
    parentOf: (place) => {
      const parent = lines.parentOf?.(innerOf(place)) ?? -1
      return parent < 0 ? -1 : shownAt(parent)
    },
    pathOf:
      lines.pathOf &&
      ((place) =>
        lines.pathOf?.(innerOf(place)).map((branch) => ({ place: shownAt(branch.place), end: shownAt(branch.end) })) ?? []),
  }
}
