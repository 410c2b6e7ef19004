import { wikiCalls, wikiRoot } from '@bip/contract'
import { wikiArticle } from '@bip/contract/resources'
import { z } from 'zod'
import { Refusal } from '../base/errors.ts'
import { sendEnvelope } from '../http/answer.ts'
import { type Call, type Route, route } from '../http/route.ts'
import { sessionOf } from '../http/serving/serve.ts'
import { wikiToken } from '../identity/session/wikiToken.ts'
import { tenantOfHost } from '../identity/signIn/tenant.ts'
import { isClosedTo } from '../permissions/guarded.ts'
import { byPathId } from '../resources/serve.ts'
import type { Services } from '../services/services.ts'
import { demandOpenTenant } from '../tenancy/closed.ts'
import { ask } from './ask/ask.ts'
import { limits } from './graph/limits.ts'
import { answer } from './graph/run.ts'
import { countVisit, findArticle, hotArticles, listArticles, missing, readable, type WikiReader } from './read.ts'
import { wikiTree } from './tree.ts'

const view = { permission: 'wikiArticle_view' } as const
const id = z.string().regex(/^[\w-]{1,64}$/)
const path = z.string().trim().max(200)
const locale = z
  .string()
  .regex(/^[\w-]{0,10}$/)
  .default('zh')
const limitDefault = 50

type Reading = Pick<Call, 'session' | 'services' | 'language'>

/** One read of what the caller may see. */
const reading = <T>(
  { session, services, language }: Reading,
  work: (tx: Parameters<typeof listArticles>[0], where: ReturnType<typeof readable>) => Promise<T>,
) => {
  const where = readable({ tenantId: session.tenantId, session }, language)
  return services.database.asTenant(session.tenantId, (tx) => work(tx, where), { readOnly: true })
}

const tree = (name: string) =>
  route({
    method: 'GET',
    path: name,
    access: view,
    query: z.object({ path: path.default(wikiRoot), locale }),
    run: (call) =>
      reading(call, async (tx, where) =>
        wikiTree(await listArticles(tx, where, { locale: call.query.locale, path: call.query.path }), call.query.path),
      ),
  })

const visited = (name: string) =>
  route({
    method: 'POST',
    path: name,
    access: view,
    body: z.object({ id }),
    run: async ({ session, services, body, language }) => {
      const where = readable({ tenantId: session.tenantId, session }, language)
      return services.database.asTenant(session.tenantId, async (tx) => {
        if (!(await findArticle(tx, where, { id: body.id }))) throw missing(language)
        await countVisit(tx, session.tenantId, body.id, services.clock())
        return null
      })
    },
  })

const articleNamed = route({
  method: 'GET',
  path: `${wikiCalls.articles}/{id}`,
  access: view,
  run: (call) =>
    reading(call, async (tx, where) => {
      const given = id.safeParse((call.request.params as { id?: unknown }).id) // checked here
      const found = given.success ? await findArticle(tx, where, { id: given.data }) : null
      if (!found) throw missing(call.language)
      return found
    }),
})

/** Who asks the wiki: by its own token, by a session, or as anybody who came by a tenant's address. A token that is not good is refused. */
async function readerOf({ request, services }: Pick<Call, 'request' | 'services'>): Promise<WikiReader> {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (token) {
    const session = await services.access.resolve(token, 'wiki')
    if (!session) throw new Refusal('unauthorised')
    if (session.isPasswordDue) throw new Refusal('passwordDue')
    if (isClosedTo(session, { method: 'POST', path: wikiCalls.graph })) throw new Refusal('forbidden', { what: wikiCalls.graph })
    return { tenantId: session.tenantId, session }
  }
  if (request.headers['blade-auth'] !== undefined) {
    const session = await sessionOf(request, services)
    return { tenantId: session.tenantId, session }
  }
  return services.database.asSystem(
    async (tx) => {
      const tenantId = (await tenantOfHost(tx, request)) ?? services.config.tenantId
      await demandOpenTenant(tx, tenantId, services.clock())
      return { tenantId, session: null }
    },
    { readOnly: true },
  )
}

const graph = route({
  method: 'POST',
  path: wikiCalls.graph,
  access: { public: true },
  raw: true,
  rateLimit: 300,
  bodyLimit: 64 * 1024,
  body: z.object({
    query: z.string().max(limits.characters),
    variables: z.record(z.string(), z.unknown()).nullish(),
    operationName: z.string().max(100).nullish(),
  }),
  run: async ({ request, reply, services, body, language }) => {
    const reader = await readerOf({ request, services })
    const answered = await answer(services, body, { reader, language, number: request.id })
    return sendEnvelope(request, reply, JSON.stringify(answered), services.config.cryptoKey)
  },
})

/** The wiki for its readers. Writing it is that of every resource; the spec's own paths lead there too. */
export const routes = (_services: Services): Route[] => [
  tree(wikiCalls.tree),
  tree('/blade-bip/feign/client/skip/wiki/trees'),
  route({
    method: 'GET',
    path: '/blade-bip/feign/client/skip/wiki/pages',
    access: view,
    query: z.object({ locale: locale.optional(), limit: z.coerce.number().int().min(1).max(1000).default(limitDefault) }),
    run: (call) => reading(call, (tx, where) => listArticles(tx, where, call.query)),
  }),
  route({
    method: 'GET',
    path: '/blade-bip/feign/client/skip/wiki/by-path',
    access: view,
    query: z.object({ path: path.min(1), locale }),
    run: (call) =>
      reading(call, async (tx, where) => {
        const found = await findArticle(tx, where, call.query)
        if (!found) throw missing(call.language)
        return found
      }),
  }),
  route({
    method: 'GET',
    path: wikiCalls.search,
    access: view,
    query: z.object({ search: path.optional(), query: path.optional() }),
    run: (call) => {
      const search = call.query.search || call.query.query || ''
      return reading(call, async (tx, where) => (search === '' ? [] : ask(tx, where, search)))
    },
  }),
  articleNamed,
  route({
    method: 'GET',
    path: wikiCalls.hot,
    access: view,
    run: (call) => reading(call, (tx, where) => hotArticles(tx, where)),
  }),
  visited(wikiCalls.visit),
  visited('/blade-bip/user-wiki/wiki-hotspot'),
  // The wiki knows its readers by their own accounts: there is nothing to register, and signing in answers its token.
  route({ method: 'POST', path: '/blade-bip/dc-wiki-user-info/register', access: view, run: async () => null }),
  route({
    method: 'GET',
    path: '/blade-bip/dc-wiki-user-info/login',
    access: view,
    run: async ({ session, services }) => wikiToken(services, session),
  }),
  graph,
  ...byPathId(wikiArticle, { detail: '{id}', remove: '{id}', publish: '{id}/publish' }),
]
