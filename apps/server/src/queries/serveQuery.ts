import { type Alias, isPublicQuery, permissionCode, type Query } from '@bip/contract'
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
  const answer = async (call: Call<RawQuery, unknown, Session | null>, alias?: Alias): Promise<unknown> => {
    const { services } = call
    const asked = await readCall(query, call, alias)
    const { tenantId, session, place } = asked
    const key = JSON.stringify([tenantId, place.language, asked.asked, asked.rest, reachKey({ query, tenantId, session })])
    const found = await kept.get(key, services.clock().getTime(), () => ways[query.answers](served, services, asked))
    return isPublicQuery(query) ? shownToStrangers(query, found) : found
  }
  return addressesOf(query).map(({ method, path, alias }) =>
    route({ method, path, access: accessOf(query), onlyReads: true, run: (call) => answer(call, alias) }),
  )
}

function accessOf(query: Query): Access {
  if (isPublicQuery(query)) return { public: true }
  return query.access === 'signedIn' ? { signedIn: true } : { permission: permissionCode(query, 'view') }
}

type Address = { method: 'GET' | 'POST'; path: string; alias?: Alias }

/** Where a query is asked. Names without a path of their own belong to the query's own address. */
function addressesOf({ path, method = 'GET', also = [] }: Query): Address[] {
  const own = also.find((alias) => alias.path === undefined)
  const further = also.flatMap((alias): Address[] =>
    alias.path === undefined ? [] : [{ method: alias.method === 'POST' ? 'POST' : method, path: alias.path, alias }],
  )
  return [{ method, path, alias: own }, ...further]
}
