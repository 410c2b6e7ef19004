import type { ErrorKey } from '../errors.ts'
import type { FieldErrors } from '../wire/envelope.ts'

/** `answer`: the gateway refused. `network` and `timeout`: nothing came back, `code` is 0. `local`: never sent. */
export type FailureKind = 'answer' | 'network' | 'timeout' | 'local'

/** A request that did not succeed. `message` is a sentence in the caller's language, ready to be shown. */
export class ApiError extends Error {
  readonly kind: FailureKind
  /** `error_code`, `code` or HTTP status, in this order; 0 where nothing was answered. */
  readonly code: number
  /** Stable name of the refusal where the gateway gives one (`Bip-Error`). */
  readonly key: ErrorKey | undefined
  /** The envelope's `data`, such as a `Conflict`. */
  readonly data: unknown

  constructor(kind: FailureKind, code: number, message: string, more: { key?: ErrorKey; data?: unknown; cause?: unknown } = {}) {
    super(message, { cause: more.cause })
    this.name = 'ApiError'
    this.kind = kind
    this.code = code
    this.key = more.key
    this.data = more.data
  }

  /** Sentences by path of field (`lines.2.quantity`); empty where none are marked. */
  get fields(): FieldErrors['fields'] {
    const { data } = this
    if (typeof data !== 'object' || data === null || !('fields' in data)) return {}
    const { fields } = data
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return {}
    return Object.fromEntries(Object.entries(fields).filter(([, text]) => typeof text === 'string'))
  }
}
