/** The login page, remembering the page one came for. */
export function loginAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname === '/' ? '/login' : `/login?to=${encodeURIComponent(pathname + search)}`
}

/** The page one came for before signing in: only ever a path of this portal, else its start. */
export function wantedAddress(search: string): string {
  const wanted = new URLSearchParams(search).get('to') ?? '/'
  // Browsers take a backslash for a slash and drop tabs and line ends, so these could leave the origin.
  const isOwn = /^\/(?![/\\])[^\\\s]*$/.test(wanted) && !wanted.startsWith('/login')
  return isOwn ? wanted : '/'
}

const key = 'saber-wanted'

/** Remembers the page one came for while another site is asked who one is. */
export const keepWanted = (storage: Storage, search: string): void => storage.setItem(key, wantedAddress(search))

/** What was remembered, once; checked again, for anybody who writes into this storage is no further than that. */
export function takeWanted(storage: Storage): string {
  const kept = storage.getItem(key) ?? '/'
  storage.removeItem(key)
  return wantedAddress(`?to=${encodeURIComponent(kept)}`)
}
