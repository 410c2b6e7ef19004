import { collectCalls, maxRemarkLength } from '@bip/contract'
import { z } from 'zod'
import { type Route, route } from '../http/route.ts'
import { placeOf } from '../model/place.ts'
import { collect, collectedBy, dropCollected, remarkOn } from './store.ts'

const id = z.string().regex(/^[\w-]{1,64}$/)
const named = z.object({ resource: z.string().regex(/^\w{1,60}$/), recordId: id })
const access = { signedIn: true } as const

/** What somebody collects of the records they may see. */
export const routes = (): Route[] => [
  route({
    method: 'GET',
    path: collectCalls.view,
    access,
    run: ({ session, services }) =>
      services.database.asTenant(session.tenantId, (tx) => collectedBy(tx, session), { readOnly: true }),
  }),
  route({
    method: 'POST',
    path: collectCalls.remark,
    access,
    body: z.object({ id, remark: z.string().trim().max(maxRemarkLength) }),
    run: async (call) => {
      const { session, services, body } = call
      const remark = body.remark.replaceAll('\u0000', '').toWellFormed()
      await services.database.asTenant(session.tenantId, (tx) => remarkOn(tx, session, body.id, remark, placeOf(call)))
      return null
    },
  }),
  route({
    method: 'POST',
    path: collectCalls.add,
    access,
    body: named,
    run: async (call) => {
      const { session, services, body } = call
      await services.database.asTenant(session.tenantId, (tx) => collect(tx, session, body, placeOf(call), services.clock()))
      return null
    },
  }),
  route({
    method: 'POST',
    path: collectCalls.remove,
    access,
    body: named,
    run: async ({ session, services, body }) => {
      await services.database.asTenant(session.tenantId, (tx) => dropCollected(tx, session, body))
      return null
    },
  }),
]
