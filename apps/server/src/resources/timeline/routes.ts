import { plus, type TimelinePage, timelineSize } from '@bip/contract'
import { z } from 'zod'
import { addDays } from '../../base/days.ts'
import { type Route, route } from '../../http/route.ts'
import { startOfDay } from '../../kinds/zone.ts'
import { oneId } from '../../model/ids.ts'
import { modelNamed } from '../../model/named.ts'
import { placeOf } from '../../model/place.ts'
import { scopeOf } from '../../model/scope.ts'
import { demandWithin } from '../read/within.ts'
import { type Cursor, findEntries, type Within } from './find.ts'
import { sourcesOf } from './sources.ts'
import { tellEntries } from './tell.ts'

const day = z.iso.date().optional()

const query = z.object({
  resource: z.string().max(64),
  id: z.string().max(64),
  kinds: z.string().max(1000).optional(),
  personId: z.string().max(64).optional(),
  from: day,
  to: day,
  before: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[\w-]{1,64}$/)
    .optional(),
})

const cursorOf = (text: string | undefined): Cursor | undefined => {
  const [at, id] = text?.split('~') ?? []
  return at && id ? { at, id } : undefined
}

/** Everything that tells of a record on one timeline, newest first, by pages. */
export const timelineRoute: Route = route({
  method: 'GET',
  path: plus.timeline,
  access: { signedIn: true },
  query,
  run: (call): Promise<TimelinePage> => {
    const { session, services, query, language } = call
    const place = placeOf(call)
    const model = modelNamed(query.resource, language)
    const id = oneId(query.id, { model, place })
    const within = sourcesOf(model.core.key).flatMap((source): Within[] => {
      const scope = scopeOf(session, source.model, 'view')
      return scope ? [{ source, scope }] : []
    })
    const kinds = query.kinds ? new Set(query.kinds.split(',')) : undefined
    const from = query.from && startOfDay(query.from, place.timeZone)
    const until = query.to && startOfDay(addDays(query.to, 1), place.timeZone)
    const asked = { model, id, kinds, personId: query.personId, from, until, before: cursorOf(query.before) }
    return services.database.asTenant(
      session.tenantId,
      async (tx) => {
        await demandWithin(tx, session, model, { operation: 'view', id, language })
        const found = await findEntries(tx, session, asked, within)
        const page = found.slice(0, timelineSize)
        const last = found.length > timelineSize ? page.at(-1) : undefined
        return {
          entries: await tellEntries(tx, session, page, place),
          next: last ? `${last.at}~${last.id}` : null,
          resources: within.map(({ source }) => source.model.core.key),
        }
      },
      { readOnly: true },
    )
  },
})
