import type { UserInfo } from '@bip/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import { firstIdAt, newId } from '../../db/id.ts'
import { route } from '../../http/route.ts'
import { readProfile } from '../own/profile.ts'
import { clearCookie } from '../session/cookie.ts'
import { endSession } from '../session/sessions.ts'

/** What whoever still has to choose a password needs as well. */
const own = { signedIn: true, whilePasswordDue: true } as const

const logout = route({
  method: 'GET',
  path: '/blade-auth/oauth/logout',
  access: own,
  smallWrites: true,
  run: async ({ session, services, reply }) => {
    const { tenantId, userId, sessionId } = session
    await services.database.asSystem((tx) => endSession(tx, tenantId, sessionId, services.clock(), 'signed out'))
    services.access.forget(tenantId, userId)
    clearCookie(reply)
    return null
  },
})

const maxLogs = 50
/** Reports of one user in a day; a client that goes wrong in a circle has said enough by then. */
const maxLogsOfDay = 500
const maxLogLength = 4000
const logs = z.union([
  z.array(z.unknown()),
  z
    .object({})
    .loose()
    .transform((one) => [one]),
])

/** What went wrong in clients, as the spec has it: posted to the logout path. Kept for a month; the newest fifty of a post, some hundred a day, cut to size. */
const clientLogs = route({
  method: 'POST',
  path: '/blade-auth/oauth/logout',
  access: own,
  body: logs,
  rateLimit: 30,
  run: async ({ session: { tenantId, userId }, services, body }) => {
    const now = services.clock()
    const rows = body.slice(-maxLogs).map((entry) => ({
      tenant_id: tenantId,
      id: newId(),
      at: now.toISOString(),
      user_id: userId,
      // As text within the JSON, because jsonb refuses some characters that JSON itself allows.
      entry: JSON.stringify({ report: (JSON.stringify(entry) ?? 'null').slice(0, maxLogLength) }),
    }))
    await services.database.asTenant(tenantId, async (tx) => {
      const { rows: held } = await sql<{ count: number }>`select count(*)::int as count from client_log
        where tenant_id = ${tenantId} and user_id = ${userId} and id >= ${firstIdAt(now.getTime() - 86_400_000)}`.execute(tx)
      const kept = rows.slice(0, Math.max(0, maxLogsOfDay - (held[0]?.count ?? 0)))
      if (kept.length > 0) await tx.insertInto('client_log').values(kept).execute()
    })
    return null
  },
})

const userInfo = route({
  method: 'GET',
  path: '/blade-auth/oauth/user-info',
  access: own,
  run: async ({ session: { tenantId, userId }, services, language }): Promise<UserInfo> => {
    const profile = await services.database.asSystem((tx) => readProfile(tx, tenantId, userId, language), { readOnly: true })
    if (!profile) throw new Refusal('unauthorised')
    const { account, realName, avatar, deptId, deptName, postName, roles, pwStatus } = profile
    return { tenantId, userId, account, realName, avatar, deptId, deptName, postName, roles, pwStatus }
  },
})

const clearCache = route({
  method: 'GET',
  path: '/blade-auth/oauth/clear-cache',
  access: { signedIn: true },
  run: async ({ session, services }) => {
    services.access.forget(session.tenantId)
    return null
  },
})

export const sessionRoutes = [logout, clientLogs, userInfo, clearCache]
