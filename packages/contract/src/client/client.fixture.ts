import { vi } from 'vitest'
import { errorHeader } from '../wire/headers.ts'
import type { ApiError } from './apiError.ts'
import { type ClientOptions, createClient, type SessionEnd } from './client.ts'
import { type KeyStore, memoryStorage } from './session.ts'
import type { Fetch } from './transport.ts'

/** One request as the gateway of a test sees it. */
export type Seen = { url: URL; method: string; headers: Headers; body: unknown; signal: AbortSignal | undefined }
export type Handler = (seen: Seen) => Response | Promise<Response>

export const envelope = (data: unknown, code = 200, msg = '', key?: string): Response =>
  Response.json(
    { code, success: code === 200, data, msg },
    { status: code > 599 ? 200 : code, headers: key ? { [errorHeader]: key } : {} },
  )

export const grant = (token: string, more: object = {}): Response =>
  Response.json({ access_token: token, refresh_token: `${token}-refresh`, user_id: 'u1', tenant_id: '000000', ...more })

/** A client before a gateway that is a function, with everything that it told. */
export function setUp(handler: Handler, options: Partial<ClientOptions> = {}) {
  const seen: Seen[] = []
  const messages: ApiError[] = []
  const ends: SessionEnd[] = []
  const fetch: Fetch = async (url, init) => {
    const request: Seen = {
      url: new URL(url, 'http://bip.test'),
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: init.body ?? undefined,
      signal: init.signal ?? undefined,
    }
    seen.push(request)
    return handler(request)
  }
  const client = createClient({
    storage: memoryStorage(),
    onSessionEnd: (reason) => ends.push(reason),
    onMessage: (error) => messages.push(error),
    language: () => 'zh-CN',
    locks: null,
    fetch: vi.fn(fetch),
    ...options,
  })
  return { client, seen, messages, ends }
}

/** Local storage with tabs: writing from one tab is heard by the others, as browsers do it. */
export function sharedStorage(tabs: number): { storage: KeyStore; events: EventTarget }[] {
  const values = memoryStorage()
  const opened = Array.from({ length: tabs }, () => ({ events: new EventTarget(), storage: values }))
  for (const tab of opened) {
    const others = opened.filter((other) => other !== tab)
    const tell = (key: string): void => {
      for (const other of others) queueMicrotask(() => other.events.dispatchEvent(Object.assign(new Event('storage'), { key })))
    }
    tab.storage = {
      getItem: values.getItem,
      setItem: (key, value) => {
        values.setItem(key, value)
        tell(key)
      },
      removeItem: (key) => {
        if (values.getItem(key) === null) return
        values.removeItem(key)
        tell(key)
      },
    }
  }
  return opened
}

/** Puts a session in a client as a sign-in would. */
export function begin(client: ReturnType<typeof createClient>, token = 't1', userId = 'u1'): void {
  client.session.save({ access_token: token, refresh_token: `${token}-refresh`, user_id: userId, tenant_id: '000000' })
}
