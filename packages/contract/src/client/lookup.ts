import type { Core } from '../resource/core.ts'
import { pathOf } from '../resource/core.ts'
import type { Choice } from '../wire/envelope.ts'
import { ApiError } from './apiError.ts'
import type { Client } from './client.ts'

/** How long ids are collected before they are asked for together, ms. */
export const lookupDelayMs = 300
/** Ids of one POST; a table of a thousand rows still asks once. */
const batchSize = 1000
const keptRows = 5000
/** How long nobody asks again for an id that the gateway does not know, ms. */
const unknownForMs = 60_000

export type Lookup = {
  /** The records of ids by id; ids that nobody knows are absent. Rejects with “Request failed with code: …”. */
  find(ids: readonly string[]): Promise<Map<string, Choice>>
  /** After a write: these are asked for again. */
  forget(ids: readonly string[]): void
}

type Waiting = { resolve(row: Choice | undefined): void; reject(failure: unknown): void; promise: Promise<Choice | undefined> }

/** Collects ids over a window and keeps what came back, so that a screen of labels costs one request per resource. */
export function createLookup(client: Client, core: Core): Lookup {
  const kept = new Map<string, Choice>()
  let keptFor: string | undefined
  let waiting = new Map<string, Waiting>()
  /** Asked for, and not answered yet. */
  const asking = new Map<string, Waiting>()
  /** When an id was not known, ms since 1970. */
  const unknown = new Map<string, number>()

  const ask = async (): Promise<void> => {
    const asked = [...waiting]
    waiting = new Map()
    for (const [id, entry] of asked) asking.set(id, entry)
    for (let start = 0; start < asked.length; start += batchSize) await askBatch(asked.slice(start, start + batchSize))
  }

  const askBatch = async (batch: [string, Waiting][]): Promise<void> => {
    try {
      const rows = await fetchRows(batch.map(([id]) => id))
      for (const [id, { resolve }] of batch) {
        const row = rows.get(id)
        if (row) keep(id, row)
        else unknown.set(id, Date.now())
        resolve(row)
      }
    } catch (failure) {
      for (const [, { reject }] of batch) reject(failure)
    } finally {
      for (const [id, entry] of batch) if (asking.get(id) === entry) asking.delete(id)
    }
  }

  const fetchRows = async (ids: string[]): Promise<Map<string, Choice>> => {
    const call = core.calls.selectData
    if (!call) return new Map()
    try {
      const rows = await client.request<Choice[] | null>({
        method: call.method,
        path: pathOf(core, call),
        body: ids,
        isRead: true,
        silent: true,
      })
      return new Map(
        (rows ?? []).map((row) => [String(row.id), { ...row, label: row.label ?? String(row[core.display] ?? row.id) }]),
      )
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.kind !== 'answer') throw failure
      const { code, key, data } = failure
      throw new ApiError('answer', code, `Request failed with code: ${code}`, { key, data, cause: failure })
    }
  }

  const keep = (id: string, row: Choice): void => {
    if (kept.size >= keptRows) for (const [oldest] of kept) if (kept.delete(oldest)) break
    kept.set(id, row)
  }

  const find = (id: string): Promise<Choice | undefined> => {
    const known = kept.get(id)
    if (known) return Promise.resolve(known)
    if (Date.now() - (unknown.get(id) ?? 0) < unknownForMs) return Promise.resolve(undefined)
    unknown.delete(id)
    const pending = waiting.get(id) ?? asking.get(id)
    if (pending) return pending.promise
    if (waiting.size === 0) setTimeout(ask, lookupDelayMs)
    const entry = Promise.withResolvers<Choice | undefined>()
    waiting.set(id, entry)
    return entry.promise
  }

  return {
    async find(ids) {
      // What one user may read is not kept for the next.
      const userId = client.session.current()?.userId
      if (keptFor !== userId) {
        kept.clear()
        unknown.clear()
      }
      keptFor = userId
      const rows = await Promise.all([...new Set(ids)].map(async (id) => [id, await find(id)] as const))
      return new Map(rows.filter((row): row is [string, Choice] => row[1] !== undefined))
    },
    forget(ids) {
      for (const id of ids) {
        kept.delete(id)
        unknown.delete(id)
        // What is on its way may be of before the write.
        asking.delete(id)
      }
    },
  }
}

const lookups = new WeakMap<Client, Map<string, Lookup>>()

/** The one lookup of a resource in a client, shared by everything on the page. */
export function lookupOf(client: Client, core: Core): Lookup {
  const ofClient = lookups.get(client) ?? new Map<string, Lookup>()
  lookups.set(client, ofClient)
  const found = ofClient.get(core.key) ?? createLookup(client, core)
  ofClient.set(core.key, found)
  return found
}
