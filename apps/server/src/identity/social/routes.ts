import { authCalls, plus, type SocialLink } from '@bip/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { type Call, route } from '../../http/route.ts'
import { writeAdminHistory } from '../../logs/adminHistory.ts'
import type { Services } from '../../services/services.ts'
import { mustBeConfirmed, sealedPassword } from '../own/confirmation.ts'
import { originOf, tellOwner } from '../own/tellOwner.ts'
import { numberIn } from '../phones/store.ts'
import { wantedTenant } from '../signIn/tenant.ts'
import { linkIdentity } from './identities.ts'
import { beginSocial, endSocial, sourceNamed } from './state.ts'

const signedIn = { signedIn: true } as const
const named = z.object({ source: z.string().max(32) })
const changing = named.extend({ password: sealedPassword.optional() })

/** Sends the browser to the third party. */
const render = route({
  method: 'GET',
  path: `${authCalls.socialRender}/{source}`,
  access: { public: true },
  query: z.object({ tenantId: z.string().optional() }),
  rateLimit: 600,
  raw: true,
  run: async ({ request, reply, services, query }) => {
    const { source: name } = request.params as { source: string } // the path has it
    const source = sourceNamed(services, name)
    const tenantId = await wantedTenant(services, request, query.tenantId)
    if (tenantId === undefined) throw new Refusal('tenantUnknown')
    const address = await beginSocial(services, request, reply, { source, tenantId })
    return reply.header('cache-control', 'no-store').redirect(address.href)
  },
})

/** The same inside WeChat's own browser, for the first source of that kind. */
const wechat = route({
  method: 'GET',
  path: authCalls.wechatAuthorize,
  access: { public: true },
  query: z.object({ tenantId: z.string().optional() }),
  rateLimit: 600,
  raw: true,
  run: async ({ request, reply, services, query }) => {
    const source = sourceNamed(services, services.config.sources.find(({ kind }) => kind === 'wechat')?.source ?? 'wechat')
    const tenantId = await wantedTenant(services, request, query.tenantId)
    if (tenantId === undefined) throw new Refusal('tenantUnknown')
    const address = await beginSocial(services, request, reply, { source, tenantId, isInside: true })
    return reply.header('cache-control', 'no-store').redirect(address.href)
  },
})

const offered = ({ config }: Services) =>
  config.sources.filter(({ kind }) => config.loginModes.includes(kind === 'wechat' ? 'wechat' : 'social'))

const links = route({
  method: 'GET',
  path: plus.socialLinks,
  access: signedIn,
  run: async ({ session: { tenantId, userId }, services }): Promise<SocialLink[]> => {
    const { rows } = await services.database.asSystem(
      (tx) =>
        sql<{ source: string; name: string; at: string }>`select source, name, created_at as at from social_identity
          where tenant_id = ${tenantId} and user_id = ${userId}`.execute(tx),
      { readOnly: true },
    )
    return offered(services).map(({ source, name, kind }) => {
      const linked = rows.find((row) => row.source === source)
      return { source, name, kind, isLinked: linked !== undefined, account: linked?.name ?? '', linkedAt: linked?.at ?? '' }
    })
  },
})

/** Where the caller goes to link a third party's account to their own: a way in for good, so it takes their password. */
const link = route({
  method: 'POST',
  path: plus.socialLink,
  access: signedIn,
  body: changing,
  run: async (call) => {
    const { session, services, body, request, reply } = call
    const { tenantId, userId } = session
    const source = sourceNamed(services, body.source)
    await mustBeConfirmed(call, body.password)
    return { url: (await beginSocial(services, request, reply, { source, tenantId, userId })).href }
  },
})

const returned = z.object({ source: z.string(), code: z.string(), state: z.string(), iss: z.string().optional() })

const linked = route({
  method: 'POST',
  path: plus.socialLinked,
  access: signedIn,
  body: returned,
  run: async (call) => {
    const { session, services, body, request } = call
    const { tenantId, userId } = session
    // Before what came back is used up: it is good for one try.
    await mustBeConfirmed(call)
    const { identity, ...begun } = await endSocial(services, request, body)
    // Begun by somebody else, or for a sign-in: their account must not become a way into this one.
    if (begun.userId !== userId || begun.tenantId !== tenantId) throw new Refusal('socialFailed')
    await services.database.asSystem(async (tx) => {
      await linkIdentity(tx, { tenantId, userId, ...identity, at: services.clock() })
      await note(tx, call, 'link', identity.source)
    })
    return null
  },
})

const unlink = route({
  method: 'POST',
  path: plus.socialUnlink,
  access: signedIn,
  body: changing,
  run: async (call) => {
    const { session, services, body } = call
    const { tenantId, userId } = session
    await mustBeConfirmed(call, body.password)
    await services.database.asSystem(async (tx) => {
      const { rows } = await sql`delete from social_identity
        where tenant_id = ${tenantId} and user_id = ${userId} and source = ${body.source} returning source`.execute(tx)
      if (rows.length === 0) throw new Refusal('notFound', { what: body.source })
      await note(tx, call, 'unlink', body.source)
    })
    return null
  },
})

/** Keeps what was done with the history of the account, and tells its owner. */
async function note(
  tx: Tx,
  { services, session, request }: Pick<Call, 'services' | 'session' | 'request'>,
  operation: 'link' | 'unlink',
  source: string,
): Promise<void> {
  const changes = { source: operation === 'link' ? { before: null, after: source } : { before: source, after: null } }
  const { tenantId, userId } = session
  await writeAdminHistory(tx, session, { resource: 'user', id: userId, operation, changes })
  const change = operation === 'link' ? 'linked' : 'unlinked'
  const name = services.config.sources.find((one) => one.source === source)?.name ?? source
  const phone = await numberIn(tx, tenantId, userId)
  await tellOwner(tx, services, session, originOf(request), { userId, change, name, phone })
}

export const socialRoutes = [render, wechat, links, link, linked, unlink]
