import { withoutSecrets } from '@bip/contract'
import { loginAddress, wantedAddress } from '../app/wanted.ts'
import { safeAddress } from './safeAddress.ts'
import { judgeVersion, type Versions } from './version.ts'

/** What a route, an entry of the menu or the address itself says of a page. */
export type PageMeta = {
  /** Default true: somebody must be signed in. */
  isAuth?: boolean
  /** Default true: the page gets a tab. */
  isTab?: boolean
  /** Default true: menus, tabs and top bar stand around the page. */
  menu?: boolean
  /** Opens the address in the query's `url` in a new window instead of a page. */
  target?: string
}

/** A page that somebody wants to see. */
export type Visit = { pathname: string; search: string; origin: string }

export type Known = {
  versions: Versions
  isSignedIn: boolean
  /** 0: no new password is asked for; undefined while it is not known. */
  pwStatus?: number
  meta?: PageMeta
  /** Origins beside the own one that may be opened. */
  allowedOrigins?: readonly string[]
}

/** How a page is shown. */
export type Shown = { isPublic: boolean; hasChrome: boolean; hasTab: boolean; isOutdated: boolean }

export type Decision =
  | { type: 'reload' }
  /** Past every rule: the page brings its own. */
  | { type: 'bypass' }
  /** A token came in the address: it is exchanged, and the page goes on at `to`, where it is not to be read any more. */
  | { type: 'exchange'; token: string; to: string }
  | { type: 'open'; url: string }
  | { type: 'refuse' }
  | { type: 'go'; to: string }
  | ({ type: 'show' } & Shown)

const isBelow = (path: string, start: string): boolean => path === start || path.startsWith(`${start}/`)

/** Pages that need nobody signed in. Exact, or with everything below: never a part of an address that merely looks alike. */
const publicPages = ['/login', '/oauth/redirect', '/sop-doc', '/quote', '/jump', '/process-priview']
/** They say why a page is not there: alone to strangers, among the menus to whoever has them. */
const statusPages = ['/404', '/403', '/500']
/** Walls that the portal itself shows; those below `/dashboard` are an app of their own. */
const publicWalls = ['/dashboard', '/desk/webviewNfdesign']

/** Whether a path may be seen by anybody, and a token in its address is taken. */
export const isWhiteListed = (pathname: string): boolean =>
  [...publicPages, ...statusPages, ...publicWalls].some((page) => isBelow(pathname, page))

/** Flags in the address: `menu=false` takes the menus away, as for a page that another system shows. */
function metaOf({ search }: Visit, meta: PageMeta = {}): PageMeta {
  const asked = new URLSearchParams(search).get('menu')
  return asked === 'false' || asked === '0' ? { ...meta, menu: false, isTab: false } : meta
}

/**
 * What happens to a visit, in the order of the platform's rules: version, `/transfer`, white list and its token, menu flag, `isAuth`,
 * `isTab`, target, sign-in, password. Pure; whoever calls it does what it says.
 */
export function guard(visit: Visit, known: Known): Decision {
  const { pathname, search, origin } = visit
  const version = judgeVersion(known.versions)
  if (version === 'reload') return { type: 'reload' }
  if (isBelow(pathname, '/transfer')) return { type: 'bypass' }

  const query = new URLSearchParams(search)
  const isListed = isWhiteListed(pathname)
  const token = query.get('token')
  if (isListed && token) return { type: 'exchange', token, to: withoutSecrets(visit) }

  const meta = metaOf(visit, known.meta)
  const isPublic = isListed || meta.isAuth === false
  const isAlone = isListed && !(known.isSignedIn && statusPages.includes(pathname))
  const shown: Shown = {
    isPublic,
    hasChrome: !isAlone && meta.menu !== false,
    hasTab: !isListed && meta.isTab !== false,
    isOutdated: version === 'tell',
  }

  if (meta.target && (isPublic || known.isSignedIn)) {
    const url = safeAddress(query.get('url') ?? '', origin, known.allowedOrigins)
    return url ? { type: 'open', url: url.href } : { type: 'refuse' }
  }
  if (known.isSignedIn && pathname === '/login') return { type: 'go', to: wantedAddress(search) }
  if (isPublic) return { type: 'show', ...shown }
  if (!known.isSignedIn) return { type: 'go', to: loginAddress(visit) }
  if (known.pwStatus && pathname !== '/resetPassword') return { type: 'go', to: '/resetPassword' }
  return { type: 'show', ...shown }
}
