import type { WikiTreeItem } from '@bip/contract'

export type WikiPlace = { id: string; path: string; title: string }

/** Articles as the tree that their paths make, below `root`; a level without an article of its own is a folder. */
export function wikiTree(articles: readonly WikiPlace[], root: string): WikiTreeItem[] {
  const items = new Map<string, WikiTreeItem>()
  const top: WikiTreeItem[] = []
  const itemAt = (path: string): WikiTreeItem => {
    const known = items.get(path)
    if (known) return known
    const cut = path.lastIndexOf('/')
    const above = path.slice(0, Math.max(cut, 0))
    const item: WikiTreeItem = { id: path, path, title: path.slice(cut + 1), pageId: '', children: [] }
    items.set(path, item)
    const siblings = above === '' || above === root ? top : itemAt(above).children
    siblings.push(item)
    return item
  }
  for (const { id, path, title } of articles.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    if (path === root || (root !== '' && !path.startsWith(`${root}/`))) continue
    Object.assign(itemAt(path), { pageId: id, title })
  }
  return top
}

/** The same, each with the depth and the path above it, parents first. */
export function flatTree(
  tree: readonly WikiTreeItem[],
  parent = '',
  depth = 0,
): (Omit<WikiTreeItem, 'children'> & { parent: string; depth: number; isFolder: boolean })[] {
  return tree.flatMap(({ children, ...item }) => [
    { ...item, parent, depth, isFolder: children.length > 0 },
    ...flatTree(children, item.path, depth + 1),
  ])
}
