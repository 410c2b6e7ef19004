import { amendmentCalls } from '@bip/contract/resources'
import { z } from 'zod'
import { type Route, route } from '../../../http/route.ts'
import { placeOf } from '../../../model/place.ts'
import { amend } from './amend.ts'

const figure = z.string().regex(/^\d{1,12}(\.\d{1,4})?$/)
const amendment = z.object({
  orderId: z.string().min(1).max(64),
  kind: z.enum(['change', 'close']).default('change'),
  reason: z.string().trim().min(1).max(300),
  lines: z
    .array(
      z.object({
        orderLineId: z.string().min(1).max(64),
        quantity: figure.optional(),
        price: figure.optional(),
        deliveryDate: z.iso.date().nullish(),
      }),
    )
    .max(2000)
    .default([]),
})

/** Amending an order is for whoever may send orders for review. */
export const amendRoutes = (): Route[] => [
  route({
    method: 'POST',
    path: amendmentCalls.amend,
    access: { permission: 'purchaseOrder_commit' },
    body: amendment,
    bodyLimit: 1 << 20,
    run: (call) =>
      call.services.database.asTenant(call.session.tenantId, (tx) =>
        amend({ tx, session: call.session, services: call.services, at: call.services.clock(), place: placeOf(call) }, call.body),
      ),
  }),
]
