import type { Core } from '@bip/contract'

/** Where resources without a menu entry have their pages: `/record/stockPlace`. */
const ownPages = '/record'

/** Where a resource is listed: where its menu entry leads, or an address of its own. */
export const listPath = ({ key, menu }: Pick<Core, 'key' | 'menu'>): string => menu?.path ?? `${ownPages}/${key}`

/** The resource that an address is of: its list, or a page below it. */
export const resourceAt = <C extends Pick<Core, 'key' | 'menu'>>(
  pathname: string,
  resources: Readonly<Record<string, C>>,
): C | undefined =>
  Object.values(resources).find((core) => pathname === listPath(core) || pathname.startsWith(`${listPath(core)}/`))

export const detailPath = (core: Core, id: string): string => `${listPath(core)}/detail/${encodeURIComponent(id)}`

export const editPath = (core: Core, id: string): string => `${listPath(core)}/edit/${encodeURIComponent(id)}`

/** Where a record is made; `defaults` are filled in, such as the parent it was started from. */
export function createPath(core: Core, defaults: Record<string, string> = {}): string {
  const query = new URLSearchParams(defaults).toString()
  return `${listPath(core)}/create${query && `?${query}`}`
}
