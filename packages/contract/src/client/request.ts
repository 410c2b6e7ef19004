import type { Envelope } from '../wire/envelope.ts'
import type { Progress } from './transport.ts'

type QueryValue = string | number | boolean | null | undefined | readonly string[]
export type Query = Readonly<Record<string, QueryValue>>

export type RequestOptions = {
  /** Default GET. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`, unless it has that prefix, is absolute, or belongs to the print service. */
  path: string
  /** Absent and null values are left out, lists are comma-joined. */
  query?: Query
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is, instead of `body`. */
  form?: FormData | URLSearchParams
  headers?: Record<string, string>
  /** Rejects with the signal's reason, without any message. */
  signal?: AbortSignal
  /** Failures are not told to the user by the client. Default false. */
  silent?: boolean
  /** The sentence for a refusal to which the gateway gives no words. Default: that of a system error. */
  unworded?: string
  /** No session goes with it, and a 401 is a plain refusal. Default false. */
  isAnonymous?: boolean
  /** The session goes with it, but a 401 is a plain refusal: no refresh, no end of the session. Default false. */
  isFinal?: boolean
  /** A POST that changes nothing: sent again like a GET when the network failed. Default false. */
  isRead?: boolean
  /** A write that gets an idempotency key of its own, so that it may be sent again. Default false. */
  safe?: boolean
  /** The same key and content have their effect once, however often they are sent. */
  idempotencyKey?: string
  /** ms, default 300 000. */
  timeout?: number
  /** `timeout` is of silence while a form with `onProgress` is sent: it begins again whenever bytes leave. Default false. */
  isSilence?: boolean
  /** Never encrypted: what must be readable before the settings are known. Default false. */
  isPlain?: boolean
  /** From 0 to 1: of the upload where a form is sent, of the download for `as: 'blob'`. */
  onProgress?: Progress
}

/** A file as it came, and the name that the gateway gave it. */
export type Download = { blob: Blob; name: string }

/** `data` of the envelope (default), the whole envelope, a file, or the answer as it came. Rejects with `ApiError`. */
export type RequestFunction = {
  <T = unknown>(options: RequestOptions & { as?: 'data' }): Promise<T>
  <T = unknown>(options: RequestOptions & { as: 'envelope' }): Promise<Envelope<T>>
  <T = unknown>(options: RequestOptions & { as: 'flat' }): Promise<T>
  (options: RequestOptions & { as: 'blob' }): Promise<Download>
}

export function searchOf(query: Query): Record<string, string> {
  const search: Record<string, string> = {}
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== null) search[key] = Array.isArray(value) ? value.join(',') : String(value)
  return search
}

/** The file name of a `Content-Disposition`; empty where none is given. */
export function fileNameOf(disposition: string | null): string {
  const encoded = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  const plain = /filename\s*=\s*("?)([^";]+)\1/i.exec(disposition ?? '')?.[2]
  try {
    return decodeURIComponent(encoded ?? plain ?? '')
  } catch {
    return plain ?? ''
  }
}
