import { plus } from '@bip/contract'
import { type Route, route } from '../http/route.ts'
import { documents } from './document.ts'

/** What every call of the gateway takes and answers, for people who connect other systems to it. */
export function routes(): Route[] {
  const documentIn = documents()
  return [
    route({
      method: 'GET',
      path: plus.apiDocs,
      access: { permission: 'api_view' },
      raw: true,
      run: async ({ request, reply, language }) =>
        reply.type('application/json; charset=utf-8').send(documentIn(request.server.declaredRoutes, language)),
    }),
  ]
}
