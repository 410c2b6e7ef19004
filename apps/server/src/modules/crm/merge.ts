import { customerCalls, type MergePreview } from '@bip/contract'
import { customer } from '@bip/contract/resources'
import { z } from 'zod'
import { type Route, route } from '../../http/route.ts'
import { modelOf } from '../../model/model.ts'
import { placeOf } from '../../model/place.ts'
import { mergeRecords, refuseInApproval } from '../../resources/merge/merge.ts'
import { countUses } from '../../resources/merge/moving.ts'
import { demandWithin } from '../../resources/read/within.ts'
import { once, repeatable } from '../../resources/write/idempotency.ts'
import { customerExtension } from './customer.ts'
import { countContacts } from './lastContact.ts'

const model = modelOf(customer)
const id = z.string().regex(/^[\w-]{1,64}$/)
const version = z.int().min(1)

/** Two customers become one, for whoever may remove the one and change the other. */
export const mergeRoutes: Route[] = [
  route({
    method: 'GET',
    path: customerCalls.mergePreview,
    access: { permission: 'customer_remove' },
    query: z.object({ fromId: id, intoId: id }),
    run: ({ services, session, query: { fromId, intoId }, language }): Promise<MergePreview> =>
      services.database.asTenant(
        session.tenantId,
        async (tx) => {
          await demandWithin(tx, session, model, { operation: 'remove', id: fromId, language })
          await demandWithin(tx, session, model, { operation: 'edit', id: intoId, language })
          for (const one of [fromId, intoId]) await refuseInApproval(tx, session, model, one)
          const counts = await countUses(tx, session.tenantId, model, fromId)
          return { moves: [...counts].map(([resource, count]) => ({ resource, count })) }
        },
        { readOnly: true },
      ),
  }),
  route({
    method: 'POST',
    path: customerCalls.merge,
    access: { permission: 'customer_remove' },
    body: z.object({
      fromId: id,
      intoId: id,
      takes: z.array(z.string().max(64)).max(100),
      versions: z.object({ from: version, into: version }),
    }),
    run: (call) => {
      const { services, session, body, request } = call
      const asked = repeatable(request.headers['idempotency-key'], request.method, request.routeOptions.url, body)
      return services.database.asTenant(session.tenantId, (tx) => {
        const writing = { tx, session, services, at: services.clock(), place: placeOf(call), model, extension: customerExtension }
        return once(writing, asked, async () => {
          const kept = await mergeRecords(writing, body)
          await countContacts(tx, session.tenantId, [kept.id])
          return kept
        })
      })
    },
  }),
]
