import { dayCalls } from '@bip/contract/resources'
import { z } from 'zod'
import { type Call, type Route, route } from '../../../http/route.ts'
import type { Context } from '../../../model/extension.ts'
import { placeOf } from '../../../model/place.ts'
import { issue, receive } from './deliver.ts'
import { orderPicks } from './order.ts'
import { orderSides, progressOf } from './progress.ts'

const id = z.string().min(1).max(64)
const ofOrder = z.object({ orderId: id, warehouseId: id.optional() })
const picks = z.object({
  picks: z
    .array(
      z.object({
        materialId: id,
        quantity: z.string().regex(/^\d{1,12}(\.\d{1,4})?$/),
        supplierId: id,
        requestLineId: id.nullish(),
        neededOn: z.iso.date().nullish(),
      }),
    )
    .min(1)
    .max(500),
})

const within = <T>(call: Call<unknown, unknown>, run: (context: Context) => Promise<T>): Promise<T> =>
  call.services.database.asTenant(call.session.tenantId, (tx) =>
    run({ tx, session: call.session, services: call.services, at: call.services.clock(), place: placeOf(call) }),
  )

/** What a purchaser, a seller and a keeper do from the pages of their day and of their orders. */
export const dayRoutes = (): Route[] => [
  route({
    method: 'POST',
    path: dayCalls.order,
    access: { permission: 'purchaseOrder_add' },
    body: picks,
    bodyLimit: 1 << 20,
    run: (call) => within(call, (context) => orderPicks(context, call.body.picks)),
  }),
  route({
    method: 'POST',
    path: dayCalls.receive,
    access: { permission: 'scmInStock_add' },
    body: ofOrder,
    run: (call) => within(call, (context) => receive(context, call.body.orderId, call.body.warehouseId)),
  }),
  route({
    method: 'POST',
    path: dayCalls.issue,
    access: { permission: 'scmOutStock_add' },
    body: ofOrder,
    run: (call) => within(call, (context) => issue(context, call.body.orderId, call.body.warehouseId)),
  }),
  route({
    method: 'GET',
    path: dayCalls.progress,
    access: { permission: orderSides.map((side) => `${side}_view`) },
    query: z.object({ resource: z.enum(orderSides), orderId: id }),
    run: (call) => within(call, (context) => progressOf(context, call.query.resource, call.query.orderId)),
  }),
]
