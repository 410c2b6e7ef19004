import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Scope } from '@bip/contract'
import { createServer, type Server, type ServerOptions } from '../app.ts'
import { type Config, defaults } from '../base/config.ts'
import { newId } from '../db/id.ts'
import { setPasswordCost } from '../identity/secrets/passwords.ts'
import type { Services } from '../services/services.ts'
import type { Session } from '../services/session.ts'
import { type Contents, type OwnPostgres, openTestDatabase } from './database.ts'
import { type Api, apiOf } from './http.ts'
import { lendTestDatabase } from './lentDatabase.ts'

/** A hundredth of what a password costs in the product: tests sign in often. */
export const testPasswordCost = { N: 2 ** 9, r: 8, p: 1 }
setPasswordCost(testPasswordCost)

/** A session for a test, without signing in: permissions as `{customer_view: 'all'}`. */
export type TestSession = Partial<Omit<Session, 'permissions'>> & {
  permissions?: Record<string, Scope> | ReadonlyMap<string, Scope>
}

export type TestServer = Server & {
  api: Api
  /** The server's data folder, removed at the end. */
  dataFolder: string
  /** A token that is taken for this session; the tenant is 000000 unless the session says otherwise. */
  tokenFor(session: TestSession): string
  /** What the operator would have read. */
  logged: string[]
  stop(): Promise<void>
}

export type TestServerOptions = Pick<
  ServerOptions,
  'routes' | 'clock' | 'monotonic' | 'freeBytes' | 'adapt' | 'seed' | 'clientLimits'
> & {
  config?: Partial<Config>
  /** What the database begins with; nothing when absent. */
  contents?: Contents
  /** Where tests run on PostgreSQL: another one than they share. */
  postgres?: OwnPostgres
}

/** Starts the server on a fresh database, without a port. One for all tests of a file: `beforeAll` starts, `afterAll` stops it. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'bip-test-'))
  const logged: string[] = []
  const log = (line: string) => void logged.push(line)
  const isOwn = options.postgres !== undefined || options.freeBytes !== undefined
  const { database, databaseUrl, drop } = await (isOwn
    ? openTestDatabase(options.contents, { ...options, log })
    : lendTestDatabase(options.contents, log))
  const config: Config = { ...defaults, seed: 'none', ...options.config, dataFolder, ...(databaseUrl && { databaseUrl }) }
  const sessions = new Map<string, Session>()
  const adapt = (services: Services) => withSessions(options.adapt?.(services) ?? services, sessions)
  const server = await createServer(config, { ...options, adapt, database, log }).catch(async (error) => {
    await drop()
    throw error
  })
  await server.fastify.ready()
  return {
    ...server,
    api: apiOf(server.fastify),
    dataFolder,
    logged,
    tokenFor: (session) => {
      const token = `test-${newId()}`
      sessions.set(token, completed(session))
      return token
    },
    stop: async () => {
      await server.fastify.close()
      await server.services.access.close()
      await drop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

const withSessions = (services: Services, sessions: Map<string, Session>): Services => ({
  ...services,
  access: {
    ...services.access,
    resolve: async (token, purpose) => sessions.get(token) ?? services.access.resolve(token, purpose),
  },
})

function completed({ permissions = {}, ...given }: TestSession): Session {
  const deptId = given.deptId ?? ''
  return {
    tenantId: '000000',
    userId: 'tester',
    account: 'tester',
    realName: '测试员',
    deptIds: deptId ? [deptId] : [],
    roleIds: [],
    sessionId: newId(),
    timeZone: defaults.timeZone,
    ...given,
    deptId,
    permissions: permissions instanceof Map ? permissions : new Map(Object.entries(permissions)),
  }
}
