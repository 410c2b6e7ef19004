import { groupsCall, plus } from '@bip/contract'
import { type Call, type Route, route } from '../http/route.ts'
import { oneId } from '../model/ids.ts'
import type { Model } from '../model/model.ts'
import { modelNamed } from '../model/named.ts'
import { placeOf } from '../model/place.ts'
import { readQuestion } from '../model/question.ts'
import { demand } from '../model/scope.ts'
import type { Services } from '../services/services.ts'
import { makingRoutes } from './making/routes.ts'
import { groupsOf } from './read/groups.ts'
import { historyOf } from './read/history.ts'
import { rowsAsked } from './read/list.ts'
import { searchRoute } from './read/search.ts'
import { totalsOf } from './read/totals.ts'
import { timelineRoute } from './timeline/routes.ts'

/** The resource a call names; which permission it takes depends on it, so `run` asks for that. */
export const resourceNamed = ({ query, language }: Call): Model => modelNamed(String(query.resource ?? ''), language)

/** What every resource offers beyond the spec's own calls. */
export const routes = (_services: Services): Route[] => [
  searchRoute,
  timelineRoute,
  ...makingRoutes,
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
