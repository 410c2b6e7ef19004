import { tokenHeader } from '@bip/contract'
import type { FastifyInstance } from 'fastify'
import { newId } from '../db/id.ts'

export type Sent = {
  token?: string
  query?: Record<string, string | number | boolean>
  body?: unknown
  headers?: Record<string, string>
}

/** `body` is the parsed JSON (an envelope nearly everywhere), or the text where it is none. */
export type Answer<T = unknown> = {
  status: number
  body: { code: number; success: boolean; data: T; msg: string }
  headers: Record<string, string | string[] | number | undefined>
  raw: Buffer
}

export type Api = {
  get<T = unknown>(path: string, sent?: Sent): Promise<Answer<T>>
  post<T = unknown>(path: string, sent?: Sent): Promise<Answer<T>>
  delete<T = unknown>(path: string, sent?: Sent): Promise<Answer<T>>
}

/** A file as a form sends it. */
export type Upload = { name: string; content: Uint8Array; type?: string }

/** Body and headers of a call that uploads one file. */
export function multipart({ name, content, type = 'application/octet-stream' }: Upload) {
  const boundary = `bip${newId()}`
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

/** Speaks HTTP to a server without a port; paths are without `/api`. */
export function apiOf(fastify: FastifyInstance): Api {
  const call =
    (method: 'GET' | 'POST' | 'DELETE') =>
    async <T>(path: string, { token, query, body, headers }: Sent = {}): Promise<Answer<T>> => {
      const answer = await fastify.inject({
        method,
        url: `/api${path}`,
        headers: { ...(token && { [tokenHeader]: `bearer ${token}` }), ...headers },
        ...(query && { query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])) }),
        // What tests send is JSON, a text or a buffer.
        ...(body !== undefined && { payload: body as object }),
      })
      const isJson = String(answer.headers['content-type']).startsWith('application/json')
      return {
        status: answer.statusCode,
        // The caller says what it expects and then looks at it.
        body: (isJson ? JSON.parse(answer.body) : answer.body) as Answer<T>['body'],
        headers: answer.headers,
        raw: answer.rawPayload,
      }
    }
  return { get: call('GET'), post: call('POST'), delete: call('DELETE') }
}
