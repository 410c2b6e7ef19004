/** A further address of a call, and the names by which its parameters arrive there. */
export type Alias = {
  /** Another path of the same call; the call's own when absent, and then only the names are further ones. */
  path?: string
  method?: 'GET' | 'POST' | 'DELETE'
  /** Another name to ours, such as `{ planOrderStatus: 'status', startDate: 'day_ge' }`; '' for one that says nothing. */
  names?: Readonly<Record<string, string>>
}

type Address = { method: 'GET' | 'POST' | 'DELETE'; path: string; names?: Alias['names'] }

/**
 * All addresses of a call, its own first. `pathOf` writes the path of an alias out. Names without a path of their own belong to the call's
 * own address.
 */
export function addressesOf(
  own: Pick<Address, 'method' | 'path'>,
  also: readonly Alias[] = [],
  pathOf: (path: string) => string = (path) => path,
): Address[] {
  const further = also.flatMap(({ path, method = own.method, names }): Address[] =>
    path === undefined ? [] : [{ method, path: pathOf(path), names }],
  )
  return [{ ...own, names: also.find(({ path }) => path === undefined)?.names }, ...further]
}

/** Parameters under the names that the core knows. What arrives under our own name stays as it is. */
export function renamed<V>(params: Readonly<Record<string, V>>, names: Alias['names']): Record<string, V> {
  if (!names) return { ...params }
  const result: Record<string, V> = {}
  for (const [name, value] of Object.entries(params)) {
    const ours = Object.hasOwn(names, name) ? names[name] : name
    if (ours) result[ours] = value
  }
  return result
}
