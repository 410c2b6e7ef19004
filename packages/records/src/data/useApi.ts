import type { Core } from '@bip/contract'
import { type Client, type RequestFunction, type RequestOptions, type ResourceClient, resourceClient } from '@bip/contract/client'
import { useHost } from '../host/RecordsProvider.tsx'
import { useResource } from '../host/resources.ts'

const quieted = new WeakMap<Client, Client>()
const made = new WeakMap<Client, Map<string, ResourceClient>>()

/** The client without its general messages: these screens show a failure where it happened. */
export const quiet = (client: Client): Client => {
  const known = quieted.get(client)
  if (known) return known
  // The overloads differ in the answer's form only, which passes through untouched.
  const request = ((options: RequestOptions) => client.request({ ...options, silent: true })) as RequestFunction
  const silent = { ...client, request }
  quieted.set(client, silent)
  return silent
}

/** The calls of one resource over a client, made once per pair. */
export const apiOf = (client: Client, core: Core): ResourceClient => {
  const known = made.get(client) ?? new Map<string, ResourceClient>()
  made.set(client, known)
  const api = known.get(core.key) ?? resourceClient(quiet(client), core)
  known.set(core.key, api)
  return api
}

/** The calls of a resource over the host's client. */
export const useApi = (core: Core): ResourceClient => apiOf(useHost().client, core)

/** The calls of a resource by its key; undefined where the product does not have it. */
export const useApiByKey = (key: string): ResourceClient | undefined => {
  const { client } = useHost()
  const core = useResource(key)
  return core && apiOf(client, core)
}
