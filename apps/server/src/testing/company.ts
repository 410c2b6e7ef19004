import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Settings, TokenGrant } from '@bip/contract'
import { authCalls, plus } from '@bip/contract'
import { encryptSm2 } from '@bip/contract/crypto'
import { sql } from 'kysely'
import { createServer } from '../app.ts'
import { defaultDemoPassword, defaults } from '../base/config.ts'
import type { Database } from '../db/database.ts'
import { hashPassword } from '../identity/secrets/passwords.ts'
import { type DemoSizes, seed } from '../start/index.ts'
import type { Contents } from './database.ts'
import { type Answer, startTestServer, type TestServer, type TestServerOptions } from './index.ts'

/** Only organisations, departments, people and roles. */
export const peopleOnly: DemoSizes = {}

/** Positions, procedures, the wiki, notes and files beside them. */
export const withOffice: DemoSizes = {
  post: 100,
  sopDoc: 100,
  wikiArticle: 100,
  note: 100,
  fileShare: 100,
  fileManager: 100,
  projectFile: 100,
}

/** What travels beside the envelope where a grant is refused. */
export type GrantAnswer = Answer & {
  body: Partial<TokenGrant> & { error_description?: string; error_code?: number; data?: unknown }
}

export type Company = TestServer & {
  /** As a client encrypts it. */
  seal(text: string): Promise<string>
  /** Asks for tokens by account and password; headers go on top of the usual ones. */
  grant(account: string, password?: string, headers?: Record<string, string>): Promise<GrantAnswer>
  /** Asks for the next tokens. */
  refresh(token: string, headers?: Record<string, string>): Promise<GrantAnswer>
  /** Signs in and answers the access token; throws where it is refused. */
  signIn(account: string, password?: string): Promise<string>
  /** Gives the password once more, as calls that change how one gets in ask for. Answers the token. */
  confirm(token: string, password?: string): Promise<string>
}

/** The same passwords at what they cost in tests. */
async function quickenPasswords(database: Database): Promise<void> {
  const hash = await hashPassword(defaultDemoPassword)
  await database.asSystem((tx) => sql`update user_secret set password_hash = ${hash}`.execute(tx))
}

/** Before any moment that a test sets its clock to. */
const foundation = new Date('2026-11-20T00:00:00Z')

/** The people of the demonstration, as nearly every test needs them. */
const peopleOfTheDemo: Contents = {
  name: 'company',
  sources: ['apps/server/src/seed', 'apps/server/src/start', 'apps/server/src/modules', 'packages/contract/src'],
  fill: async (database) => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'bip-test-'))
    const config = { ...defaults, seed: 'demo' as const, dataFolder }
    const server = await createServer(config, { database, seed: false, clock: () => foundation, log: () => undefined })
    await seed(server.services, () => undefined, peopleOnly)
    await quickenPasswords(database)
    await server.fastify.close()
    await server.services.access.close()
    await rm(dataFolder, { recursive: true, force: true })
  },
}

/** What was encrypted before, by key and text: once takes 20 ms, and a test that guesses says the same a thousand times. */
const sealed = new Map<string, Promise<string>>()

function sealOnce(text: string, publicKey: string): Promise<string> {
  const key = `${publicKey} ${text}`
  const known = sealed.get(key) ?? encryptSm2(text, publicKey)
  sealed.set(key, known)
  return known
}

/** Any well-formed client will do. */
export const client = { authorization: `Basic ${btoa('portal:any')}` }

/** A server whose tenant 000000 is the company of the demonstration, with as much data as `sizes` says. */
export async function startCompany({
  sizes = peopleOnly,
  ...options
}: TestServerOptions & { sizes?: DemoSizes } = {}): Promise<Company> {
  const isPrepared = sizes === peopleOnly
  const config = { ...options.config, seed: 'demo' as const }
  const server = await startTestServer({ ...options, seed: false, config, ...(isPrepared && { contents: peopleOfTheDemo }) })
  if (!isPrepared) {
    await seed(server.services, () => undefined, sizes)
    await quickenPasswords(server.services.database)
  }
  const { api } = server
  const settings = (await api.get<Settings>(plus.settings)).body.data
  const seal = (text: string) => sealOnce(text, settings.sm2PublicKey)
  const ask = async (body: Record<string, string>, headers: Record<string, string> = {}) =>
    // The grant answers flat; the envelope's fields are there beside it only where it is refused.
    (await api.post(authCalls.token, {
      body: new URLSearchParams(body).toString(),
      headers: { ...client, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })) as unknown as GrantAnswer
  const grant: Company['grant'] = async (account, password = defaultDemoPassword, headers) =>
    ask({ grant_type: 'password', scope: 'all', username: account, password: await seal(password) }, headers)
  return {
    ...server,
    seal,
    grant,
    refresh: (token, headers) => ask({ grant_type: 'refresh_token', scope: 'all', refresh_token: token }, headers),
    signIn: async (account, password) => {
      const { body } = await grant(account, password)
      if (!body.access_token) throw new Error(`${account} could not sign in: ${body.error_description}`)
      return body.access_token
    },
    confirm: async (token, password = defaultDemoPassword) => {
      const { status, body } = await api.post(plus.confirmPassword, { token, body: { password: await seal(password) } })
      if (status !== 200) throw new Error(`The password was not taken: ${body.msg}`)
      return token
    },
  }
}
