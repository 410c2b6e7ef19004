/** What is asked of a resource to find its pages: a core, or its entry in the index. */
type Listed = { key: string; menu?: { path: string } }

/** Where a resource is listed. Throws for one without a menu entry: nothing of it has a page. */
export function listPath(core: Listed): string {
  if (!core.menu) throw new Error(`The resource "${core.key}" has no menu entry, so it has no pages. Give its core a menu.`)
  return core.menu.path
}

export const detailPath = (core: Listed, id: string): string => `${listPath(core)}/detail/${encodeURIComponent(id)}`

export const editPath = (core: Listed, id: string): string => `${listPath(core)}/edit/${encodeURIComponent(id)}`

/** Where a record is made; `defaults` are filled in, such as the parent it was started from. */
export function createPath(core: Listed, defaults: Record<string, string> = {}): string {
  const query = new URLSearchParams(defaults).toString()
  return `${listPath(core)}/create${query && `?${query}`}`
}
