import type { TreeEntry, TreeMove, TreeNode, TreeRow } from './types.ts'

const without = (nodes: readonly TreeNode[], key: string): readonly TreeNode[] => {
  const kept: TreeNode[] = []
  let isChanged = false
  for (const node of nodes) {
    const children = node.children && without(node.children, key)
    if (node.key === key) isChanged = true
    else if (children === node.children) kept.push(node)
    else {
      isChanged = true
      kept.push({ ...node, children })
    }
  }
  return isChanged ? kept : nodes
}

const insert = (nodes: readonly TreeNode[], { node: moved, target, position }: TreeMove): readonly TreeNode[] => {
  const at = nodes.findIndex(({ key }) => key === target.key)
  const found = nodes[at]
  if (found && position === 'inside') return nodes.with(at, { ...found, children: [...(found.children ?? []), moved] })
  if (found) return nodes.toSpliced(position === 'before' ? at : at + 1, 0, moved)
  let isChanged = false
  const next = nodes.map((node) => {
    const children = node.children && insert(node.children, { node: moved, target, position })
    if (children === node.children) return node
    isChanged = true
    return { ...node, children }
  })
  return isChanged ? next : nodes
}

/** The tree after a move; what did not change stays the same object. For the `onMove` of a tree whose nodes are all loaded. */
export const moveTreeNode = (nodes: readonly TreeNode[], move: TreeMove): readonly TreeNode[] =>
  insert(without(nodes, move.node.key), move)

/** A place that a dragged node can take: beside an entry or in it. */
export type DropPlace = { entry: TreeEntry; position: TreeMove['position'] }

const isWithin = (entry: TreeEntry, ancestor: TreeEntry): boolean => entry.index >= ancestor.index && entry.index < ancestor.end

/** Whether a node would not come to lie in itself, nor stay where it is. */
export const isRealMove = (dragged: TreeEntry, { entry, position }: DropPlace): boolean => {
  if (isWithin(entry, dragged)) return false
  if (entry.parent !== dragged.parent || position === 'inside') return true
  return position === 'before' ? entry.position !== dragged.position + 1 : entry.position !== dragged.position - 1
}

/** Every place that a node can be carried to, from top to bottom: before each node, into it, and after the last of its siblings. */
export const dropPlaces = (rows: readonly TreeRow[], dragged: TreeEntry): readonly DropPlace[] => {
  const places: DropPlace[] = []
  const open: TreeEntry[] = []
  // After the last of some siblings comes the place at their end, below whatever that last one holds.
  const closeBefore = (index: number): void => {
    for (let last = open.at(-1); last && index >= last.end; last = open.at(-1)) {
      places.push({ entry: last, position: 'after' })
      open.pop()
    }
  }
  for (const row of rows) {
    if (row.kind !== 'node') continue
    closeBefore(row.index)
    places.push({ entry: row, position: 'before' }, { entry: row, position: 'inside' })
    if (row.position === row.siblings) open.push(row)
  }
  closeBefore(Number.POSITIVE_INFINITY)
  return places.filter((place) => isRealMove(dragged, place))
}
