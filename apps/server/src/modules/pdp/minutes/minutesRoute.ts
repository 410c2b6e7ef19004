import { dcReview, reviewMinutesCall } from '@bip/contract/resources'
import { z } from 'zod'
import { type Route, route } from '../../../http/route.ts'
import { notFound } from '../../../model/ids.ts'
import { modelOf } from '../../../model/model.ts'
import { placeOf } from '../../../model/place.ts'
import { keepDocument } from '../../../printing/documents.ts'
import { drawFor } from '../../../printing/render.ts'
import { demandWithin } from '../../../resources/read/within.ts'
import { minutesOf } from './minutes.ts'

const reviews = modelOf(dcReview)

/** Minutes of a review as a PDF, drawn like everything that is printed. */
export const minutesRoutes = (): Route[] => [
  route({
    method: 'POST',
    path: reviewMinutesCall,
    access: { permission: 'dcReview_view' },
    onlyReads: true,
    body: z.object({ id: z.string().min(1).max(64) }),
    run: async (call) => {
      const { services, session, body, language } = call
      const place = placeOf(call)
      const made = await services.database.asTenant(
        session.tenantId,
        async (tx) => {
          await demandWithin(tx, session, reviews, { operation: 'view', id: body.id, language })
          return minutesOf({ tx, session, place, at: services.clock() }, body.id)
        },
        { readOnly: true },
      )
      if (!made) throw notFound(reviews, language)
      const { bytes, type } = await drawFor({ language: 'pdf', resolution: '203' }, made.pages, made.name)
      return keepDocument(call, { bytes, name: made.name, pages: made.pages.length, type })
    },
  }),
]
