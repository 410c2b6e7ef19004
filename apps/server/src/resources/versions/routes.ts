import { historyCalls } from '@bip/contract'
import { z } from 'zod'
import { type Route, route } from '../../http/route.ts'
import type { Extension } from '../../model/extension.ts'
import { modelNamed } from '../../model/named.ts'
import { placeOf } from '../../model/place.ts'
import { once, repeatable } from '../write/idempotency.ts'
import { restoreVersion } from './restoreVersion.ts'

const id = z.string().regex(/^[\w-]{1,64}$/)
const body = z.object({
  resource: z.string().regex(/^\w{1,60}$/),
  id,
  entryId: id,
  keys: z.array(z.string().max(60)).max(200).optional(),
  version: z.number().int().optional(),
})

/** Bringing back what a record was. Who may edit the record may do this. */
export const versionRoutes = (extensions: Readonly<Record<string, Extension>>): Route[] => [
  route({
    method: 'POST',
    path: historyCalls.restore,
    access: { signedIn: true },
    body,
    run: (call) => {
      const { session, services, body, language, request } = call
      const model = modelNamed(body.resource, language)
      const asked = repeatable(request.headers['idempotency-key'], request.method, request.routeOptions.url, body)
      const extension = extensions[model.core.key] ?? {}
      return services.database.asTenant(session.tenantId, (tx) => {
        const writing = { tx, session, services, at: services.clock(), place: placeOf(call), model, extension }
        return once(writing, asked, () => restoreVersion(writing, body))
      })
    },
  }),
]
