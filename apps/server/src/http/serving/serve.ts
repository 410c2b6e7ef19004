import { type Language, languageOf, plus, tokenHeader } from '@bip/contract'
import { readToken } from '@bip/contract/crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asCaller, type Caller } from '../../base/caller.ts'
import { Refusal } from '../../base/errors.ts'
import { recordCalls, recordError } from '../../logs/record.ts'
import { isClosedTo } from '../../permissions/guarded.ts'
import type { Services } from '../../services/services.ts'
import type { Session } from '../../services/session.ts'
import { refusalOf, sendEnvelope, sendRefusal, successText } from '../answer.ts'
import { check, openBody, openQuery } from '../body/check.ts'
import { Budget } from '../budget.ts'
import type { Access, Call, RawQuery, Route } from '../route.ts'
import { limitInFlight } from './inFlight.ts'
import { type ClientLimits, clientLimits, watchClients } from './slowClients.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null on public routes. */
    session: Session | null
    language: Language
  }
  interface FastifyInstance {
    /** Every declared call, for pages that tell what a permission opens. */
    declaredRoutes: readonly Route[]
  }
}

const defaultBodyLimit = 1024 * 1024
/** What strangers may send: an account, a password, a question. */
const publicBodyLimit = 32 * 1024

/**
 * Puts declared routes on the server. Each call runs as: budget, session, permission, query and body, `run`, envelope. Throws when a
 * route says nothing about access or a path is declared twice.
 */
export function serveRoutes(fastify: FastifyInstance, services: Services, routes: readonly Route[]): void {
  const known = new Set<string>()
  fastify.decorate('declaredRoutes', routes)
  for (const route of routes) {
    const name = `${route.method} ${route.path}`
    if (!hasAccess(route)) throw new Error(`The route ${name} does not say who may call it; give it an access.`)
    if (known.has(name)) throw new Error(`The route ${name} is declared twice; one of them has to go.`)
    known.add(name)
    serveRoute(fastify, services, route)
  }
}

/** A route may come from code that the compiler did not see. */
function hasAccess({ access }: Route): boolean {
  if (!access) return false
  return 'permission' in access ? access.permission.length > 0 : 'public' in access || 'signedIn' in access
}

function serveRoute(fastify: FastifyInstance, services: Services, route: Route): void {
  const budget = route.rateLimit === undefined ? null : new Budget(route.rateLimit)
  const cryptoKey = route.path === plus.settings ? undefined : services.config.cryptoKey
  const { database } = services
  const path = route.path.replace(/\{(\w+)\}/g, ':$1')
  const own = route.smallWrites ? { ...services, database: { ...database, ...database.small } } : services
  // The print service is called without the prefix, and by some addresses of the specification with it.
  for (const url of path.startsWith('/pdf-printing') ? [path, `/api${path}`] : [`/api${path}`]) serveAt(url)

  function serveAt(url: string) {
    fastify.route({
      method: route.method,
      url,
      bodyLimit: route.bodyLimit ?? ('public' in route.access ? publicBodyLimit : defaultBodyLimit),
      exposeHeadRoute: false,
      config: {
        always: route.always === true,
        onlyReads: (route.method === 'GET' && !route.acts) || route.onlyReads === true,
        maxJsonItems: route.maxJsonItems,
      },
      onRequest: async (request) => {
        budget?.spend(request.ip)
        if ('public' in route.access) return
        request.session = await asCaller(callerOf(request), () => sessionOf(request, services, route.access))
        if ('permission' in route.access) mustBePermitted(request.session, route.access.permission)
        if (isClosedTo(request.session, route)) throw new Refusal('forbidden', { what: route.path })
      },
      handler: (request, reply) => request.exchange.work(() => asCaller(callerOf(request), () => perform(request, reply))),
    })
  }

  async function perform(request: FastifyRequest, reply: FastifyReply) {
    const { session, language } = request
    const call: Call<unknown, unknown> = {
      // Null on public routes, whose `run` is typed so.
      session: session as Session,
      language,
      // The parser makes texts and lists of texts.
      query: check(route.query, await openQuery(request.query as RawQuery, cryptoKey), language),
      body: check(
        route.body,
        route.multipart ? undefined : await openBody(request.body, cryptoKey, route.maxJsonItems),
        language,
      ),
      request,
      reply,
      services: own,
      signal: request.exchange.signal,
    }
    const data = await route.run(call)
    if (route.raw) return reply
    return sendEnvelope(request, reply, successText(data, language), cryptoKey)
  }
}

/** Whose turn a request takes: the user's, and before that is known the address's. */
const callerOf = ({ session, ip, exchange }: FastifyRequest): Caller => ({
  person: session ? `${session.tenantId}/${session.userId}` : ip,
  signal: exchange.signal,
})

/** The session of a request's token; refuses one without, and one with a password that has to be changed where `open` does not say otherwise. */
export async function sessionOf(request: FastifyRequest, { access, config }: Services, open?: Access): Promise<Session> {
  const header = request.headers[tokenHeader.toLowerCase()]
  const token = await readToken(typeof header === 'string' ? header : undefined, config.cryptoKey)
  const session = token ? await access.resolve(token) : null
  if (!session) throw new Refusal('unauthorised')
  if (session.isPasswordDue && !(open && 'signedIn' in open && open.whilePasswordDue)) throw new Refusal('passwordDue')
  return session
}

function mustBePermitted(session: Session, permission: string | readonly string[]): void {
  const codes = typeof permission === 'string' ? [permission] : permission
  if (!codes.some((code) => session.permissions.has(code))) throw new Refusal('forbidden', { what: codes[0] ?? '' })
}

/** What holds for every request: language, a ceiling on what is worked on at once, and refusals in place of errors. */
export function prepareServer(
  fastify: FastifyInstance,
  services: Pick<Services, 'config' | 'log' | 'logs'>,
  limits: ClientLimits = clientLimits,
): void {
  const { config } = services
  const budget = new Budget(config.requestsPerMinute)
  fastify.decorateRequest('session', null)
  fastify.decorateRequest('language', 'zh-CN')

  watchClients(fastify, limits)
  fastify.addHook('onRequest', async (request, reply) => {
    request.language = languageOf(request.headers['accept-language'])
    reply.header('x-content-type-options', 'nosniff').header('x-request-id', request.id)
    if (!request.routeOptions.config.always) budget.spend(request.ip)
  })
  limitInFlight(fastify, config.maxInFlight)
  recordCalls(fastify, services)
  fastify.setErrorHandler((error, request, reply) => answerError(error, request, reply, services))
  fastify.setNotFoundHandler((request, reply) =>
    sendRefusal(request, reply, new Refusal('unknownPath'), request.language, config.cryptoKey),
  )
}

declare module 'fastify' {
  interface FastifyContextConfig {
    always?: boolean
    onlyReads?: boolean
    maxJsonItems?: number
  }
}

function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Pick<Services, 'config' | 'log' | 'logs'>,
) {
  const { log, config } = services
  const expected = refusalOf(error, request.language)
  if (!expected) {
    const described = describe(error)
    log(`${request.id} ${request.method} ${request.routeOptions.url ?? 'unknown path'}: ${described}`)
    recordError(services, request, described)
  }
  const refusal = expected ?? new Refusal('internal', { id: request.id })
  return sendRefusal(request, reply, refusal, request.language, config.cryptoKey)
}

/** An error for the operator. Databases quote the value they could not take at the end of their message: it may be a secret. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(typeof error)
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  const code = 'code' in error ? ` (${String(error.code)})` : ''
  return [`${error.name}: ${error.message.replace(/: ".*$/s, ': …')}${code}`, ...frames].join('\n')
}
