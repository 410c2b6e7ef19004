import type { MenuNode } from '@bip/contract'
import type { PageMeta } from '../guard/guard.ts'
import { type MenuIndex, pagePathOf, trailOf } from '../menus/menus.ts'
import { homePath, type Keeping } from '../tabs/tabs.ts'

/** Pages of the portal itself that have no tab. */
const withoutTab = ['/404', '/403', '/500']

const flag = (meta: MenuNode['meta'], name: string): boolean | undefined =>
  typeof meta[name] === 'boolean' ? meta[name] : undefined

/** What the menu says of a page: of its own entry, and of the portal's own pages. */
export function metaOfPage(index: MenuIndex, page: string): PageMeta {
  if (withoutTab.includes(page)) return { isTab: false }
  const { meta = {} } = index.byPath.get(page)?.at(-1) ?? {}
  return {
    menu: flag(meta, 'menu'),
    isAuth: flag(meta, 'isAuth'),
    isTab: flag(meta, 'isTab'),
    target: typeof meta.target === 'string' && meta.target !== '' ? meta.target : undefined,
  }
}

/** How long the screen of a page stays when it is not shown: `isOpen` 2 of its entry keeps it, `keepAlive: false` of its meta lets it go. */
export function keepingOf(index: MenuIndex, page: string): Keeping {
  if (page === homePath) return 'always'
  const entry = trailOf(index, page).at(-1)
  if (!entry) return 'usual'
  if (entry.isOpen === 2 && pagePathOf(entry) === page) return 'always'
  return entry.meta.keepAlive === false ? 'never' : 'usual'
}
