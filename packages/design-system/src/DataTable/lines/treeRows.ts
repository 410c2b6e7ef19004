import { changeRows, type PlacedRow, type RowChange } from './rowChange.ts'
import type { TreeShape } from './treeLines.ts'

/** A row of a tree with what it stands under; null where there is nothing. */
type TreeRow<T> = { row: T; parent: T | null; above: T | null }

/** All rows of a tree from top to bottom, in their own order, open or not; without recursion, for it may be as deep as a list is long. */
export function* treeRows<T>(roots: readonly T[], { childrenOf }: TreeShape<T>): Generator<TreeRow<T>> {
  const path: { rows: readonly T[]; at: number; parent: T | null }[] = [{ rows: roots, at: 0, parent: null }]
  for (let last = path.at(-1); last; last = path.at(-1)) {
    const { rows, at, parent } = last
    const row = rows[at]
    if (row === undefined) {
      path.pop()
      continue
    }
    last.at += 1
    yield { row, parent, above: rows[at - 1] ?? null }
    const children = childrenOf(row)
    if (typeof children === 'object') path.push({ rows: children, at: 0, parent: row })
  }
}

/** A row of a tree by its key. */
export const treeRowOf = <T>(
  roots: readonly T[],
  shape: TreeShape<T>,
  rowKey: (row: T) => string,
  key: string,
): TreeRow<T> | undefined => {
  for (const found of treeRows(roots, shape)) if (rowKey(found.row) === key) return found
  return undefined
}

/** Keys of the rows above one, the nearest last; undefined where the row is not in the tree. */
export const keysAbove = <T>(
  roots: readonly T[],
  shape: TreeShape<T>,
  rowKey: (row: T) => string,
  key: string,
): string[] | undefined => {
  const parents = new Map<T, T | null>()
  for (const { row, parent } of treeRows(roots, shape)) {
    parents.set(row, parent)
    if (rowKey(row) !== key) continue
    const keys: string[] = []
    for (let above = parent; above !== null; above = parents.get(above) ?? null) keys.unshift(rowKey(above))
    return keys
  }
  return undefined
}

/** Where rows of a tree stand, for taking them out; what lies below them goes with them and is answered apart. */
export const placedInTree = <T>(
  roots: readonly T[],
  shape: TreeShape<T>,
  keys: ReadonlySet<string>,
  rowKey: (row: T) => string,
): { placed: PlacedRow<T>[]; below: T[] } => {
  const placed: PlacedRow<T>[] = []
  const below: T[] = []
  const going = new Set<T>()
  for (const { row, parent, above } of treeRows(roots, shape)) {
    const isBelow = parent !== null && going.has(parent)
    if (!isBelow && !keys.has(rowKey(row))) continue
    going.add(row)
    if (isBelow) below.push(row)
    else placed.push({ row, after: above === null ? null : rowKey(above), parent: parent === null ? null : rowKey(parent) })
  }
  return { placed, below }
}

export type ChangedTree<T> = TreeShape<T> & {
  rowKey: (row: T) => string
  /** The row with these under it. */
  withChildren: (row: T, children: readonly T[]) => T
}

/** The rows of a tree with some more in their places or some fewer, as `changeRows` does for a list; a row whose parent is gone comes to the top. */
export const changeTreeRows = <T>(
  roots: readonly T[],
  { kind, rows }: RowChange<T>,
  { rowKey, withChildren, ...shape }: ChangedTree<T>,
): T[] => {
  const wanted = new Set(rows.flatMap(({ parent }) => parent ?? []))
  const parents = new Map<T, T | null>()
  /** The rows under which something changes, and all above them. */
  const touched = new Set<T>()
  const found = new Set<string>()
  for (const { row, parent } of treeRows(roots, shape)) {
    parents.set(row, parent)
    if (!wanted.has(rowKey(row))) continue
    found.add(rowKey(row))
    for (let at: T | null = row; at !== null && !touched.has(at); at = parents.get(at) ?? null) touched.add(at)
  }
  const byParent = Map.groupBy(rows, ({ parent }) => (parent != null && found.has(parent) ? parent : null))
  const changed = (list: readonly T[], parent: string | null): T[] => {
    const own = byParent.get(parent) ?? []
    const next = own.length > 0 ? changeRows(list, { kind, rows: own }, rowKey) : list
    return next.map((row) => {
      if (!touched.has(row)) return row
      const children = shape.childrenOf(row)
      return withChildren(row, changed(typeof children === 'object' ? children : [], rowKey(row)))
    })
  }
  return changed(roots, null)
}
