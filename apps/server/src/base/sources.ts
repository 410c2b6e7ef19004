import { z } from 'zod'

const name = z.string().regex(/^[a-z][\w-]{0,31}$/i)
const secure = z.url().refine((text) => {
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\..*|\[::1\])$/.test(hostname))
}, 'an https address, or one of this machine')

const oidc = z.strictObject({
  kind: z.literal('oidc'),
  source: name,
  name: z.string().min(1).max(40),
  /** Where `/.well-known/openid-configuration` stands. */
  issuer: secure,
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  scopes: z.string().default('openid profile'),
})

const wechat = z.strictObject({
  kind: z.literal('wechat'),
  source: name.default('wechat'),
  name: z.string().min(1).max(40).default('微信'),
  appId: z.string().min(1),
  secret: z.string().min(1),
  /** Where a desktop browser shows the code to scan. */
  authorizeUrl: secure.default('https://open.weixin.qq.com/connect/qrconnect'),
  /** Where WeChat's own browser asks its user. */
  publicAccountUrl: secure.default('https://open.weixin.qq.com/connect/oauth2/authorize'),
  tokenUrl: secure.default('https://api.weixin.qq.com/sns/oauth2/access_token'),
  userInfoUrl: secure.default('https://api.weixin.qq.com/sns/userinfo'),
})

const file = z.array(z.discriminatedUnion('kind', [oidc, wechat])).max(20)

export type OidcSource = z.infer<typeof oidc>
export type WechatSource = z.infer<typeof wechat>
/** A third party that vouches for people: named by the operator, never by a request. */
export type Source = OidcSource | WechatSource

/** The sources of a file of JSON. Throws one sentence that names what is wrong, never a secret. */
export function readSources(text: string, path: string): Source[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new Error(`The file ${path} of BIP_LOGIN_SOURCES is not JSON; mend it, or leave it out.`)
  }
  const read = file.safeParse(parsed)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new Error(
      `The file ${path} of BIP_LOGIN_SOURCES is not right at ${issue?.path.join('.') || 'its top'}: ${issue?.message}.`,
    )
  }
  const names = read.data.map(({ source }) => source)
  const twice = names.find((one, at) => names.indexOf(one) !== at)
  if (twice) throw new Error(`The file ${path} of BIP_LOGIN_SOURCES has two sources called "${twice}"; rename one.`)
  return read.data
}
