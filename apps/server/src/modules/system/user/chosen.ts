import { z } from 'zod'
import { Refusal } from '../../../base/errors.ts'
import { route } from '../../../http/route.ts'
import { countChosen } from '../../../resources/read/chosen.ts'

const ids = z
  .union([z.array(z.string()), z.string().transform((list) => list.split(','))])
  .transform((list) => list.map((one) => one.trim()).filter(Boolean))
  .pipe(z.array(z.string().regex(/^[\w-]{1,64}$/)).max(200))
const asked = z.object({ tableName: z.literal('SELECTUSER').optional(), targetIds: ids.optional() })

/** What a person picker tells once its choice is made; in the query or the body, as clients please. */
export const chosenRoute = route({
  method: 'POST',
  path: '/blade-bip/collect/collect-selected-users',
  access: { signedIn: true },
  query: asked,
  body: asked.nullish(),
  run: async ({ session, services, query, body }) => {
    const targetIds = body?.targetIds ?? query.targetIds
    if (!targetIds) throw new Refusal('badRequest', { reason: 'targetIds' })
    await services.database.asTenant(session.tenantId, (tx) => countChosen(tx, session, targetIds, services.clock()))
    return null
  },
})
