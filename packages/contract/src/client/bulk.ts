import type { Core } from '../resource/core.ts'
import { type BulkPart, type BulkRow, bulkCalls } from '../wire/bulk.ts'
import { type ListQuestion, questionToWire } from '../wire/query.ts'
import type { Client } from './client.ts'

/** Which records of a list are meant, and how far the work is. */
export type BulkAsked = { question: ListQuestion; except: readonly string[]; after: string | null }

/** Work on many records of one resource, a part at a time. Refusals of single rows are among the answers. */
export type BulkClient = {
  /** At most `maxBulkRows`, each with values of its own. */
  editRows(rows: readonly BulkRow[], signal?: AbortSignal): Promise<BulkPart>
  /** The same values for the next part of all that match. */
  editAll(asked: BulkAsked, values: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<BulkPart>
  /** Runs an action, or `remove`, over the next part of all that match. */
  actOnAll(asked: BulkAsked, action: string, args?: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<BulkPart>
}

/** The bulk calls of a resource over a client. */
export function bulkClient(client: Client, core: Pick<Core, 'key'>): BulkClient {
  const resource = core.key
  const post = (path: string, body: Record<string, unknown>, signal?: AbortSignal) =>
    client.request<BulkPart>({ method: 'POST', path, body: { resource, ...body }, safe: true, silent: true, signal })
  return {
    editRows: (rows, signal) => post(bulkCalls.edit, { rows }, signal),
    editAll: (asked, values, signal) => post(bulkCalls.edit, { ...wired(asked), values }, signal),
    actOnAll: (asked, action, args, signal) => post(bulkCalls.act, { ...wired(asked), action, args: args ?? {} }, signal),
  }
}

function wired({ question: { search, filters }, except, after }: BulkAsked) {
  const { current: _page, size: _size, ...query } = questionToWire({ search, filters })
  return { query, except, after }
}
