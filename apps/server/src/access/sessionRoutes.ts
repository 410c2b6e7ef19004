import type { UserInfo } from '@bip/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { firstIdAt, newId } from '../db/id.ts'
import { sendEnvelope } from '../http/answer.ts'
import { Refusal } from '../http/errors.ts'
import { route } from '../http/route.ts'
import { drawCaptcha } from './captcha.ts'
import { clearCookie } from './cookie.ts'
import { readProfile } from './profile.ts'
import { endSession } from './sessions.ts'

/** Answers the picture both flat and in the envelope: the spec does not say which its clients read. */
const captcha = route({
  method: 'GET',
  path: '/blade-auth/oauth/captcha',
  access: { public: true },
  rateLimit: 60,
  raw: true,
  run: async ({ services, request, reply }) => {
    const drawn = await drawCaptcha(services)
    const answer = { code: 200, success: true, data: drawn, msg: '', ...drawn }
    return sendEnvelope(request, reply, JSON.stringify(answer), services.config.cryptoKey)
  },
})

const logout = route({
  method: 'GET',
  path: '/blade-auth/oauth/logout',
  access: { signedIn: true },
  run: async ({ session, services, reply }) => {
    const { tenantId, userId, sessionId } = session
    await services.database.asSystem((tx) => endSession(tx, tenantId, sessionId, services.clock(), 'signed out'))
    services.access.forget(tenantId, userId)
    clearCookie(reply)
    return null
  },
})

const mostLogs = 50
const longestLog = 4000
const keptDays = 30
const logs = z.union([
  z.array(z.unknown()),
  z
    .object({})
    .loose()
    .transform((one) => [one]),
])

/** What went wrong in clients, as the spec has it: posted to the logout path. Kept for a month; the newest fifty of a post, cut to size. */
const clientLogs = route({
  method: 'POST',
  path: '/blade-auth/oauth/logout',
  access: { signedIn: true },
  body: logs,
  rateLimit: 30,
  run: async ({ session: { tenantId, userId }, services, body }) => {
    const now = services.clock()
    const rows = body.slice(-mostLogs).map((entry) => ({
      tenant_id: tenantId,
      id: newId(),
      at: now.toISOString(),
      user_id: userId,
      // As text within the JSON, because jsonb refuses some characters that JSON itself allows.
      entry: JSON.stringify({ report: (JSON.stringify(entry) ?? 'null').slice(0, longestLog) }),
    }))
    await services.database.asTenant(tenantId, async (tx) => {
      await sql`delete from client_log where tenant_id = ${tenantId} and id < ${firstIdAt(now.getTime() - keptDays * 86_400_000)}`.execute(
        tx,
      )
      if (rows.length > 0) await tx.insertInto('client_log').values(rows).execute()
    })
    return null
  },
})

const userInfo = route({
  method: 'GET',
  path: '/blade-auth/oauth/user-info',
  access: { signedIn: true },
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

export const sessionRoutes = [captcha, logout, clientLogs, userInfo, clearCache]
