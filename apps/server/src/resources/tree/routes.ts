import { type Language, plus } from '@bip/contract'
import { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import { type Route, route } from '../../http/route.ts'
import type { Extension } from '../../model/extension.ts'
import type { Model } from '../../model/model.ts'
import { modelNamed } from '../../model/named.ts'
import { placeOf } from '../../model/place.ts'
import { demand } from '../../model/scope.ts'
import { once, repeatable } from '../write/idempotency.ts'
import { foundIn, levelOf } from './levels.ts'
import { moveInTree } from './move.ts'

const id = z.string().regex(/^[\w-]{1,64}$/)
const asked = z.object({ resource: z.string().max(64), parentId: id.optional(), search: z.string().max(200).optional() })
const moved = z.object({
  resource: z.string().max(64),
  id,
  parentId: id.nullable().default(null),
  before: id.nullable().default(null),
  version: z.number().int(),
})

/** The resource that a call names, whose records stand below each other. */
function treeNamed(resource: string, language: Language): Model {
  const model = modelNamed(resource, language)
  if (!model.core.tree) throw new Refusal('badRequest', { reason: resource })
  return model
}

/** Trees, level by level, and how records are put elsewhere in them. */
export const treeRoutes = (extensions: Readonly<Record<string, Extension>>): Route[] => [
  route({
    method: 'GET',
    path: plus.treeLevel,
    access: { signedIn: true },
    query: asked,
    run: (call) => {
      const { session, services, language, query } = call
      const model = treeNamed(query.resource, language)
      const scope = demand(session, model, 'view', model.core.label[language])
      const search = query.search?.trim()
      return services.database.asTenant(
        session.tenantId,
        (tx) => {
          const asking = { tx, session, model, scope, place: placeOf({ language, session }) }
          return search ? foundIn(asking, search) : levelOf(asking, query.parentId ?? null)
        },
        { readOnly: true },
      )
    },
  }),
  route({
    method: 'POST',
    path: plus.treeMove,
    access: { signedIn: true },
    body: moved,
    run: (call) => {
      const { session, services, language, body, request } = call
      const model = treeNamed(body.resource, language)
      demand(session, model, 'edit', model.core.label[language])
      const extension = extensions[model.core.key] ?? {}
      const shared = { session, services, at: services.clock(), place: placeOf({ language, session }), model, extension }
      const known = repeatable(request.headers['idempotency-key'], request.method, plus.treeMove, body)
      return services.database.asTenant(session.tenantId, (tx) => {
        const writing = { ...shared, tx }
        return once(writing, known, () => moveInTree(writing, body))
      })
    },
  }),
]
