import { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import type { WechatSource } from '../../base/sources.ts'
import { callOut } from '../../outbound/callOut.ts'
import type { Identity } from './identities.ts'
import type { Challenge } from './oidc.ts'

const timeout = 10_000
const maxBytes = 64 * 1024
const tokens = z.object({ access_token: z.string(), openid: z.string(), unionid: z.string().optional() })
const person = z.object({ nickname: z.string().optional(), unionid: z.string().optional() })

/** Where a browser is sent: to a code to scan, or, inside WeChat, to the public account's own question. */
export function wechatAddress(source: WechatSource, { state, redirectUri }: Challenge, isInside: boolean): URL {
  const url = new URL(isInside ? source.publicAccountUrl : source.authorizeUrl)
  // WeChat wants these names in this order.
  url.searchParams.set('appid', source.appId)
  url.searchParams.set('redirect_uri', redirectUri)
  url.searchParams.set('response_type', 'code')
  url.searchParams.set('scope', isInside ? 'snsapi_userinfo' : 'snsapi_login')
  url.searchParams.set('state', state)
  url.hash = 'wechat_redirect'
  return url
}

/** Who came back. WeChat knows neither PKCE nor nonces: the state, bound to the browser, stands alone. */
export async function wechatIdentity(source: WechatSource, returned: URLSearchParams): Promise<Identity> {
  const exchange = new URL(source.tokenUrl)
  exchange.search = new URLSearchParams({
    appid: source.appId,
    secret: source.secret,
    code: returned.get('code') ?? '',
    grant_type: 'authorization_code',
  }).toString()
  const { access_token, openid, unionid } = await ask(exchange, tokens)
  const profile = new URL(source.userInfoUrl)
  profile.search = new URLSearchParams({ access_token, openid, lang: 'zh_CN' }).toString()
  const who = await ask(profile, person).catch((): z.infer<typeof person> => ({}))
  return { source: source.source, subject: unionid ?? who.unionid ?? openid, name: (who.nickname ?? '').slice(0, 60) }
}

/** WeChat answers failures with 200 and an `errcode`, which no schema here takes. */
async function ask<T>(url: URL, schema: z.ZodType<T>): Promise<T> {
  const { status, body } = await callOut(url, { timeout, maxBytes })
  const read = schema.safeParse(jsonOf(body))
  if (status !== 200 || !read.success) throw new Refusal('socialFailed')
  return read.data
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}
