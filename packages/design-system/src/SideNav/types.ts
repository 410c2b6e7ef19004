import type { ReactNode } from 'react'

export type SideNavItem = {
  key: string
  label: string
  /** A 16 px icon. */
  icon?: ReactNode
  /** How many records or tasks lie there. */
  count?: number
  href?: string
  /** Makes the item a fold. */
  children?: readonly SideNavItem[]
}

export type SideNavGroup = { label?: string; items: readonly SideNavItem[] }

/** Whether the chosen item is this one or lies below it. */
const holdsKey = (item: SideNavItem, key: string): boolean =>
  item.key === key || (item.children?.some((child) => holdsKey(child, key)) ?? false)

/** The chosen key for a row: undefined where it is nothing to it, so that only rows that change are made anew. */
export const chosenBelow = (item: SideNavItem, key: string | undefined): string | undefined =>
  key !== undefined && holdsKey(item, key) ? key : undefined

/** The groups with so many items at most, or all of them where the chosen one lies further on. */
export const firstItems = (groups: readonly SideNavGroup[], max: number, chosen: string | undefined): readonly SideNavGroup[] => {
  let left = max
  const first = groups.flatMap(({ items, ...group }) => {
    const own = items.slice(0, Math.max(left, 0))
    left -= items.length
    return own.length > 0 ? [{ ...group, items: own }] : []
  })
  const holdsChosen = ({ items }: SideNavGroup): boolean => items.some((item) => chosenBelow(item, chosen) !== undefined)
  return left >= 0 || (groups.some(holdsChosen) && !first.some(holdsChosen)) ? groups : first
}

/** The keys of an item and of everything below it. */
export const keysOf = ({ key, children = [] }: SideNavItem): string[] => [key, ...children.flatMap(keysOf)]
