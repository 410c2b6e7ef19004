import {
  type AnyRecord,
  apiPath,
  type Core,
  computeInto,
  type ErrorKey,
  errorHeader,
  errors,
  initialValues,
  languageOf,
  type Settings,
  say,
} from '@bip/contract'
import { type Fetch, pause } from '@bip/contract/client'
import { resources as allResources } from '@bip/contract/resources'
import { binHandlers } from './bin.ts'
import { bulkHandlers } from './bulk.ts'
import { codeHandlers } from './codes.ts'
import { collectHandlers } from './collect.ts'
import { commentHandlers } from './comments.ts'
import { makingHandlers } from './making/handlers.ts'
import { peopleHandlers } from './people.ts'
import { platformHandlers } from './platform.ts'
import { queryHandlers } from './queries.ts'
import { plusHandlers, resourceHandlers } from './routes.ts'
import {
  type MemoryCall,
  type MemoryComment,
  type MemoryHandler,
  MemoryRefusal,
  type MemorySession,
  type MemoryState,
  tableOf,
} from './state.ts'
import { treeHandlers } from './tree.ts'
import { versionHandlers } from './versions.ts'
import { viewHandlers } from './views.ts'

/** A record as a story writes it: what it leaves out gets its initial or empty value. */
export type MemoryRow = { id: string } & Record<string, unknown>
/** A refusal, or a connection that breaks. */
export type Failure = ErrorKey | 'network' | { key: ErrorKey; values?: Record<string, string | number>; data?: unknown }

export type MemoryOptions = {
  /** Default: every resource of the platform. */
  resources?: Readonly<Record<string, Core>>
  /** Rows by resource key. Default none; `samples` has some of each. */
  records?: Readonly<Record<string, readonly MemoryRow[]>>
  /** What was said about records, latest last. Default nothing. */
  comments?: readonly MemoryComment[]
  session?: Partial<MemorySession>
  settings?: Partial<Settings>
  /** ms before each answer. Default 0. */
  latency?: number
  /** Default: the clock. */
  now?: () => Date
}

export type MemoryGateway = Fetch & {
  /** Delays every answer from now on, ms. */
  latency(ms: number): void
  /** Calls whose path contains `path` fail from now on, at most `times` times. */
  fail(path: string, failure: Failure, times?: number): void
  /** Takes every failure and delay back. */
  heal(): void
  /** The rows of a resource as they are stored now. */
  rows(resource: string): AnyRecord[]
}

const defaultSession: MemorySession = {
  tenantId: '000000',
  userId: 'user-1',
  deptId: 'dept-1',
  account: 'admin',
  realName: '陈志远',
  password: 'bip-demo',
  permissions: 'all',
}

/** A gateway in memory, driven by the cores alone, for stories and tests: give it to a client as its `fetch`. */
export function createMemoryGateway(options: MemoryOptions = {}): MemoryGateway {
  const state = createState(options)
  const handlers = new Map<string, MemoryHandler>([
    ...Object.values(state.resources).flatMap((core) => resourceHandlers(state, core)),
    ...plusHandlers(state),
    ...queryHandlers(state),
    ...viewHandlers(state),
    ...binHandlers(state),
    ...bulkHandlers(state),
    ...makingHandlers(state),
    ...treeHandlers(state),
    ...collectHandlers(state),
    ...codeHandlers(state),
    ...peopleHandlers(state),
    ...commentHandlers(state),
    ...versionHandlers(state),
    ...platformHandlers(state, options.settings ?? {}),
  ])
  let delay = options.latency ?? 0
  let failures: { path: string; failure: Failure; left: number }[] = []

  const failureOf = (path: string): Failure | undefined => {
    const found = failures.find((entry) => entry.left > 0 && path.includes(entry.path))
    if (found) found.left--
    return found?.failure
  }

  const answer: Fetch = async (url, init) => {
    init.signal?.throwIfAborted()
    if (delay > 0) await pause(delay, init.signal ?? undefined)
    const { pathname, searchParams } = new URL(url, 'http://memory.test')
    const path = pathname.replace(/^\/api(?=\/)/, '')
    const headers = new Headers(init.headers)
    const language = languageOf(headers.get('Accept-Language') ?? undefined)
    const failure = failureOf(path)
    if (failure === 'network') throw new TypeError('The in-memory gateway was told to break the connection.')
    try {
      if (failure)
        throw typeof failure === 'string'
          ? new MemoryRefusal(failure)
          : new MemoryRefusal(failure.key, failure.values, failure.data)
      const handler = handlers.get(`${init.method ?? 'GET'} ${path}`)
      if (!handler) throw new MemoryRefusal('unknownPath')
      const data = await handler({ query: searchParams, headers, language, ...bodyOf(init.body) } satisfies MemoryCall)
      // As if it had travelled: nobody shares objects with the store.
      return data instanceof Response ? data : Response.json({ code: 200, success: true, data: data ?? null, msg: '' })
    } catch (thrown) {
      // A fault of the gateway itself must not look like a bad network.
      const refusal = thrown instanceof MemoryRefusal ? thrown : new MemoryRefusal('internal', { id: String(thrown) })
      const { status, text } = errors[refusal.key]
      const body = { code: status, success: false, data: refusal.data, msg: say(text, language, refusal.values) }
      return Response.json(body, { status, headers: { [errorHeader]: refusal.key } })
    }
  }

  return Object.assign(answer, {
    latency(ms: number) {
      delay = ms
    },
    fail(path: string, failure: Failure, times = Number.POSITIVE_INFINITY) {
      failures = [...failures, { path: apiPath(path).replace(/^\/api/, ''), failure, left: times }]
    },
    heal() {
      failures = []
      delay = 0
    },
    rows: (resource: string) => [...tableOf(state, resource).values()],
  })
}

function createState({
  resources = allResources,
  records = {},
  comments = [],
  session,
  now = () => new Date(),
}: MemoryOptions): MemoryState {
  let count = 0
  const state: MemoryState = {
    resources,
    tables: new Map(),
    history: [],
    counters: new Map(),
    bin: [],
    views: new Map(),
    collected: [],
    comments: [...comments],
    files: new Map(),
    answered: new Map(),
    session: { ...defaultSession, ...session },
    now,
    // Sorts by age, as the server's ids do.
    newId: () => `m${String(++count).padStart(10, '0')}`,
  }
  const at = now().getTime()
  for (const [key, rows] of Object.entries(records)) {
    const core = resources[key]
    if (!core)
      throw new Error(`Records are given for "${key}", which is no resource of this gateway. Add its core or leave them out.`)
    for (const [index, row] of rows.entries())
      tableOf(state, key).set(row.id, recordOf(core, row, at - index * 3_600_000, state.session))
  }
  return state
}

function recordOf(core: Core, row: MemoryRow, at: number, { userId, deptId }: MemorySession): AnyRecord {
  const time = new Date(at).toISOString()
  const record: AnyRecord = {
    ...initialValues(core.fields),
    version: 1,
    createUser: userId,
    createDept: deptId,
    createTime: time,
    updateUser: userId,
    updateTime: time,
    ...row,
  }
  for (const [key, field] of Object.entries(core.fields)) {
    const lines = record[key]
    if (field.kind !== 'lines' || !Array.isArray(lines)) continue
    record[key] = lines.map((given, index) => {
      const line = { ...initialValues(field.fields), id: `${row.id}-${index + 1}`, ...given }
      computeInto(field.fields, line)
      return line
    })
  }
  computeInto(core.fields, record)
  return record
}

function bodyOf(body: RequestInit['body']): { body: unknown; form?: FormData } {
  if (body instanceof FormData) return { body: undefined, form: body }
  if (typeof body !== 'string' || body === '') return { body: undefined }
  try {
    return { body: JSON.parse(body) }
  } catch {
    return { body: Object.fromEntries(new URLSearchParams(body)) }
  }
}
