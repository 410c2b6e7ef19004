import type { Line, Lines } from './lines.ts'

/** How rows lie under each other. */
export type TreeShape<T> = {
  /** The rows under one; undefined for none, 'unknown' where they have not been fetched, 'failed' where they could not be. */
  childrenOf: (row: T) => readonly T[] | 'unknown' | 'failed' | undefined
  /** The rows under one are wanted once more, after they had failed. */
  onRetry?: (row: T) => void
}

type Options<T> = TreeShape<T> & {
  rowKey: (row: T) => string
  isOpen: (key: string) => boolean
  /** Order among siblings; default as given. */
  compare?: (a: T, b: T) => number
  /** A row that passes is shown, with all above it; default all. */
  passes?: (row: T) => boolean
}

/** The rows that pass or have one below that does, found without recursion, for a tree may be as deep as a list is long. */
const keptRows = <T>(roots: readonly T[], { childrenOf, passes }: Options<T>): Set<T> | null => {
  if (!passes) return null
  const kept = new Set<T>()
  const path: { row: T; rest: T[] }[] = []
  const down = (row: T): void => {
    const children = childrenOf(row)
    path.push({ row, rest: typeof children === 'object' ? [...children].reverse() : [] })
    if (passes(row)) for (const { row: above } of path) kept.add(above)
  }
  for (const root of roots) {
    down(root)
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const next = top.rest.pop()
      if (next === undefined) path.pop()
      else down(next)
    }
  }
  return kept
}

/** The rows of a tree that are in open branches, from top to bottom. */
export const treeLines = <T>(roots: readonly T[], options: Options<T>): Lines<T> => {
  const { childrenOf, onRetry, rowKey, isOpen, compare } = options
  const kept = keptRows(roots, options)
  const shown = (rows: readonly T[]): T[] => {
    const list = kept ? rows.filter((row) => kept.has(row)) : [...rows]
    return (compare ? list.sort(compare) : list).reverse()
  }
  const rows: (T | null)[] = []
  const depths: number[] = []
  const stack: { row: T | null; depth: number }[] = shown(roots).map((row) => ({ row, depth: 0 }))
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { row, depth } = next
    rows.push(row)
    depths.push(depth)
    if (row === null || !isOpen(rowKey(row))) continue
    const children = childrenOf(row)
    if (typeof children === 'string') stack.push({ row: null, depth: depth + 1 })
    else if (children) for (const child of shown(children)) stack.push({ row: child, depth: depth + 1 })
  }
  const depthAt = (place: number): number => depths[place] ?? 0
  const parentOf = (place: number): number => {
    let above = place - 1
    while (above >= 0 && depthAt(above) >= depthAt(place)) above -= 1
    return above
  }
  /** What stands for rows that are not here. */
  const missing = (place: number, depth: number): Line<T> => {
    const above = rows[parentOf(place)] as T // What is missing lies under a row.
    const hasFailed = childrenOf(above) === 'failed'
    return hasFailed
      ? { kind: 'failed', key: `failed ${rowKey(above)}`, depth, retry: () => onRetry?.(above) }
      : { kind: 'loading', key: `loading ${place}`, depth }
  }
  return {
    count: rows.length,
    at: (place): Line<T> | undefined => {
      const row = rows[place]
      if (row === undefined) return undefined
      const depth = depthAt(place)
      if (row === null) return missing(place, depth)
      const children = childrenOf(row)
      const key = rowKey(row)
      // A word for rows that are not here says that there are some.
      const hasBelow = children !== undefined && children.length > 0
      return { kind: 'row', key, row, index: -1, depth, ...(hasBelow && { isOpen: isOpen(key) }) }
    },
    placeOf: (key) => rows.findIndex((row) => row !== null && rowKey(row) === key),
    parentOf,
  }
}
