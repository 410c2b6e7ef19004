import { errorHeader, type GrantRefusal, type Language, type TokenGrant } from '@bip/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../base/errors.ts'
import { sendEnvelope } from '../../http/answer.ts'
import { route } from '../../http/route.ts'
import { noteSignIn } from '../../logs/record.ts'
import type { Services } from '../../services/services.ts'
import { readProfile } from '../own/profile.ts'
import { writeCookie } from '../session/cookie.ts'
import { writeDevice } from '../session/knownDevice.ts'
import type { Granted } from '../signIn/admission.ts'
import { type GrantParameters, grantParameters } from '../signIn/call.ts'
import { grantTokens } from './grants.ts'

/** The token grant. It answers flat, as the spec lists it, and so do its refusals. */
export const tokenRoute = route({
  method: 'POST',
  path: '/blade-auth/oauth/token',
  access: { public: true },
  raw: true,
  smallWrites: true,
  run: async ({ request, reply, query, body, services, language }) => {
    let attempt: GrantParameters = {}
    try {
      const fromBody = grantParameters.safeParse(body ?? {})
      const fromQuery = grantParameters.safeParse(query)
      if (!fromBody.success || !fromQuery.success) throw new Refusal('badRequest', { reason: 'grant_type' })
      const asked = { ...fromQuery.data, ...fromBody.data }
      attempt = asked
      needClient(request)
      const granted = await grantTokens({ services, asked, request, reply, language })
      const answer = await present(services, granted, language)
      noteSignIn(services, request, attempt, answer)
      const isSecure = isEncrypted(request, services)
      writeCookie(reply, granted, isSecure)
      if (granted.deviceId) writeDevice(request, reply, services, { tenantId: granted.tenantId, id: granted.deviceId, isSecure })
      return await sendFlat(request, reply, services, answer)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      noteSignIn(services, request, attempt, error)
      return refuse(request, reply, services, error, language)
    }
  },
})

async function present(services: Services, granted: Granted, language: Language): Promise<TokenGrant> {
  const profile = await services.database.asSystem((tx) => readProfile(tx, granted.tenantId, granted.userId, language), {
    readOnly: true,
  })
  // A refresh is where a session of somebody who was disabled or removed meanwhile ends.
  if (profile?.status !== 'enabled') throw new Refusal('accountDisabled')
  return {
    tenant_id: granted.tenantId,
    user_id: granted.userId,
    account: profile.account,
    real_name: profile.realName,
    user_name: profile.account,
    avatar: profile.avatar,
    dept_id: profile.deptId,
    role_id: profile.roleIds.join(','),
    role_name: profile.roles.join(','),
    access_token: granted.accessToken,
    refresh_token: granted.refreshToken,
    token_type: 'bearer',
    expires_in: granted.lifetimes.accessSeconds,
    pw_status: profile.pwStatus,
    ...(granted.redirectTo !== undefined && { redirect_to: granted.redirectTo }),
  }
}

/** Any well-formed client will do: it grants nothing. What a client's record allows is looked at with the way it comes. */
function needClient(request: FastifyRequest): void {
  const [, encoded = ''] = /^Basic ([\w+/=-]+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (!/^[^:]+:/.test(Buffer.from(encoded, 'base64').toString('utf8'))) throw new Refusal('clientNeeded')
}

const isEncrypted = (request: FastifyRequest, { config }: Services) => request.protocol === 'https' || config.tls !== undefined

function refuse(request: FastifyRequest, reply: FastifyReply, services: Services, refusal: Refusal, language: Language) {
  const said = refusal.say(language)
  const answer: GrantRefusal = { error_code: refusal.status, error_description: said }
  reply.code(refusal.status).header(errorHeader, refusal.key)
  if (refusal.status === 503) reply.header('retry-after', '1')
  const envelope = { code: refusal.status, success: false, data: refusal.data, msg: said }
  return sendFlat(request, reply, services, { ...answer, ...envelope })
}

const sendFlat = (request: FastifyRequest, reply: FastifyReply, { config }: Services, answer: unknown) =>
  sendEnvelope(request, reply, JSON.stringify(answer), config.cryptoKey)
