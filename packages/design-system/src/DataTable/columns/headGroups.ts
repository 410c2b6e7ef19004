/** Names of the groups over a column, outermost first. */
type Path = readonly string[]

/** Neighbouring columns under one name: those at [from, to), counted from the first column shown. */
export type HeadRun = { key: string; name: string; from: number; to: number }

const isWithin = (path: Path | undefined, parent: Path): boolean =>
  path !== undefined && parent.every((name, level) => path[level] === name)

/** The runs of an area's columns, level by level from the outermost; `first` is the number of its first column. */
export const headRuns = (paths: readonly Path[], first: number, depth: number): HeadRun[][] =>
  Array.from({ length: depth }, (_, level) => {
    const runs: HeadRun[] = []
    const times = new Map<string, number>()
    for (const [at, path] of paths.entries()) {
      const name = path[level]
      if (name === undefined) continue
      const own = path.slice(0, level + 1)
      const last = runs.at(-1)
      if (last && last.to === first + at && isWithin(paths[at - 1], own)) {
        last.to += 1
        continue
      }
      const id = own.join('\n')
      const time = times.get(id) ?? 0
      times.set(id, time + 1)
      runs.push({ key: `${id}\n${time}`, name, from: first + at, to: first + at + 1 })
    }
    return runs
  })

/**
 * The gaps into which the columns [from, to) of an area may be put so that no group is torn apart: gap 0 lies before the first column.
 * `level` tells how many of the names they stay under; what is alone under its name moves as the group would.
 */
export const gapsFor = (paths: readonly Path[], [from, to]: readonly [number, number], level: number): number[] => {
  const parent = (paths[from] ?? []).slice(0, level)
  let [first, last] = [from, to]
  while (first > 0 && isWithin(paths[first - 1], parent)) first -= 1
  while (last < paths.length && isWithin(paths[last], parent)) last += 1
  if (level > 0 && first === from && last === to) return gapsFor(paths, [from, to], level - 1)
  const isTorn = (gap: number): boolean => {
    const [left, right] = [paths[gap - 1]?.[level], paths[gap]?.[level]]
    return gap > first && gap < last && left !== undefined && left === right && gap !== from && gap !== to
  }
  return Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(
    (gap) => (gap <= from || gap >= to) && !isTorn(gap),
  )
}
