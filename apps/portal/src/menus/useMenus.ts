import type { MenuNode } from '@bip/contract'
import { useMemo } from 'react'
import { useSession } from '../app/session.tsx'
import { indexMenus, type MenuIndex, permittedMenus } from './menus.ts'

/** The caller's menu and its pages; both stay the same while the menu does. */
export function useMenus(): { menus: readonly MenuNode[]; index: MenuIndex } {
  const { menus, user } = useSession()
  const roles = user?.roles
  return useMemo(() => {
    const permitted = permittedMenus(menus, roles ?? [])
    return { menus: permitted, index: indexMenus(permitted) }
  }, [menus, roles])
}
