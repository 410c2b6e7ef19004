import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languageOf } from '@bip/contract'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import fastifyServer, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { areas } from './areas.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { newId } from './db/id.ts'
import { openDatabase } from './db/open.ts'
import { refusalOf, sendRefusal } from './http/answer.ts'
import { Refusal } from './http/errors.ts'
import { servePages } from './http/pages.ts'
import type { Route } from './http/route.ts'
import { prepareServer, serveRoutes } from './http/serve.ts'
import { openServices } from './openServices.ts'
import { type Seeded, seed } from './seed/index.ts'
import type { Services } from './services.ts'
import { version } from './version.ts'

export type Server = {
  services: Services
  fastify: FastifyInstance
  /** Every declared call. */
  routes: readonly Route[]
  /** What the start found in the database or made there; null when it was told not to look. */
  seeded: Seeded | null
  /** Opens the port and answers its address. */
  listen(): Promise<string>
  /** Answers what is under way, then closes the database. */
  close(): Promise<void>
}

export type ServerOptions = {
  /** What the operator reads; the console when absent. */
  log?: (line: string) => void
  progress?: (line: string) => void
  clock?: () => Date
  /** An open database; the configuration's own when absent. */
  database?: Database
  /** Routes beside those of the areas. */
  routes?: readonly Route[]
  /** Brings baseline and demonstration data up to date. Default true. */
  seed?: boolean
  /** Puts other services in place of the usual ones. */
  adapt?: (services: Services) => Services
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Makes the whole server: database, services, routes. It listens when told to. Throws what the operator can act on. */
export async function createServer(config: Config, options: ServerOptions = {}): Promise<Server> {
  const { log = console.error, progress = () => undefined, clock = () => new Date() } = options
  const database = options.database ?? (await openDatabase(config, { log, progress }))
  const usual = await openServices({ config, database, clock, log })
  const services = options.adapt?.(usual) ?? usual
  const seeded = options.seed === false ? null : await seed(services, progress)
  const routes = [...areas.flatMap((area) => area(services)), ...(options.routes ?? [])]
  const fastify = fastifyServer(fastifyOptions(config))
  await fastify.register(formbody)
  await fastify.register(multipart, {
    limits: { files: 9, fields: 50, fieldSize: 1024 * 1024, parts: 60 },
    throwFileSizeLimit: true,
  })
  readEmptyJson(fastify)
  prepareServer(fastify, services)
  serveRoutes(fastify, services, routes)
  services.push.serve(fastify, services)
  fastify.addHook('preClose', async () => {
    await services.outbox.close()
    await services.logs.close()
    await services.push.close()
  })
  servePages(fastify, builtApps(), version, config.allowedOrigins)
  return {
    services,
    fastify,
    routes,
    seeded,
    listen: () => fastify.listen({ host: config.host, port: config.port }),
    close: async () => {
      await fastify.close()
      await services.access.close()
      await database.close()
    },
  }
}

function fastifyOptions({ trustProxy, tls }: Config): FastifyServerOptions {
  return {
    trustProxy: trustProxy ?? false,
    forceCloseConnections: 'idle',
    genReqId: () => newId(),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      const language = languageOf(request.headers['accept-language'])
      void sendRefusal(request, reply, refusalOf(error, language) ?? new Refusal('unknownPath'), language)
    },
    ...(tls && { https: { cert: readFileSync(tls.cert), key: readFileSync(tls.key) } }),
  } as FastifyServerOptions // plain and TLS servers have types of their own, alike in all that is used here
}

/** Clients say "JSON" also where they send nothing. */
function readEmptyJson(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error')
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, String(body), done)
  })
}

const builtApps = () =>
  [
    { folder: `${root}apps/portal/dist`, base: '/' },
    { folder: `${root}apps/dashboards/dist`, base: '/dashboard/' },
  ].filter(({ folder }) => existsSync(folder))
