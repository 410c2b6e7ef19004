import type { MenuNode } from '@bip/contract'

/** Pages that stand beside the menu, by the beginning of their path, and the entry they belong to. */
const parents = [
  ['/work/process/leave/form', '/work/start'],
  ['/work/process', '/work/todo'],
] as const

/** The way from a top menu to the entry that a path belongs to: the longest entry whose path begins it. Empty when none does. */
export function trailOf(menus: readonly MenuNode[], page: string): MenuNode[] {
  const path = parents.find(([start]) => page === start || page.startsWith(`${start}/`))?.[1] ?? page
  let best: MenuNode[] = []
  const walk = (nodes: readonly MenuNode[], trail: MenuNode[]): void => {
    for (const node of nodes) {
      const here = [...trail, node]
      const fits = node.path !== '' && (path === node.path || path.startsWith(`${node.path}/`))
      if (fits && node.path.length > (best.at(-1)?.path.length ?? 0)) best = here
      walk(node.children, here)
    }
  }
  walk(menus, [])
  return best
}

/** The first page below a node, depth first; the node itself when it is a page. */
export function firstPageOf(node: MenuNode): string | undefined {
  if (node.path && node.children.length === 0) return node.path
  for (const child of node.children) {
    const page = firstPageOf(child)
    if (page) return page
  }
  return node.path || undefined
}

/** Every page of the menu once, with the names of the nodes above it. */
export function pagesOf(menus: readonly MenuNode[]): { node: MenuNode; trail: readonly string[] }[] {
  const pages = new Map<string, { node: MenuNode; trail: readonly string[] }>()
  const walk = (nodes: readonly MenuNode[], trail: readonly string[]): void => {
    for (const node of nodes) {
      if (node.path && node.children.length === 0 && !pages.has(node.path)) pages.set(node.path, { node, trail })
      walk(node.children, [...trail, node.name])
    }
  }
  walk(menus, [])
  return [...pages.values()]
}
