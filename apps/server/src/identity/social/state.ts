import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Source } from '../../base/sources.ts'
import { OutboundFailure } from '../../outbound/callOut.ts'
import type { Services } from '../../services/services.ts'
import { hashOf, isSigned, makeSigned, randomSecret } from '../secrets/hashing.ts'
import { portalOrigin } from '../signIn/tenant.ts'
import type { Identity } from './identities.ts'
import { type Challenge, oidcAddress, oidcIdentity } from './oidc.ts'
import { wechatAddress, wechatIdentity } from './wechat.ts'

const lifeSeconds = 600
const cookieName = 'bip-social'

type Begin = { source: Source; tenantId: string; userId?: string; isInside?: boolean }

/** The source of a name, where its kind is switched on. Throws Refusal `grantDisabled`. */
export function sourceNamed({ config }: Pick<Services, 'config'>, name: string | undefined): Source {
  const source = config.sources.find((one) => one.source === name)
  const mode = source?.kind === 'wechat' ? 'wechat' : 'social'
  if (!source || !config.loginModes.includes(mode)) throw new Refusal('grantDisabled', { mode: (name ?? '').slice(0, 40) })
  return source
}

/** Begins a sign-in at a third party: answers where the browser goes and binds what comes back to this browser. */
export async function beginSocial(services: Services, request: FastifyRequest, reply: FastifyReply, begin: Begin): Promise<URL> {
  const { source, tenantId, userId, isInside = false } = begin
  const redirectUri = new URL(`/oauth/redirect/${source.source}`, portalOrigin(request, services)).href
  const state = makeSigned(services.keys.token, 'socialState')
  const challenge: Challenge = { state, nonce: randomSecret(), verifier: randomSecret(), redirectUri }
  const browser = readBrowser(request) ?? randomSecret()
  const address =
    source.kind === 'oidc'
      ? await atThirdParty(services, () => oidcAddress(source, challenge))
      : wechatAddress(source, challenge, isInside)
  const now = services.clock()
  const until = new Date(now.getTime() + lifeSeconds * 1000).toISOString()
  await services.database.asSystem(async (tx) => {
    await sql`insert into social_state (id_hash, tenant_id, source, browser_hash, verifier, nonce, redirect_uri, user_id, expires_at)
      values (${hashOf(challenge.state)}, ${tenantId}, ${source.source}, ${hashOf(browser)}, ${challenge.verifier}, ${challenge.nonce},
        ${redirectUri}, ${userId ?? null}, ${until}::timestamptz)`.execute(tx)
  })
  const secure = redirectUri.startsWith('https:') ? '; Secure' : ''
  // Lax: the browser comes back from another site before it sends this from our own page.
  reply.header('Set-Cookie', `${cookieName}=${browser}; Path=/api; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Lax${secure}`)
  return address
}

export type Returned = { source?: string; code?: string; state?: string; iss?: string }

/**
 * Whom the third party vouches for, and what the sign-in was begun for. Works once, in the browser that began. Throws Refusal
 * `socialFailed` for everything else.
 */
export async function endSocial(
  services: Services,
  request: FastifyRequest,
  returned: Returned,
): Promise<{ identity: Identity; tenantId: string; userId: string | null }> {
  const { code = '', state = '', iss } = returned
  const source = sourceNamed(services, returned.source)
  // What we never wrote is not looked for.
  if (code === '' || !isSigned(services.keys.token, 'socialState', state)) throw new Refusal('socialFailed')
  const { rows } = await services.database.asSystem((tx) =>
    sql<Omit<Challenge, 'state'> & { tenantId: string; userId: string | null; browser: string; source: string }>`
      delete from social_state where id_hash = ${hashOf(state)} and expires_at > ${services.clock().toISOString()}::timestamptz
      returning tenant_id as "tenantId", user_id as "userId", browser_hash as browser, source, verifier, nonce, redirect_uri as "redirectUri"`.execute(
      tx,
    ),
  )
  const [begun] = rows
  const browser = readBrowser(request)
  if (!begun || !browser || begun.browser !== hashOf(browser) || begun.source !== source.source) throw new Refusal('socialFailed')
  const answer = new URLSearchParams({ code, state, ...(iss && { iss }) })
  const identity = await atThirdParty(services, () =>
    source.kind === 'oidc' ? oidcIdentity(source, { ...begun, state }, answer) : wechatIdentity(source, answer),
  )
  return { identity, tenantId: begun.tenantId, userId: begun.userId }
}

/** Whatever goes wrong there is one refusal here; the operator reads which. */
async function atThirdParty<T>({ log }: Services, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) throw error
    log(`third-party sign-in: ${whatFailed(error)}`)
    throw new Refusal('socialFailed')
  }
}

/** The kind of an error, and why nobody was reached; other messages may repeat what was sent. */
function whatFailed(error: unknown): string {
  if (error instanceof OutboundFailure) return error.message
  if (!(error instanceof Error)) return 'unknown'
  if (error.cause instanceof OutboundFailure) return error.cause.message
  return 'code' in error && error.code ? `${error.name} (${String(error.code)})` : error.name
}

function readBrowser({ headers }: FastifyRequest): string | undefined {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=')
    if (name === cookieName && value && /^[\w-]{43}$/.test(value)) return value
  }
  return undefined
}
