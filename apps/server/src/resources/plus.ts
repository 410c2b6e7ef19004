import { groupsCall, maxCodes, plus } from '@bip/contract'
import { z } from 'zod'
import { type Call, type Route, route } from '../http/route.ts'
import { oneId } from '../model/ids.ts'
import type { Model } from '../model/model.ts'
import { modelNamed } from '../model/named.ts'
import { placeOf } from '../model/place.ts'
import { readQuestion } from '../model/question.ts'
import { demand } from '../model/scope.ts'
import type { Services } from '../services/services.ts'
import { recordsOfCodes } from './codes/recordsOfCodes.ts'
import { makingRoutes } from './making/routes.ts'
import { demandChooser } from './read/choosers.ts'
import { groupsOf } from './read/groups.ts'
import { historyOf } from './read/history.ts'
import { rowsAsked } from './read/list.ts'
import { searchRoute } from './read/search.ts'
import { totalsOf } from './read/totals.ts'
import { timelineRoute } from './timeline/routes.ts'

/** The resource a call names; which permission it takes depends on it, so `run` asks for that. */
export const resourceNamed = ({ query, language }: Call): Model => modelNamed(String(query.resource ?? ''), language)

const askedCodes = z.object({
  resource: z.string().max(60),
  codes: z.array(z.string().max(200)).max(maxCodes),
  extras: z.record(z.string().max(80), z.string().max(2000)).default({}),
})

/** Who may choose the records of a resource may find them by their codes. */
const codesRoute = route({
  method: 'POST',
  path: plus.codes,
  access: { signedIn: true },
  onlyReads: true,
  bodyLimit: 1024 * 1024,
  body: askedCodes,
  run: (call) => {
    const { session, services, body, language } = call
    const model = modelNamed(body.resource, language)
    demandChooser(session, model, language)
    return services.database.asTenant(session.tenantId, (tx) => recordsOfCodes(tx, session, model, body, placeOf(call)), {
      readOnly: true,
    })
  },
})

/** What every resource offers beyond the spec's own calls. */
export const routes = (_services: Services): Route[] => [
  searchRoute,
  timelineRoute,
  ...makingRoutes,
  codesRoute,
  route({
    method: 'GET',
    path: plus.history,
    access: { signedIn: true },
    run: (call) => {
      const { session, services } = call
      const model = resourceNamed(call)
      const id = oneId(call.query.id, { model, place: placeOf(call) })
      return services.database.asTenant(session.tenantId, (tx) => historyOf(tx, session, model, id, placeOf(call)), {
        readOnly: true,
      })
    },
  }),
  route({
    method: 'GET',
    path: plus.totals,
    access: { signedIn: true },
    run: (call) => {
      const { session, services, query, language } = call
      const model = resourceNamed(call)
      const scope = demand(session, model, 'view', model.core.label[language])
      const where = rowsAsked(readQuestion(model, query, placeOf(call)), session, scope)
      return services.database.asTenant(session.tenantId, (tx) => totalsOf(tx, model, where), { readOnly: true })
    },
  }),
  route({
    method: 'GET',
    path: groupsCall,
    access: { signedIn: true },
    run: (call) => {
      const { session, services, query, language } = call
      const { by, ...asked } = query
      const model = resourceNamed(call)
      const place = placeOf(call)
      const scope = demand(session, model, 'view', model.core.label[language])
      const where = rowsAsked(readQuestion(model, asked, place), session, scope)
      const { tenantId } = session
      return services.database.asTenant(tenantId, (tx) => groupsOf(tx, tenantId, model, String(by ?? ''), where, place), {
        readOnly: true,
      })
    },
  }),
]
