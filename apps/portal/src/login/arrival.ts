import { hideSecrets, withoutSecrets } from '@bip/contract'
import { isWhiteListed } from '../guard/guard.ts'

/** Somebody who comes from elsewhere with something that lets them in. */
export type Arrival =
  | { kind: 'ticket'; ticket: string; scene: string; to: string }
  | { kind: 'social'; source: string; code: string; state: string; iss: string }

type Address = Pick<Location, 'pathname' | 'search'>

const segments = (pathname: string): string[] => {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return []
  }
}

/** Tickets are 43 letters of base64url; anything else in a path is a state of the page itself. */
const ticketForm = /^[\w-]{43}$/

/**
 * What an address brings: a ticket on `/transfer/{sceneId}/{state?}` or on a white-listed page, or what a third party sent back. A token
 * elsewhere is none.
 */
export function arrivalIn({ pathname, search }: Address): Arrival | undefined {
  const query = new URLSearchParams(search)
  const [first, second = '', third = ''] = segments(pathname)
  const token = query.get('token') ?? ''
  if (first === 'transfer') {
    const ticket = token || (ticketForm.test(third) ? third : '')
    return { kind: 'ticket', ticket, scene: second, to: '/' }
  }
  const comesBack = (first === 'oauth' && second === 'redirect') || (first === 'login' && second === 'social')
  if (comesBack) {
    const word = (name: string) => query.get(name) ?? ''
    return { kind: 'social', source: third || word('source'), code: word('code'), state: word('state'), iss: word('iss') }
  }
  if (!token || !isWhiteListed(pathname)) return undefined
  return { kind: 'ticket', ticket: token, scene: '', to: withoutSecrets({ pathname, search }) }
}

/** The address without what it brought: this is what history, referrers and whoever looks over a shoulder may see. */
export function addressAfter(arrival: Arrival, { pathname }: Address): string {
  if (arrival.kind === 'social') return pathname
  return arrival.scene
    ? `/transfer/${encodeURIComponent(arrival.scene)}`
    : pathname.startsWith('/transfer')
      ? '/transfer'
      : arrival.to
}

let arrived: Arrival | undefined

/** Takes what the page was opened with out of its address, before anything is asked of anybody; what is not taken is not left there either. */
export function takeArrival(): void {
  arrived = arrivalIn(window.location)
  if (arrived) window.history.replaceState(null, '', addressAfter(arrived, window.location))
  else hideSecrets(window)
}

/** What the page was opened with. */
export const arrival = (): Arrival | undefined => arrived
