import type { MenuNode } from '@bip/contract'
import type { SideNavGroup, SideNavItem } from '@bip/design-system'
import { menuIcon } from '../menus/menuIcon.tsx'
import { keepsAside, pagePathOf } from '../menus/menus.ts'

/** What names an entry in the sidebar: its page, or itself where it has none. */
export const entryKey = (node: MenuNode): string => pagePathOf(node) || node.id

function itemOf(node: MenuNode, counts: Readonly<Record<string, number | undefined>>): SideNavItem {
  const { name, icon, href, children } = node
  const path = pagePathOf(node)
  return {
    key: entryKey(node),
    label: name,
    icon: menuIcon(icon),
    count: counts[path] || undefined,
    href: path || href || node.path,
    children: children.length > 0 && !keepsAside(node) ? children.map((child) => itemOf(child, counts)) : undefined,
  }
}

/** The sidebar below a top menu: its children are headings where they have pages below them, else entries. */
export function sideGroups(
  top: MenuNode | undefined,
  counts: Readonly<Record<string, number | undefined>> = {},
): readonly SideNavGroup[] {
  return (top?.children ?? []).map((group) => ({
    label: group.name,
    items: (group.children.length > 0 && !keepsAside(group) ? group.children : [group]).map((node) => itemOf(node, counts)),
  }))
}

/** The column beside the pages of an entry that keeps its children aside; undefined where none on the way does. */
export function asideOf(trail: readonly MenuNode[]): { node: MenuNode; items: readonly SideNavItem[] } | undefined {
  const node = trail.find((entry, depth) => depth > 0 && keepsAside(entry))
  return node && { node, items: node.children.map((child) => itemOf(child, {})) }
}

/** The whole menu in one column: a heading for each top menu, and all its entries below it. */
export const drawerGroups = (menus: readonly MenuNode[]): readonly SideNavGroup[] =>
  menus.map((top) => ({
    label: top.name,
    items: top.children.length > 0 ? sideGroups(top).flatMap(({ items }) => items) : [itemOf(top, {})],
  }))
