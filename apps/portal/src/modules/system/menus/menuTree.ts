import type { MenuDetail } from '@bip/contract'
import { moveTreeNode, type TreeMove, type TreeNode } from '@bip/design-system'
import { nameIn } from '../nameIn.ts'

/** The menu as a tree of the design system, hidden entries among the others; one with all below it can be left out. */
export function menuTree(entries: readonly MenuDetail[], language: string, without?: string): TreeNode[] {
  const below = Map.groupBy(entries, ({ parentId }) => parentId)
  const nodesBelow = (parentId: string): TreeNode[] =>
    (below.get(parentId) ?? [])
      .filter(({ id }) => id !== without)
      .map((entry) => {
        const children = nodesBelow(entry.id)
        return {
          key: entry.id,
          label: nameIn(language, entry.name, entry.names),
          keywords: `${entry.name} ${entry.path} ${entry.code}`,
          ...(children.length > 0 && { children }),
        }
      })
  return nodesBelow('0')
}

/** Where a dropped node stands afterwards: its parent, and the sibling that follows it. */
export function placeOf(nodes: readonly TreeNode[], move: TreeMove): { id: string; parentId: string; before: string | null } {
  const { key } = move.node
  const find = (level: readonly TreeNode[], parentId: string): { parentId: string; before: string | null } | undefined => {
    const at = level.findIndex((node) => node.key === key)
    if (at >= 0) return { parentId, before: level[at + 1]?.key ?? null }
    for (const node of level) {
      const found = find(node.children ?? [], node.key)
      if (found) return found
    }
    return undefined
  }
  return { id: key, parentId: '0', before: null, ...find(moveTreeNode(nodes, move), '0') }
}

/** The entries above one, from the top. */
export function wayTo(entries: readonly MenuDetail[], id: string | undefined): string[] {
  const parents = new Map(entries.map((entry) => [entry.id, entry.parentId]))
  const way: string[] = []
  for (let at = id && parents.get(id); at && parents.has(at) && !way.includes(at); at = parents.get(at)) way.unshift(at)
  return way
}
