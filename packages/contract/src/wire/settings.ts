import type { Language } from '../i18n.ts'

export type LoginMode = 'password' | 'sms' | 'face' | 'social' | 'sso' | 'wechat'

/** What a client must know before anybody signs in; public. Also readable from a `settings.json` beside the portal. */
export type Settings = {
  title: string
  version: string
  languages: Language[]
  loginModes: LoginMode[]
  captcha: 'off' | 'afterFailures' | 'always'
  /** Uncompressed SM2 public key, hex with leading 04. */
  sm2PublicKey: string
  /** Path of the STOMP socket on this origin. */
  push: string
  tenantId: string
  timeZone: string
  /** Set when the database was filled with demonstration data: the accounts one may try. */
  demo?: { password: string; accounts: { account: string; name: string; role: string }[] }
  /** Optional symmetric encryption of what travels (SM4); the key is given to both sides by the operator. */
  encryption?: { data: boolean; token: boolean }
}
