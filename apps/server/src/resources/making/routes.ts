import { plus } from '@bip/contract'
import { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import { type Route, route } from '../../http/route.ts'
import { oneId } from '../../model/ids.ts'
import { modelNamed } from '../../model/named.ts'
import { placeOf } from '../../model/place.ts'
import { demandWithin } from '../read/within.ts'
import { makingDraft } from './draft.ts'
import { linksOf } from './links.ts'

const maxSources = 100

const asked = z.object({
  resource: z.string().max(64),
  making: z.string().max(64),
  ids: z
    .string()
    .max(8000)
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(
      z
        .array(z.string().regex(/^[\w-]{1,64}$/))
        .min(1)
        .max(maxSources),
    ),
})

/** What is made from records: what it begins with, and how records hang together. */
export const makingRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: plus.makingDraft,
    access: { signedIn: true },
    query: asked,
    run: (call) => {
      const { session, services, query, language } = call
      const model = modelNamed(query.resource, language)
      const making = model.core.makes?.[query.making]
      if (!making) throw new Refusal('badRequest', { reason: 'making' })
      const place = placeOf(call)
      return services.database.asTenant(
        session.tenantId,
        (tx) => makingDraft(tx, session, { model, making, ids: query.ids }, services.clock(), place),
        { readOnly: true },
      )
    },
  }),
  route({
    method: 'GET',
    path: plus.makingLinks,
    access: { signedIn: true },
    query: z.object({ resource: z.string().max(64), id: z.string().max(64) }),
    run: (call) => {
      const { session, services, query, language } = call
      const model = modelNamed(query.resource, language)
      const id = oneId(query.id, { model, place: placeOf(call) })
      return services.database.asTenant(
        session.tenantId,
        async (tx) => {
          await demandWithin(tx, session, model, { operation: 'view', id, language })
          return linksOf(tx, session, model, id)
        },
        { readOnly: true },
      )
    },
  }),
]
