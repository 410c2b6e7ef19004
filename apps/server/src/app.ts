import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languageOf } from '@bip/contract'
import multipart from '@fastify/multipart'
import fastifyServer, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { areas } from './areas.ts'
import type { Config } from './base/config.ts'
import { Refusal } from './base/errors.ts'
import { steadyClock } from './base/steadyClock.ts'
import { version } from './base/version.ts'
import type { Database } from './db/database.ts'
import { newNumber } from './db/id.ts'
import { openDatabase } from './db/open.ts'
import { mustHaveFiles } from './files/content/present.ts'
import { refusalOf, sendRefusal } from './http/answer.ts'
import { readBodies } from './http/body/bodies.ts'
import { refusePacked } from './http/body/encoding.ts'
import { formLimits } from './http/body/forms.ts'
import type { Route } from './http/route.ts'
import { servePages } from './http/serving/pages.ts'
import { tellRoom } from './http/serving/roomHeader.ts'
import { prepareServer, serveRoutes } from './http/serving/serve.ts'
import { type ClientLimits, clientLimits } from './http/serving/slowClients.ts'
import { approvers, bindings, courses, ownExtensions } from './modules/extensions.ts'
import { openServices } from './openServices.ts'
import type { Services } from './services/services.ts'
import { type Seeded, seed } from './start/index.ts'
import { bindProcesses } from './workflow/bindings.ts'
import { bringCourses } from './workflow/definitions/index.ts'
import { addRule } from './workflow/who/rules.ts'

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
  /** A clock that only goes forward, ms; that of the process when absent. */
  monotonic?: () => number
  /** Free bytes of the disk; measured when absent. */
  freeBytes?: () => number
  /** An open database; the configuration's own when absent. */
  database?: Database
  /** Routes beside those of the areas. */
  routes?: readonly Route[]
  /** Brings baseline and demonstration data up to date. Default true. */
  seed?: boolean
  /** Puts other services in place of the usual ones. */
  adapt?: (services: Services) => Services
  /** Limits for slow clients that differ from the usual ones. */
  clientLimits?: Partial<ClientLimits>
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Makes the whole server: database, services, routes. It listens when told to. Throws what the operator can act on. */
export async function createServer(config: Config, options: ServerOptions = {}): Promise<Server> {
  const { log = console.error, progress = () => undefined } = options
  const { clock = steadyClock({ log }), monotonic, freeBytes } = options
  const database = options.database ?? (await openDatabase(config, { log, progress, freeBytes }))
  await mustHaveFiles(config, database)
  const usual = await openServices({ config, database, clock, log, monotonic, freeBytes })
  const services = options.adapt?.(usual) ?? usual
  bindProcesses(bindings, ownExtensions)
  bringCourses(courses)
  for (const [name, rule] of Object.entries(approvers)) addRule(name, rule)
  const seeded = options.seed === false ? null : await seed(services, progress)
  await services.jobs.start(services)
  const routes = [...areas.flatMap((area) => area(services)), ...(options.routes ?? [])]
  const limits = { ...clientLimits, ...options.clientLimits }
  const fastify = fastifyServer(fastifyOptions(config, limits))
  await readBodies(fastify)
  await fastify.register(multipart, { limits: formLimits, throwFileSizeLimit: true })
  prepareServer(fastify, services, limits)
  fastify.addHook('onRequest', refusePacked)
  tellRoom(fastify, services)
  serveRoutes(fastify, services, routes)
  services.push.serve(fastify, services)
  fastify.addHook('preClose', async () => {
    await services.prune.close()
    await services.jobs.close()
    await services.outbox.close()
    await services.logs.close()
    await services.push.close()
  })
  servePages(fastify, builtApps(), version, { frames: config.allowedOrigins, portal: config.portalUrl })
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

function fastifyOptions({ trustProxy, tls }: Config, { headersTimeout, checkEvery }: ClientLimits): FastifyServerOptions {
  const http = { headersTimeout, connectionsCheckingInterval: checkEvery }
  return {
    trustProxy: trustProxy ?? false,
    forceCloseConnections: 'idle',
    genReqId: () => newNumber(),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      const language = languageOf(request.headers['accept-language'])
      void sendRefusal(request, reply, refusalOf(error, language) ?? new Refusal('unknownPath'), language)
    },
    ...(tls ? { https: { ...http, cert: readFileSync(tls.cert), key: readFileSync(tls.key) } } : { http }),
  } as FastifyServerOptions // plain and TLS servers have types of their own, alike in all that is used here
}

const builtApps = () =>
  [
    { folder: `${root}apps/portal/dist`, base: '/' },
    { folder: `${root}apps/dashboards/dist`, base: '/dashboard/' },
  ].filter(({ folder }) => existsSync(folder))
