import { type Alias, addressesOf, isPublicQuery, permissionCode, type Query } from '@bip/contract'
import { type Access, type Call, type RawQuery, type Route, route } from '../http/route.ts'
import type { Session } from '../services/session.ts'
import type { AnsweredQuery } from './answer.ts'
import { readCall } from './ask.ts'
import { Kept } from './kept.ts'
import { shownToStrangers } from './shown.ts'
import { ways } from './ways.ts'
import { reachKey } from './within.ts'

/** The calls of a query: its own address and the further ones. */
export function queryRoutes(served: AnsweredQuery): Route[] {
  const { query } = served
  const kept = new Kept(query.fresh ?? 0)
  const answer = async (call: Call<RawQuery, unknown, Session | null>, names: Alias['names']): Promise<unknown> => {
    const { services } = call
    const asked = await readCall(query, call, names)
    const { tenantId, session, place } = asked
    const key = JSON.stringify([tenantId, place.language, asked.asked, asked.rest, reachKey({ query, tenantId, session })])
    const found = await kept.get(key, services.clock().getTime(), () => ways[query.answers](served, services, asked))
    return isPublicQuery(query) ? shownToStrangers(query, found) : found
  }
  return addressesOf({ method: query.method ?? 'GET', path: query.path }, query.also).map(({ method, path, names }) =>
    route({ method, path, access: accessOf(query), onlyReads: true, run: (call) => answer(call, names) }),
  )
}

function accessOf(query: Query): Access {
  if (isPublicQuery(query)) return { public: true }
  return query.access === 'signedIn' ? { signedIn: true } : { permission: permissionCode(query, 'view') }
}
