/** What is asked of a resource to find its pages: a core, or its entry in the index. */
type Listed = { key: string; menu?: { path: string } }

/** Where resources without a menu entry have their pages: `/record/stockPlace`. */
const ownPages = '/record'

/** Where a resource is listed: where its menu entry leads, or an address of its own. */
export const listPath = ({ key, menu }: Listed): string => menu?.path ?? `${ownPages}/${key}`

/** The resource that an address is of: its list, or a page below it. */
export const resourceAt = <C extends Listed>(pathname: string, resources: readonly C[]): C | undefined =>
  resources.find((core) => pathname === listPath(core) || pathname.startsWith(`${listPath(core)}/`))

export const detailPath = (core: Listed, id: string): string => `${listPath(core)}/detail/${encodeURIComponent(id)}`

export const editPath = (core: Listed, id: string): string => `${listPath(core)}/edit/${encodeURIComponent(id)}`

/** Where a record is made; `defaults` are filled in, such as the parent it was started from. */
export function createPath(core: Listed, defaults: Record<string, string> = {}): string {
  const query = new URLSearchParams(defaults).toString()
  return `${listPath(core)}/create${query && `?${query}`}`
}
