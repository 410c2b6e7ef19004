import type { MenuNode } from '@bip/contract'

/** Pages that stand beside the menu, by the beginning of their path, and the entry they belong to. */
const parents = [
  ['/work/process/leave/form', '/work/start'],
  ['/work/process', '/work/todo'],
  ['/workflow/process/start', '/work/start'],
  ['/workflow/process', '/work/todo'],
] as const

/** Top menus that stand first in the bar; the others follow as far as there is room, and lie in its drop-down beyond. */
export const fixedTops: readonly string[] = ['desk', 'work', 'crm']
/** The top menu that carries an icon of its own. */
export const settingsTop = 'system'

/** Where an entry's own page lies: iframes have one of ours, entries that open outside none. */
export function pagePathOf({ id, path, routeType }: MenuNode): string {
  if (routeType === 'menu_route_type_outside') return ''
  return routeType === 'menu_route_type_iframe' ? `/iframe/${encodeURIComponent(id)}` : path
}

/** The pages of a menu, each with the way to it. Made once per menu: looking one up costs no walk. */
export type MenuIndex = { byPath: ReadonlyMap<string, readonly MenuNode[]>; byId: ReadonlyMap<string, readonly MenuNode[]> }

export function indexMenus(menus: readonly MenuNode[]): MenuIndex {
  const byPath = new Map<string, readonly MenuNode[]>()
  const byId = new Map<string, readonly MenuNode[]>()
  const walk = (nodes: readonly MenuNode[], trail: readonly MenuNode[]): void => {
    for (const node of nodes) {
      const here = [...trail, node]
      const path = pagePathOf(node)
      byId.set(node.id, here)
      if (path && !byPath.has(path)) byPath.set(path, here)
      walk(node.children, here)
    }
  }
  walk(menus, [])
  return { byPath, byId }
}

const nowhere: readonly MenuNode[] = []

/**
 * The way from a top menu to the entry that a path belongs to: the longest entry whose path begins it, or the one that the page names as
 * its parent. Empty when there is none.
 */
export function trailOf({ byPath, byId }: MenuIndex, page: string, parentMenuId?: string | null): readonly MenuNode[] {
  const exact = byPath.get(page)
  if (exact) return exact
  const named = parentMenuId ? byId.get(parentMenuId) : undefined
  if (named) return named
  let path = parents.find(([start]) => page === start || page.startsWith(`${start}/`))?.[1] ?? page
  while (path !== '') {
    const trail = byPath.get(path)
    if (trail) return trail
    path = path.slice(0, path.lastIndexOf('/'))
  }
  return nowhere
}

/** The first page below a node, depth first; the node itself when it is a page. */
export function firstPageOf(node: MenuNode): string | undefined {
  const own = pagePathOf(node)
  if (own && node.children.length === 0) return own
  for (const child of node.children) {
    const page = firstPageOf(child)
    if (page) return page
  }
  return own || undefined
}

/** Every entry that leads somewhere once, with the names of the nodes above it. */
export function pagesOf(menus: readonly MenuNode[]): { node: MenuNode; trail: readonly string[] }[] {
  const pages = new Map<string, { node: MenuNode; trail: readonly string[] }>()
  const walk = (nodes: readonly MenuNode[], trail: readonly string[]): void => {
    for (const node of nodes) {
      const key = pagePathOf(node) || node.href || node.path
      if (key && node.children.length === 0 && !pages.has(key)) pages.set(key, { node, trail })
      walk(node.children, [...trail, node.name])
    }
  }
  walk(menus, [])
  return [...pages.values()]
}

/** Entries that name roles are for those roles alone. */
export function permittedMenus(menus: readonly MenuNode[], roles: readonly string[]): readonly MenuNode[] {
  const isFor = ({ meta }: MenuNode): boolean =>
    !Array.isArray(meta.roles) || meta.roles.length === 0 || meta.roles.some((role) => roles.includes(String(role)))
  const walk = (nodes: readonly MenuNode[]): MenuNode[] =>
    nodes.filter(isFor).map((node) => (node.children.length > 0 ? { ...node, children: walk(node.children) } : node))
  return menus.some(hasRoles) ? walk(menus) : menus
}

const hasRoles = ({ meta, children }: MenuNode): boolean => Array.isArray(meta.roles) || children.some(hasRoles)

/** Whether the children of an entry stand aside, in a column of their own beside its pages. */
export const keepsAside = ({ displayType, meta, children }: MenuNode): boolean =>
  children.length > 0 && (displayType === 'menu_display_type_dhlly' || meta.isSidebarRouterMenu === true)

/** The top menus as they stand in the bar, the fixed ones first; the bar shows all that it has room for. */
export const topMenus = (menus: readonly MenuNode[]): readonly MenuNode[] => {
  const isFixed = ({ id }: MenuNode): boolean => fixedTops.includes(id)
  return [...menus.filter(isFixed), ...menus.filter((menu) => !isFixed(menu))]
}
