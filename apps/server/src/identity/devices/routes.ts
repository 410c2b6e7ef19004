import { type Device, label, plus, say } from '@bip/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import { route } from '../../http/route.ts'
import { mustBeConfirmed, sealedPassword } from '../own/confirmation.ts'
import { originOf, tellOwner } from '../own/tellOwner.ts'

const signedIn = { signedIn: true } as const
const device = label('设备', 'The device', 'Thiết bị')

/** Where the caller is signed in, the latest first. */
const devices = route({
  method: 'GET',
  path: plus.devices,
  access: signedIn,
  run: ({ session, services }) =>
    services.database.asSystem(
      async (tx) => {
        const now = services.clock().toISOString()
        const { rows } = await sql<Device>`select id, agent, address, created_at as "createdAt",
            seen_at as "seenAt", id = ${session.sessionId} as "isCurrent"
          from session where tenant_id = ${session.tenantId} and user_id = ${session.userId}
            and ended_at is null and expires_at > ${now}::timestamptz
          order by id = ${session.sessionId} desc, 5 desc limit 100`.execute(tx)
        return rows
      },
      { readOnly: true },
    ),
})

/** Signs the caller out elsewhere: on one device, or on all but this one. Who found a session open must not keep its owner out. */
const endDevice = route({
  method: 'POST',
  path: plus.endDevice,
  access: signedIn,
  smallWrites: true,
  query: z.object({
    id: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .optional(),
  }),
  body: z.object({ password: sealedPassword.optional() }).nullish(),
  run: async (call) => {
    const { session, services, query, body, language, request } = call
    const { tenantId, userId, sessionId } = session
    await mustBeConfirmed(call, body?.password)
    const ended = await services.database.asSystem(async (tx) => {
      const { numAffectedRows = 0n } = await sql`update session
        set ended_at = ${services.clock().toISOString()}::timestamptz, end_reason = 'signed out from another device'
        where tenant_id = ${tenantId} and user_id = ${userId} and ended_at is null
          and ${query.id === undefined ? sql`id <> ${sessionId}` : sql`id = ${query.id}`}`.execute(tx)
      if (numAffectedRows > 0n) await tellOwner(tx, services, session, originOf(request), { userId, change: 'signedOut' })
      return numAffectedRows
    })
    if (query.id !== undefined && ended === 0n) throw new Refusal('notFound', { what: say(device, language) })
    services.access.forget(tenantId, userId)
    return null
  },
})

export const deviceRoutes = [devices, endDevice]
