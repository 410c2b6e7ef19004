import { addressesOf, type Choices, renamed } from '@bip/contract'
import { type Call, type Route, route } from '../http/route.ts'
import { isObject } from '../model/ids.ts'
import { modelFor } from '../model/model.ts'
import { placeOf } from '../model/place.ts'
import { choosers } from './read/choosers.ts'
import { namedChoices } from './read/lookups.ts'

/** The calls of the named lookups, each at its own addresses, for whoever may refer to the resource. */
export const lookupRoutes = (lookups: Readonly<Record<string, Choices>>): Route[] =>
  Object.values(lookups).flatMap((lookup) => {
    const model = modelFor(lookup.of)
    return addressesOf({ method: lookup.method ?? 'GET', path: lookup.path }, lookup.also).map(({ method, path, names }) => {
      const run = (call: Call) => {
        const { session, services, body } = call
        const query = renamed({ ...call.query, ...(isObject(body) ? textsOf(body) : {}) }, names)
        return services.database.asTenant(
          session.tenantId,
          (tx) => namedChoices({ tx, session, model, place: placeOf(call) }, lookup, query),
          { readOnly: true },
        )
      }
      return route({ method, path, access: choosers(model.core), onlyReads: true, run: run as Route['run'] }) // never public, so there is a session
    })
  })

const textsOf = (body: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )
