import type { MenuNode } from '@bip/contract'
import { outsideAddress } from '../guard/safeAddress.ts'
import { firstPageOf, pagePathOf } from '../menus/menus.ts'

/** Walls that open beside the portal. */
const windows = ['/dashboard/humanResources/index', '/dashboard/commandRoom/index']

/** What choosing an entry of the menu does. */
type Opening =
  | { type: 'page'; path: string }
  /** An address in a window of its own. */
  | { type: 'window'; url: string }
  /** Another app of this origin, in this window. */
  | { type: 'leave'; url: string }
  /** Leads nowhere; only logged. */
  | { type: 'invalid'; address: string }

export function openingOf(node: MenuNode, origin: string): Opening {
  if (node.routeType === 'menu_route_type_outside') {
    const address = node.href || node.path
    const url = outsideAddress(address, origin)
    return url ? { type: 'window', url: url.href } : { type: 'invalid', address }
  }
  const path = pagePathOf(node) || firstPageOf(node)
  if (!path?.startsWith('/') || path.startsWith('//')) return { type: 'invalid', address: path ?? '' }
  if (windows.includes(path)) return { type: 'window', url: new URL(path, origin).href }
  return path.startsWith('/dashboard/') || path === '/desk/webviewNfdesign'
    ? { type: 'leave', url: path }
    : { type: 'page', path }
}

/** Does what choosing an entry does; `show` opens a page. One that leads nowhere leaves everything as it is and is only logged. */
export function openEntry(node: MenuNode, show: (path: string) => void): void {
  const opening = openingOf(node, window.location.origin)
  if (opening.type === 'page') show(opening.path)
  else if (opening.type === 'window') window.open(opening.url, '_blank', 'noopener,noreferrer')
  else if (opening.type === 'leave') window.location.assign(opening.url)
  else console.warn(`The menu entry "${node.name}" leads nowhere: ${opening.address}`)
}
