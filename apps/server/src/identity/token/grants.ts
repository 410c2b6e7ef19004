import { type ErrorKey, type Language, type LoginMode, label, markerHeader, markerValue, say } from '@bip/contract'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../base/errors.ts'
import type { Services } from '../../services/services.ts'
import { faceGrant } from '../face/grant.ts'
import { registerGrant } from '../registration/grant.ts'
import { isSigned, type SecretUse } from '../secrets/hashing.ts'
import { clientRules, mayCome } from '../session/clientRules.ts'
import { readCookie } from '../session/cookie.ts'
import { renewSession } from '../session/sessions.ts'
import { verifyToken } from '../session/tokens.ts'
import type { Granted } from '../signIn/admission.ts'
import { type GrantCall, type GrantParameters, visitorOf } from '../signIn/call.ts'
import { smsGrant } from '../sms/grant.ts'
import { socialGrant } from '../social/grant.ts'
import { ticketGrant } from '../tickets/grant.ts'
import { signIn } from './signIn.ts'

type Grant = {
  run: (call: GrantCall) => Promise<Granted>
  mode?: LoginMode | readonly LoginMode[]
  /** What is handed in and cannot be guessed: the refusal of what we never made, before anything is looked up for it. */
  garbage?: (services: Services, asked: GrantParameters, request: FastifyRequest) => ErrorKey | undefined
}

const grants = new Map<string, Grant>([
  ['password', { run: (call) => passwordGrant(call, false), mode: 'password' }],
  ['captcha', { run: (call) => passwordGrant(call, true), mode: 'password' }],
  ['refresh_token', { run: refreshGrant, garbage: foreignRefresh }],
  ['sms_code', { run: smsGrant, mode: 'sms' }],
  ['face', { run: faceGrant, mode: 'face' }],
  ['social', { run: socialGrant, mode: ['social', 'wechat'], garbage: foreign('state', 'socialState', 'socialFailed') }],
  ['authorization_code', { run: ticketGrant, mode: 'sso', garbage: foreign('code', 'ticket', 'ticketWrong') }],
  ['register', { run: registerGrant }],
])

/** What the ways are called where they are switched off. */
const names = new Map([
  ['password', label('账号密码登录', 'account and password', 'tài khoản và mật khẩu')],
  ['captcha', label('账号密码登录', 'account and password', 'tài khoản và mật khẩu')],
  ['social', label('第三方登录', 'third-party sign-in', 'đăng nhập bên thứ ba')],
  ['authorization_code', label('单点登录', 'single sign-on', 'đăng nhập một lần')],
  ['sms_code', label('短信验证码登录', 'SMS code', 'mã SMS')],
  ['face', label('刷脸登录', 'face sign-in', 'đăng nhập khuôn mặt')],
])

/** Lets somebody in the way they ask for. Throws Refusal `grantDisabled` for ways that nobody offers or the operator switched off. */
export async function grantTokens(call: Omit<GrantCall, 'visitor'>): Promise<Granted> {
  const { services, asked, request, language } = call
  const type = asked.grant_type ?? ''
  const grant = grants.get(type)
  const modes = grant?.mode === undefined ? undefined : [grant.mode].flat()
  if (!grant || (modes && !modes.some((mode) => services.config.loginModes.includes(mode))))
    throw new Refusal('grantDisabled', { mode: modeName(type, language) })
  const refusal = grant.garbage?.(services, asked, request)
  if (refusal) throw new Refusal(refusal)
  const visitor = await visitorOf(services, request, asked.tenantId)
  // A refresh goes by the client that the session was opened with.
  if (type !== 'refresh_token') {
    const rules = await services.database.asSystem((tx) => clientRules(tx, visitor.tenantId, visitor.clientId), {
      readOnly: true,
    })
    if (!mayCome(rules, type)) throw new Refusal('grantDisabled', { mode: modeName(type, language) })
  }
  return grant.run({ ...call, visitor })
}

/** A secret of ours in a parameter; whatever else stands there is refused. */
function foreign(parameter: 'state' | 'code', use: SecretUse, refusal: ErrorKey): NonNullable<Grant['garbage']> {
  return ({ keys }, asked) => (isSigned(keys.token, use, asked[parameter] ?? '') ? undefined : refusal)
}

/** Neither a refresh token nor, with the marker, a fallback cookie that we signed and that still lives. */
function foreignRefresh({ keys, clock }: Services, asked: GrantParameters, request: FastifyRequest): ErrorKey | undefined {
  const { refresh_token: token } = asked
  const cookie = token ? undefined : fallbackOf(request)
  const claims = token
    ? verifyToken(keys.token, token, 'refresh', clock())
    : cookie && verifyToken(keys.token, cookie, 'cookie', clock())
  return claims ? undefined : 'unauthorised'
}

const fallbackOf = (request: FastifyRequest): string | undefined =>
  request.headers[markerHeader.toLowerCase()] === markerValue ? readCookie(request) : undefined

const accountForm = /^[\w.\-@]{1,64}$/

async function passwordGrant({ services, asked, visitor }: GrantCall, always: boolean): Promise<Granted> {
  const { username = '', password = '' } = asked
  const account = username.trim()
  // Nobody is called otherwise, so there is nothing to count or to look up.
  if (!accountForm.test(account) || password === '') throw new Refusal('loginFailed')
  return signIn(services, visitor, { account, password, always })
}

/** By the refresh token, or, where the browser has lost it, by the fallback cookie together with the marker header. */
async function refreshGrant({ services, asked, request }: GrantCall): Promise<Granted> {
  const token = asked.refresh_token
  const cookie = fallbackOf(request)
  const granted = await services.database.asSystem(async (tx) => {
    if (token) return renewSession(tx, services, { token, purpose: 'refresh' })
    return cookie ? renewSession(tx, services, { token: cookie, purpose: 'cookie' }) : null
  })
  if (!granted) throw new Refusal('unauthorised')
  return granted
}

const modeName = (grant: string, language: Language) => {
  const name = names.get(grant)
  return name ? say(name, language) : grant.slice(0, 40) || 'grant_type'
}
