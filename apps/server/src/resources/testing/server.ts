import type { InjectOptions } from 'fastify'
import type { Route } from '../../http/route.ts'
import { multipart, type Upload } from '../../testing/http.ts'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { fillCompanies, roleNames, sessionOf, type Tenant, tenants } from './company.ts'

/** An answer as tests look at it: the envelope with the status and the refusal's key, or the bytes of a file. */
export type Answer = {
  status: number
  code: number
  success: boolean
  msg: string
  // biome-ignore lint/suspicious/noExplicitAny: a test says by what it expects what this is
  data: any
  error: string | undefined
  bytes: Buffer
  headers: Record<string, unknown>
}
type Query = Record<string, string | number | undefined>
type Headers = Record<string, string>

/** The calls of one person. */
export type Caller = {
  get(path: string, query?: Query, headers?: Headers): Promise<Answer>
  post(path: string, body?: unknown, query?: Query, headers?: Headers): Promise<Answer>
  delete(path: string, query?: Query, headers?: Headers): Promise<Answer>
  upload(path: string, file: Upload, query?: Query, headers?: Headers): Promise<Answer>
}

export type RecordsServer = TestServer & {
  /** Calls as a person, such as `alpha.admin`; as nobody without. */
  as(person?: `${Tenant}.${string}`, language?: string): Caller
  setClock(at: Date): void
}

/** The server over a fresh database with two companies of five roles each. One for all tests of a file. */
export async function startRecordsServer({ routes }: { routes?: readonly Route[] } = {}): Promise<RecordsServer> {
  let now: Date | undefined
  const server = await startTestServer({
    seed: false,
    routes,
    clock: () => now ?? new Date(),
    config: { requestsPerMinute: 1_000_000, maxInFlight: 10_000 },
  })
  await fillCompanies(server.services.database, new Date('2026-11-01T00:00:00Z'))
  const tokens = new Map<string, string>()
  for (const tenant of tenants)
    for (const role of roleNames) tokens.set(`${tenant}.${role}`, server.tokenFor(sessionOf(tenant, role)))
  return {
    ...server,
    as: (person, language = 'zh-CN') => callerOf(server, person && (tokens.get(person) ?? person), language),
    setClock: (at) => {
      now = at
    },
  }
}

function callerOf({ fastify }: TestServer, token: string | undefined, language: string): Caller {
  const call = async ({ headers, ...options }: InjectOptions): Promise<Answer> => {
    const person = token ? { 'blade-auth': `bearer ${token}` } : {}
    const answer = await fastify.inject({ ...options, headers: { 'accept-language': language, ...person, ...headers } })
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    const envelope: Pick<Answer, 'code' | 'success' | 'msg' | 'data'> = isJson
      ? answer.json()
      : { code: 0, success: false, msg: '', data: undefined }
    return {
      ...envelope,
      status: answer.statusCode,
      error: answer.headers['bip-error']?.toString(),
      bytes: answer.rawPayload,
      headers: answer.headers,
    }
  }
  const url = (path: string, query: Query = {}) => {
    const pairs = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
    return pairs.length > 0 ? `/api${path}?${new URLSearchParams(pairs)}` : `/api${path}`
  }
  return {
    get: (path, query, headers) => call({ method: 'GET', url: url(path, query), headers }),
    post: (path, body, query, headers) => {
      const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
      return call({
        method: 'POST',
        url: url(path, query),
        headers: { 'content-type': 'application/json', ...headers },
        ...payload,
      })
    },
    delete: (path, query, headers) => call({ method: 'DELETE', url: url(path, query), headers }),
    upload: (path, file, query, headers) => {
      const { body, headers: kind } = multipart(file)
      return call({ method: 'POST', url: url(path, query), headers: { ...kind, ...headers }, payload: body })
    },
  }
}
