import type { Label, Language } from '@bip/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ZodType } from 'zod'
import type { Services } from '../services/services.ts'
import type { Session } from '../services/session.ts'

/** Who may call a route. A route without it does not compile, nor start. */
export type Access =
  | { public: true }
  | { signedIn: true /** Also to whoever still has to choose a password of their own. */; whilePasswordDue?: true }
  /** One code, or any of several. */
  | { permission: string | readonly string[] }

/** The query as it arrives: a name given twice becomes an array. */
export type RawQuery = Record<string, string | string[] | undefined>

/** What `run` is given. `session` is null on public routes. */
export type Call<Q = RawQuery, B = unknown, S = Session> = {
  session: S
  language: Language
  query: Q
  body: B
  request: FastifyRequest
  reply: FastifyReply
  services: Services
  /** Aborted when the client leaves before it has the whole answer. */
  signal: AbortSignal
}

export type SessionOf<A extends Access> = A extends { public: true } ? null : Session

export type Declaration<A extends Access, Q, B> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | /** Of the tus protocol. */ 'HEAD' | 'PATCH'
  /** Without `/api`; a last segment `{name}` is a path parameter, read from `call.request.params`. */
  path: string
  access: A
  /** Checked before `run`; without it the query passes as it came. */
  query?: ZodType<Q>
  /** Checked before `run`; without it the JSON or form body passes as it came. */
  body?: ZodType<B>
  /** The body is multipart: `run` reads `request.parts()` or `request.file()`. */
  multipart?: true
  /** Largest body in bytes; 1 MiB by default and 32 KiB on public routes, 8 MiB for resources with lines is usual. */
  bodyLimit?: number
  /** Keys, and values in lists, that the JSON of a body may hold in all; 100 000 and 200 000 by default. */
  maxJsonItems?: number
  /** Calls per minute and address on this route, beside the general budget. */
  rateLimit?: number
  /** `run` answers the reply by itself (files, exports, the flat token grant); refusals still become envelopes. */
  raw?: true
  /** A POST that changes nothing: its body is a question. It is logged like a GET. */
  onlyReads?: true
  /** A GET that changes something, as some of the spec's do: logged, and stopped on a full disk, like every write. */
  acts?: true
  /** What it writes is small, or makes room: it goes on while the disk is nearly full. */
  smallWrites?: true
  /** Answers while the server turns others away (health). */
  always?: true
  /** Answers the `data` of the envelope, a `Json` text that is spliced in as it is, or data `WithMessage`. */
  run: (call: Call<Q, B, SessionOf<A>>) => Promise<unknown>
}

/** A declared route whose types were checked where it was declared. */
export type Route = Declaration<Access, unknown, unknown>

/** Declares a route; `run` sees query and body as their schemas say and the session as the access says. */
export function route<const A extends Access, Q = RawQuery, B = unknown>(declaration: Declaration<A, Q, B>): Route {
  // The server calls `run` only with what these very schemas and this access produced.
  return declaration as unknown as Route
}

/** Data together with what the caller is told of it, in place of the usual sentence. */
export class WithMessage {
  readonly data: unknown
  readonly text: Label
  constructor(data: unknown, text: Label) {
    this.data = data
    this.text = text
  }
}

/** JSON text made by the database; `run` may answer it in place of a value, and it is never parsed. */
export class Json {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
