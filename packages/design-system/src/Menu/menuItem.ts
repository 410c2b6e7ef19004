import type { ReactNode } from 'react'

export type MenuAction = {
  key: string
  label: ReactNode
  description?: ReactNode
  /** A 16 px icon. */
  icon?: ReactNode
  /** 'danger' for what cannot be undone. */
  tone?: 'default' | 'danger'
  isDisabled?: boolean
  /** The key that does the same, such as "Ctrl D"; only shown, the caller listens. */
  shortcut?: string
  /** Makes the item one choice of several, with a tick on the chosen. */
  isSelected?: boolean
  /** Makes the item a box to tick; the menu stays open, so that several can be set. */
  isChecked?: boolean
  /** Opens these beside the item instead of acting. */
  items?: readonly MenuItem[]
}

export type MenuSeparator = { separator: true; key?: string }

/** Items under a heading. */
export type MenuGroup = { group: string; key?: string; items: readonly (MenuAction | MenuSeparator)[] }

export type MenuItem = MenuAction | MenuSeparator | MenuGroup

/** The actions of a list, those in groups included, those in sub menus not. */
export const actionsOf = (items: readonly MenuItem[]): MenuAction[] =>
  items.flatMap((item) => {
    if ('separator' in item) return []
    return 'group' in item ? actionsOf(item.items) : [item]
  })
