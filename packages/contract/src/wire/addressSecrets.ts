/** What may stand in an address and lets somebody in. */
const secretNames = ['token', 'ticket', 'access_token', 'refresh_token', 'id_token', 'Blade-Auth', 'blade-auth']

type Address = { pathname: string; search: string; hash?: string }

/**
 * The address without what lets somebody in, in its query or behind its `#`: what history, referrers and whoever looks over a shoulder may
 * see. The same address where there is nothing of the kind.
 */
export function withoutSecrets({ pathname, search, hash = '' }: Address): string {
  const behind = hash.includes('=') ? stripped(hash.slice(1)) : hash.slice(1)
  const query = stripped(search.replace(/^\?/, ''))
  return pathname + (query && `?${query}`) + (behind && `#${behind}`)
}

/** Left as it is written where nothing has to go. */
function stripped(text: string): string {
  const query = new URLSearchParams(text)
  const found = secretNames.filter((name) => query.has(name))
  for (const name of found) query.delete(name)
  return found.length > 0 ? query.toString() : text
}

type Page = { location: Required<Address>; history: Pick<History, 'state' | 'replaceState'> }

/** Takes what lets somebody in out of a page's address; for its first line, before anything is asked of anybody. */
export function hideSecrets({ location, history }: Page): void {
  const { pathname, search, hash } = location
  const rest = withoutSecrets(location)
  if (rest !== pathname + search + hash) history.replaceState(history.state, '', rest)
}
