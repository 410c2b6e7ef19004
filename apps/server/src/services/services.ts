import type { Readable } from 'node:stream'
import type { DataStore } from '@tus/utils'
import type { Config } from '../base/config.ts'
import type { Disk } from '../base/disk.ts'
import type { Database } from '../db/database.ts'
import type { JobRunner, Outbox, Prune, Push } from './background.ts'
import type { Logs } from './logs.ts'
import type { Session } from './session.ts'

/** Secrets made at first start and kept beside the data, never printed. */
export type Keys = {
  /** SM2, hex: the private key (64 digits) and the uncompressed public key (leading 04). */
  sm2: { privateKey: string; publicKey: string }
  /** Random bytes that sign access tokens and tickets. */
  token: Buffer
}

/** Contents of uploaded files, by a key that the server made. */
export type FileStore = {
  /** Stores the content whole or not at all and answers its size in bytes; throws Refusal `tooLarge` past `limit` bytes. */
  put(key: string, content: Readable | Uint8Array, limit?: number): Promise<number>
  /** Throws Refusal `notFound` where nothing is stored. `range` is in bytes, both ends included. */
  get(key: string, range?: { start: number; end: number }): Promise<Readable>
  /** Size and SHA-256 of a content. Throws Refusal `notFound` where nothing is stored, `busy` once the signal is aborted. */
  measure(key: string, signal?: AbortSignal): Promise<{ size: number; sha256: string }>
  remove(key: string): Promise<void>
  /** Makes a second content of the first, without sending it anywhere; each is removed by itself. */
  copy(from: string, to: string): Promise<void>
  /** Where contents gather that come in pieces, under the key that they will have. */
  pieces(): Promise<DataStore>
  /** A content that came in pieces is whole: it is made to last. */
  seal(key: string): Promise<void>
  /** Takes away what was begun before that moment and never finished; what this process is writing stays. */
  sweep(before: Date): Promise<void>
}

/** Who waits: strangers stand behind everybody who is known, and leave them places. Default known. */
export type Asker = { isStranger?: boolean }

export type AccessService = {
  /** The session of an access token, or of one for the wiki alone, at most one second old; null for anything that is not valid now. */
  resolve(token: string, purpose?: 'access' | 'wiki'): Promise<Session | null>
  /** People as they would call if they were signed in: to see whether something may be told to them. Not inside a transaction. */
  people(tenantId: string, userIds: readonly string[]): Promise<Session[]>
  /** Makes the next `resolve` look again: after a role, password or account changed. */
  forget(tenantId: string, userId?: string): void
  /** Opens what a client encrypted with the SM2 key, off the main thread; null for anything that does not decrypt to a text. */
  decrypt(cipher: string, who?: Asker): Promise<string | null>
  close(): Promise<void>
}

/** Everything a route or an operation may need, made once by `createServer`. */
export type Services = {
  config: Config
  database: Database
  /** Now; tests set it. */
  clock: () => Date
  keys: Keys
  access: AccessService
  files: FileStore
  /** The disk that holds the data folder. */
  disk: Disk
  push: Push
  /** Delivers what operations left to be done after their commit. */
  outbox: Outbox
  /** Runs what the product does by itself. */
  jobs: JobRunner
  /** Takes away what is old. */
  prune: Prune
  /** What administrators read: calls, failures, sign-ins. */
  logs: Logs
  /** What the operator reads; secrets never go in. */
  log: (line: string) => void
}
