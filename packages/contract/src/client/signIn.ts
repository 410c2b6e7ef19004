import { type Language, say } from '../i18n.ts'
import { authCalls } from '../wire/calls.ts'
import { captchaCodeHeader, captchaKeyHeader, tenantHeader } from '../wire/headers.ts'
import type { TokenGrant } from '../wire/session.ts'
import type { Settings } from '../wire/settings.ts'
import { ApiError } from './apiError.ts'
import type { RequestFunction } from './request.ts'
import { texts } from './texts.ts'

export type Credentials = {
  /** Default: the settings' own. */
  tenantId?: string
  username: string
  password: string
  captcha?: { key: string; code: string }
  signal?: AbortSignal
}

/** What a way to sign in sends to the token call, beside what all of them send. */
export type GrantParameters = { grant_type: string; tenantId?: string } & Record<string, string | undefined>
export type CaptchaAnswer = { key: string; code: string }

/** Asks for tokens in whichever way the parameters say. */
export function askGrant(
  request: RequestFunction,
  settings: Settings,
  { tenantId = settings.tenantId, ...parameters }: GrantParameters,
  captcha?: CaptchaAnswer,
  signal?: AbortSignal,
): Promise<TokenGrant> {
  const form = new URLSearchParams({ scope: 'all', tenantId })
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) form.set(name, value)
  return request<TokenGrant>({
    method: 'POST',
    path: authCalls.token,
    form,
    headers: {
      [tenantHeader]: tenantId,
      ...(captcha && { [captchaKeyHeader]: captcha.key, [captchaCodeHeader]: captcha.code }),
    },
    signal,
    isAnonymous: true,
    silent: true,
    as: 'flat',
  })
}

/** Exchanges credentials for tokens; the password leaves only encrypted for the gateway. */
export async function signIn(
  request: RequestFunction,
  settings: Settings,
  { tenantId = settings.tenantId, username, password, captcha, signal }: Credentials,
  language: Language,
): Promise<TokenGrant> {
  if (!settings.sm2PublicKey) throw new ApiError('local', 0, say(texts.noPublicKey, language))
  const { encryptSm2 } = await import('../crypto/sm2.ts')
  const sealed = await encryptSm2(password, settings.sm2PublicKey)
  const grant_type = captcha ? 'captcha' : 'password'
  return askGrant(request, settings, { grant_type, type: 'account', tenantId, username, password: sealed }, captcha, signal)
}
