import { type AnyRecord, type Core, pathOf, type StoredBase } from '../resource/core.ts'
import { binCalls } from '../wire/bin.ts'
import type { BulkResult, ListResult } from '../wire/envelope.ts'
import { ApiError } from './apiError.ts'
import type { Client } from './client.ts'
import type { Lookup } from './lookup.ts'
import { actionCall, conditionsOf, standardCall, textsOf, whereOffered } from './resourceCalls.ts'
import type { ResourceClient } from './resourceClient.ts'

type Writes = 'save' | 'saveList' | 'remove' | 'restore' | 'act' | 'actOnList' | 'visit'

/** What writing needs of reading. */
type Around<R extends StoredBase> = Pick<ResourceClient<R>, 'detail'> & {
  /** Forgets the labels of what was changed. */
  forget: Lookup['forget']
}

/** The calls that change records of a resource. */
export function resourceWrites<R extends StoredBase = AnyRecord>(
  client: Client,
  core: Core,
  { detail, forget }: Around<R>,
): Pick<ResourceClient<R>, Writes> {
  return {
    async save(values, { id, version, idempotencyKey, signal } = {}) {
      const answer = await client.request<unknown>({
        ...standardCall(core, id && core.calls.update ? 'update' : 'submit'),
        body: { ...values, ...(id && { id }), ...(version !== undefined && { version }) },
        idempotencyKey,
        safe: true,
        signal,
      })
      if (id) forget([id])
      if (isRecord<R>(answer)) return answer
      return id && core.calls.detail ? detail(id, signal) : undefined
    },
    async saveList(rows, idempotencyKey) {
      const call = core.calls.submitList
      if (!call) throw new Error(`The resource "${core.key}" declares no call "submitList". Declare it in its core with many().`)
      const request = { method: call.method, path: pathOf(core, call), body: rows, idempotencyKey, safe: true }
      const answer = await client.request<ListResult>(request).catch((failure: unknown) => {
        if (failure instanceof ApiError && isListResult(failure.data)) return failure.data
        throw failure
      })
      forget(answer.results.flatMap(({ id }) => id ?? []))
      return answer.results
    },
    async remove(ids) {
      await client.request({ ...standardCall(core, 'remove'), query: { ids }, safe: true })
      forget(ids)
    },
    async restore(ids) {
      const body = { resource: core.key, ids: [...ids] }
      const answer = await whereOffered(
        client.request<BulkResult>({ method: 'POST', path: binCalls.restore, body, safe: true, silent: true }),
      )
      forget(ids)
      return answer
    },
    async act<T>(name: string, ids: readonly string[], args?: Record<string, unknown>) {
      const { method, path } = actionCall(core, name)
      const answer = await client.request<T>({
        method,
        path,
        // Where the spec acts by a GET, what its dialog asked for stands in the address.
        query: method === 'GET' ? { ...textsOf(args), ids } : { ids },
        body: method === 'GET' ? undefined : args,
        safe: true,
      })
      forget(ids)
      return answer
    },
    actOnList(name, question = {}, args) {
      const { method, path } = actionCall(core, name)
      const query = { ...conditionsOf(question), ...(method === 'GET' && textsOf(args)) }
      return client.request({ method, path, query, body: method === 'GET' ? undefined : args, safe: true })
    },
    async visit(id) {
      if (!core.visit) return
      const { method, path } = core.visit.call
      const counted = client.request({ method, path: pathOf(core, { method, path }), body: { id }, silent: true })
      await counted.catch(() => undefined)
    },
  }
}

const isListResult = (data: unknown): data is ListResult => typeof data === 'object' && data !== null && 'results' in data

const isRecord = <R extends StoredBase>(answer: unknown): answer is R =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string' && 'version' in answer
