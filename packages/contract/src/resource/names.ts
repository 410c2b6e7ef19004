/** A further address of a call, and the names by which its parameters arrive there. */
export type Alias = {
  /** Another path of the same call; the call's own when absent, and then only the names are further ones. */
  path?: string
  method?: 'GET' | 'POST' | 'DELETE'
  /** Another name to ours, such as `{ planOrderStatus: 'status', startDate: 'day_ge' }`; '' for one that says nothing. */
  names?: Readonly<Record<string, string>>
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
