type Flat = { id: string; parentId: string }

/** Hangs rows under their parents, keeping their order. A row whose parent is not among them is left out unless it is a root. */
export function toTree<T extends Flat, N extends T & { children: N[] }>(rows: readonly T[]): N[] {
  // Every row gets its list before any is filled.
  const nodes = new Map(rows.map((row) => [row.id, { ...row, children: [] } as unknown as N]))
  const roots: N[] = []
  for (const node of nodes.values()) {
    if (node.parentId === '0' || node.parentId === '') roots.push(node)
    else nodes.get(node.parentId)?.children.push(node)
  }
  return roots
}
