import { type Language, type LoginMode, label, markerHeader, markerValue, say } from '@bip/contract'
import { Refusal } from '../http/errors.ts'
import { clientRules, mayCome } from './clientRules.ts'
import { readCookie } from './cookie.ts'
import { faceGrant } from './face/grant.ts'
import { registerGrant } from './registration/grant.ts'
import { reviveSession, rotateSession } from './sessions.ts'
import { signIn } from './signIn.ts'
import type { Granted } from './signInAdmission.ts'
import { type GrantCall, visitorOf } from './signInCall.ts'
import { smsGrant } from './sms/grant.ts'
import { socialGrant } from './social/grant.ts'
import { ticketGrant } from './tickets/grant.ts'

type Grant = { run: (call: GrantCall) => Promise<Granted>; mode?: LoginMode | readonly LoginMode[] }

const grants = new Map<string, Grant>([
  ['password', { run: (call) => passwordGrant(call, false), mode: 'password' }],
  ['captcha', { run: (call) => passwordGrant(call, true), mode: 'password' }],
  ['refresh_token', { run: refreshGrant }],
  ['sms_code', { run: smsGrant, mode: 'sms' }],
  ['face', { run: faceGrant, mode: 'face' }],
  ['social', { run: socialGrant, mode: ['social', 'wechat'] }],
  ['authorization_code', { run: ticketGrant, mode: 'sso' }],
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
  const cookie = request.headers[markerHeader.toLowerCase()] === markerValue ? readCookie(request) : undefined
  const granted = await services.database.asSystem(async (tx) => {
    if (token) return rotateSession(tx, services, token)
    return cookie ? reviveSession(tx, services, cookie) : null
  })
  if (!granted) throw new Refusal('unauthorised')
  return granted
}

const modeName = (grant: string, language: Language) => {
  const name = names.get(grant)
  return name ? say(name, language) : grant.slice(0, 40) || 'grant_type'
}
