import type { TreeEntry, TreeIndex, TreeNode, TreeNote, TreeRow } from './types.ts'

type Level = { nodes: readonly TreeNode[]; at: number; owner: TreeEntry | undefined }

/** Lays a tree out flat, parents before their children; `loaded` holds the children that were fetched, by key of their parent. */
export const indexTree = (
  nodes: readonly TreeNode[],
  loaded?: ReadonlyMap<string, readonly TreeNode[]>,
  canLoad = false,
): TreeIndex => {
  const entries: TreeEntry[] = []
  // A stack of its own: a chain of ten thousand nodes must not exhaust the one of calls.
  const levels: Level[] = [{ nodes, at: 0, owner: undefined }]
  // Keys on the way down: a node inside itself would never end.
  const open = new Set<string>()

  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const node = level.nodes[level.at]
    if (!node) {
      if (level.owner) {
        level.owner.end = entries.length
        open.delete(level.owner.node.key)
      }
      levels.pop()
      continue
    }
    level.at += 1
    const index = entries.length
    const children = node.children ?? loaded?.get(node.key)
    const hasChildren = children !== undefined && children.length > 0 && !open.has(node.key)
    const isLazy = children === undefined && node.hasChildren === true && canLoad
    const entry: TreeEntry = {
      kind: 'node',
      node,
      index,
      end: index + 1,
      level: levels.length - 1,
      parent: level.owner,
      position: level.at,
      siblings: level.nodes.length,
      isParent: isLazy || hasChildren,
      isLazy,
    }
    entries.push(entry)
    if (!hasChildren) continue
    open.add(node.key)
    levels.push({ nodes: children, at: 0, owner: entry })
  }
  return { entries }
}

const byKey = new WeakMap<TreeIndex, ReadonlyMap<string, TreeEntry>>()

/** The nodes by their keys, made when first asked for; of two with the same key the first counts. */
export const entriesByKey = (index: TreeIndex): ReadonlyMap<string, TreeEntry> => {
  const known = byKey.get(index)
  if (known) return known
  const made = new Map<string, TreeEntry>()
  for (const entry of index.entries) if (!made.has(entry.node.key)) made.set(entry.node.key, entry)
  byKey.set(index, made)
  return made
}

/** Keys that stand in the tree more than once. */
export const repeatedKeys = (index: TreeIndex): readonly string[] => {
  const known = entriesByKey(index)
  if (known.size === index.entries.length) return []
  return index.entries.filter((entry) => known.get(entry.node.key) !== entry).map(({ node }) => node.key)
}

type Visibility = {
  isExpanded: (entry: TreeEntry) => boolean
  /** Keys of nodes whose children could not be loaded. */
  failed?: ReadonlySet<string>
  /** By index of the entry, 1 for those that a search shows; all where absent. */
  shown?: Uint8Array | undefined
}

export type VisibleRows = { rows: readonly TreeRow[]; notes: readonly TreeNote[] }

/** The rows in sight, from top to bottom: closed nodes hide what is below them. */
export const visibleRows = ({ entries }: TreeIndex, { isExpanded, failed, shown }: Visibility): VisibleRows => {
  const rows: TreeRow[] = []
  const notes: TreeNote[] = []
  let index = 0
  while (index < entries.length) {
    const entry = entries[index]
    if (!entry) break
    if (shown && shown[index] === 0) {
      index = entry.end
      continue
    }
    rows.push(entry)
    const isOpen = entry.isParent && isExpanded(entry)
    if (isOpen && entry.isLazy) {
      const note: TreeNote = { kind: failed?.has(entry.node.key) ? 'failed' : 'loading', parent: entry }
      rows.push(note)
      notes.push(note)
    }
    index = isOpen ? index + 1 : entry.end
  }
  return { rows, notes }
}

const placeOf = (row: TreeRow): number => (row.kind === 'node' ? row.index : row.parent.index + 0.5)

const indexOfPlace = (rows: readonly TreeRow[], place: number): number => {
  let low = 0
  let high = rows.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const row = rows[middle]
    if (!row) return -1
    const found = placeOf(row)
    if (found === place) return middle
    if (found < place) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Index of a node's row; of its nearest ancestor's where the node is not in sight; -1 where neither is. */
export const rowOfEntry = (rows: readonly TreeRow[], entry: TreeEntry): number => {
  for (let above: TreeEntry | undefined = entry; above; above = above.parent) {
    const found = indexOfPlace(rows, above.index)
    if (found >= 0) return found
  }
  return -1
}

/** Index of the row of a node; -1 where it is not in sight. */
export const rowOfKey = (rows: readonly TreeRow[], index: TreeIndex, key: string): number => {
  const entry = entriesByKey(index).get(key)
  return entry ? indexOfPlace(rows, entry.index) : -1
}

/** Says which row is meant, whatever happens to the others. */
export type RowMark = {
  key: string
  /** The note below the node, not the node. */
  isNote: boolean
  /** Where it stood. */
  at: number
}

/** The mark of a row; undefined for none. */
export const markOf = (rows: readonly TreeRow[], at: number): RowMark | undefined => {
  const row = rows[at]
  if (!row) return undefined
  return row.kind === 'node' ? { key: row.node.key, isNote: false, at } : { key: row.parent.node.key, isNote: true, at }
}

/** Index of the row with that mark, or of what is in sight of it; -1 where it is not in the tree any more. */
export const rowOfMark = (rows: readonly TreeRow[], index: TreeIndex, mark: RowMark): number => {
  const there = markOf(rows, mark.at)
  if (there?.key === mark.key && there.isNote === mark.isNote) return mark.at
  const entry = entriesByKey(index).get(mark.key)
  if (!entry) return -1
  const note = mark.isNote ? indexOfPlace(rows, entry.index + 0.5) : -1
  return note >= 0 ? note : rowOfEntry(rows, entry)
}

/** Keys of all nodes whose children are here: the whole tree opened, without fetching anything. */
export const parentKeys = ({ entries }: TreeIndex): Set<string> => {
  const keys = new Set<string>()
  for (const { isParent, isLazy, node } of entries) if (isParent && !isLazy) keys.add(node.key)
  return keys
}

/** The nodes from the top down to an entry, itself included. */
export const pathOf = (entry: TreeEntry): TreeNode[] => {
  const path: TreeNode[] = []
  for (let at: TreeEntry | undefined = entry; at; at = at.parent) path.unshift(at.node)
  return path
}
