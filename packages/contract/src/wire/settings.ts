import type { Language } from '../i18n.ts'

export const loginModes = ['password', 'sms', 'face', 'social', 'sso', 'wechat'] as const
export type LoginMode = (typeof loginModes)[number]

/** A third party by which one may sign in; `name` is what the operator calls it. */
export type LoginSource = { source: string; name: string; kind: 'oidc' | 'wechat' }

/** What a client must know before anybody signs in; public. Also readable from a `settings.json` beside the portal. */
export type Settings = {
  title: string
  version: string
  languages: Language[]
  loginModes: LoginMode[]
  /** Third parties, where the modes name them. */
  loginSources?: LoginSource[]
  /** Whether strangers may ask for an account. Default false. */
  isOpenToRegister?: boolean
  /** Whether `tenantId` is that of the domain, rather than a guess. */
  isTenantKnown?: boolean
  captcha: 'off' | 'afterFailures' | 'always'
  /** Uncompressed SM2 public key, hex with leading 04. */
  sm2PublicKey: string
  /** Path of the STOMP socket on this origin. */
  push: string
  tenantId: string
  timeZone: string
  /** Origins beside the portal's own that frames and redirects may show; the operator's list. */
  allowedOrigins?: string[]
  /** Set when the database was filled with demonstration data: the accounts one may try. */
  demo?: { password: string; accounts: { account: string; name: string; role: string }[] }
  /** Optional symmetric encryption of what travels (SM4); the key is given to both sides by the operator. */
  encryption?: { data: boolean; token: boolean }
}
