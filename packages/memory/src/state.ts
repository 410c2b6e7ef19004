import {
  type AnyRecord,
  type Changes,
  type Collected,
  type Core,
  type Doer,
  dayAt,
  type ErrorKey,
  type Language,
  type ListView,
  permissionCode,
  type RecordComment,
  type StoredFile,
} from '@bip/contract'

/** Who is signed in at the in-memory gateway. */
export type MemorySession = {
  tenantId: string
  userId: string
  deptId: string
  account: string
  realName: string
  password: string
  /** Codes such as `customer_edit`, or everything. */
  permissions: 'all' | readonly string[]
}

export type HistoryRow = {
  id: string
  resource: string
  recordId: string
  version: number
  at: string
  userId: string
  userName: string
  operation: string
  changes: Changes
}

/** A record in the bin. */
export type MemoryRemoved = { resource: string; record: AnyRecord; at: string }

/** A comment as the gateway keeps it. */
export type MemoryComment = Omit<RecordComment, 'isOwn' | 'thread' | 'isTaken'> & {
  resource: string
  recordId: string
  thread?: string
  isTaken?: boolean
}

/** Everything that the gateway holds. */
export type MemoryState = {
  resources: Readonly<Record<string, Core>>
  tables: Map<string, Map<string, AnyRecord>>
  history: HistoryRow[]
  counters: Map<string, number>
  /** Removed records, latest last. */
  bin: MemoryRemoved[]
  /** Named views by list. */
  views: Map<string, ListView[]>
  /** What the user collects, newest first. */
  collected: Collected[]
  /** What was said about records, latest last. */
  comments: MemoryComment[]
  /** Uploaded files. */
  files: Map<string, StoredFile>
  /** What was answered to writes by idempotency key. */
  answered: Map<string, { content: string; answer: unknown }>
  session: MemorySession
  now(): Date
  newId(): string
}

/** One request, read. */
export type MemoryCall = {
  query: URLSearchParams
  /** Parsed JSON or form fields; `undefined` without any. */
  body: unknown
  form?: FormData
  headers: Headers
  language: Language
}

export type MemoryHandler = (call: MemoryCall) => unknown

/** A refusal on its way to becoming an envelope. */
export class MemoryRefusal extends Error {
  readonly key: ErrorKey
  readonly values: Record<string, string | number>
  readonly data: unknown

  constructor(key: ErrorKey, values: Record<string, string | number> = {}, data: unknown = null) {
    super(key)
    this.key = key
    this.values = values
    this.data = data
  }
}

export const tableOf = (state: MemoryState, key: string): Map<string, AnyRecord> => {
  const table = state.tables.get(key) ?? new Map<string, AnyRecord>()
  state.tables.set(key, table)
  return table
}

export const hasCode = ({ session }: MemoryState, code: string): boolean =>
  session.permissions === 'all' || session.permissions.includes(code)

export const isPermitted = (state: MemoryState, core: Core, operation: string): boolean =>
  hasCode(state, permissionCode(core, operation))

/** Throws `forbidden` unless the session may. */
export function demand(state: MemoryState, core: Core, operation: string, language: Language): void {
  if (!isPermitted(state, core, operation)) throw new MemoryRefusal('forbidden', { what: core.label[language] })
}

/** The record of an id; throws `notFound`. */
export function recordOf(state: MemoryState, core: Core, id: unknown, language: Language): AnyRecord {
  const record = tableOf(state, core.key).get(String(id ?? ''))
  if (!record) throw new MemoryRefusal('notFound', { what: core.label[language] })
  return record
}

/** The name of a record in pickers, labels and history. */
export function labelOf(state: MemoryState, resource: string, id: unknown): string | undefined {
  const display = state.resources[resource]?.display
  const value = display && typeof id === 'string' ? state.tables.get(resource)?.get(id)?.[display] : undefined
  return typeof value === 'string' ? value : undefined
}

/** Who acts now. */
export const doerOf = ({ session, now }: MemoryState): Doer => {
  const at = now()
  return { userId: session.userId, deptId: session.deptId, at: at.toISOString(), today: dayAt(at, 'Asia/Shanghai') }
}
