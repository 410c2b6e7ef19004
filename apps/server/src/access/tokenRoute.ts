import {
  captchaCodeHeader,
  captchaKeyHeader,
  errorHeader,
  type GrantRefusal,
  type Language,
  label,
  markerHeader,
  markerValue,
  say,
  type TokenGrant,
  tenantHeader,
} from '@bip/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sendEnvelope } from '../http/answer.ts'
import { Refusal } from '../http/errors.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { readCookie, writeCookie } from './cookie.ts'
import { readProfile } from './profile.ts'
import { reviveSession, rotateSession, type TokenPair } from './sessions.ts'
import { signIn } from './signIn.ts'
import { accessSeconds } from './tokens.ts'

const text = z.union([z.string(), z.array(z.string()).transform((all) => all[0] ?? '')])
const parameters = z.object({
  grant_type: text.optional(),
  tenantId: text.optional(),
  username: text.optional(),
  password: text.optional(),
  refresh_token: text.optional(),
})
type Parameters = z.infer<typeof parameters>
type Granted = TokenPair & { tenantId: string; userId: string }
type Grant = (services: Services, asked: Parameters, request: FastifyRequest) => Promise<Granted>

const grants = new Map<string, Grant>([
  ['password', (services, asked, request) => passwordGrant(services, asked, request, false)],
  ['captcha', (services, asked, request) => passwordGrant(services, asked, request, true)],
  ['refresh_token', refreshGrant],
])

/** What the grants that this gateway does not offer are called, for the refusal. */
const others = new Map([
  ['social', label('第三方登录', 'third-party sign-in', 'đăng nhập bên thứ ba')],
  ['authorization_code', label('单点登录', 'single sign-on', 'đăng nhập một lần')],
  ['sms_code', label('短信验证码登录', 'SMS code', 'mã SMS')],
  ['register', label('注册', 'registration', 'đăng ký')],
])

/** The token grant. It answers flat, as the spec lists it, and so do its refusals. */
export const tokenRoute = route({
  method: 'POST',
  path: '/blade-auth/oauth/token',
  access: { public: true },
  raw: true,
  run: async ({ request, reply, query, body, services, language }) => {
    try {
      const fromBody = parameters.safeParse(body ?? {})
      const fromQuery = parameters.safeParse(query)
      if (!fromBody.success || !fromQuery.success) throw new Refusal('badRequest', { reason: 'grant_type' })
      const asked = { ...fromQuery.data, ...fromBody.data }
      needClient(request)
      const grant = grants.get(asked.grant_type ?? '')
      if (!grant) throw new Refusal('grantDisabled', { mode: modeName(asked.grant_type ?? '', language) })
      const granted = await grant(services, asked, request)
      const answer = await present(services, granted, language)
      writeCookie(reply, granted.cookie, isEncrypted(request, services))
      return await sendFlat(request, reply, services, answer)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return refuse(request, reply, services, error, language)
    }
  },
})

const accountForm = /^[\w.\-@]{1,64}$/
const tenantForm = /^[\w-]{1,64}$/

async function passwordGrant(services: Services, asked: Parameters, request: FastifyRequest, always: boolean): Promise<Granted> {
  const header = (name: string) => {
    const value = request.headers[name.toLowerCase()]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const { username = '', password = '' } = asked
  const tenantId = header(tenantHeader) ?? (asked.tenantId || services.config.tenantId)
  const account = username.trim()
  // Nobody is called otherwise, so there is nothing to count or to look up.
  if (!accountForm.test(account) || !tenantForm.test(tenantId) || password === '') throw new Refusal('loginFailed')
  return signIn(services, {
    tenantId,
    account,
    password,
    address: request.ip,
    agent: header('user-agent') ?? '',
    captcha: { key: header(captchaKeyHeader), code: header(captchaCodeHeader), always },
  })
}

/** By the refresh token, or, where the browser has lost it, by the fallback cookie together with the marker header. */
async function refreshGrant(services: Services, asked: Parameters, request: FastifyRequest): Promise<Granted> {
  const token = asked.refresh_token
  const cookie = request.headers[markerHeader.toLowerCase()] === markerValue ? readCookie(request) : undefined
  const granted = await services.database.asSystem(async (tx) => {
    if (token) return rotateSession(tx, services, token)
    return cookie ? reviveSession(tx, services, cookie) : null
  })
  if (!granted) throw new Refusal('unauthorised')
  return granted
}

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
    expires_in: accessSeconds,
    pw_status: profile.pwStatus,
  }
}

/** Any well-formed client will do: it is a label in the log and grants nothing. */
function needClient(request: FastifyRequest): void {
  const [, encoded = ''] = /^Basic ([\w+/=-]+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (!/^[^:]+:/.test(Buffer.from(encoded, 'base64').toString('utf8'))) throw new Refusal('clientNeeded')
}

const modeName = (grant: string, language: Language) => {
  const name = others.get(grant)
  return name ? say(name, language) : grant.slice(0, 40) || 'grant_type'
}

const isEncrypted = (request: FastifyRequest, { config }: Services) => request.protocol === 'https' || config.tls !== undefined

function refuse(request: FastifyRequest, reply: FastifyReply, services: Services, refusal: Refusal, language: Language) {
  const said = refusal.say(language)
  const answer: GrantRefusal = { error_code: refusal.status, error_description: said }
  reply.code(refusal.status).header(errorHeader, refusal.key)
  if (refusal.key === 'busy') reply.header('retry-after', '1')
  const envelope = { code: refusal.status, success: false, data: refusal.data, msg: said }
  return sendFlat(request, reply, services, { ...answer, ...envelope })
}

const sendFlat = (request: FastifyRequest, reply: FastifyReply, { config }: Services, answer: unknown) =>
  sendEnvelope(request, reply, JSON.stringify(answer), config.cryptoKey)
