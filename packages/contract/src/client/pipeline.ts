import { randomHex } from '../crypto/random.ts'
import { sealedQueryParameter, sealJson, writeToken } from '../crypto/wire.ts'
import { say } from '../i18n.ts'
import type { Envelope } from '../wire/envelope.ts'
import { idempotencyHeader, markerHeader, markerValue, roomHeader, tokenHeader, workHeader } from '../wire/headers.ts'
import type { RoomState } from '../wire/health.ts'
import { apiPath } from '../wire/paths.ts'
import type { Settings } from '../wire/settings.ts'
import { type Work, workIn } from '../wire/work.ts'
import { type Answer, jsonOf, notOurs, readAnswer } from './answer.ts'
import { ApiError } from './apiError.ts'
import type { ClientOptions, SessionEnd } from './client.ts'
import { refusalOf } from './judge.ts'
import type { Refresher } from './refresher.ts'
import { type Download, fileNameOf, type RequestFunction, type RequestOptions, searchOf } from './request.ts'
import type { SessionStore } from './session.ts'
import { texts } from './texts.ts'
import { exchange } from './transport.ts'

type Parts = {
  options: ClientOptions
  session: SessionStore
  refresher: Refresher
  endSession(reason: SessionEnd): void
  tell(error: ApiError): void
}
type Asked = RequestOptions & { as?: 'data' | 'envelope' | 'flat' | 'blob' }
type Received = { answer: Answer; body: unknown; refusal?: ApiError }

const defaultTimeoutMs = 300_000
const defaultLabel = 'bip:bip'
const retries = 2
/** A puzzle may have become harder while one was solved. */
const maxPuzzles = 2

/** What happens to every request, in order: address, headers, sending, judging, one refresh, one password, telling. */
export function createPipeline({ options, session, refresher, endSession, tell }: Parts): {
  request: RequestFunction
  adopt(settings: Settings): void
  transport(path: string): Promise<{ url: string; headers: Record<string, string> }>
} {
  let encryption: Settings['encryption']

  const send = async (asked: Asked, token: string | undefined): Promise<Received> => {
    const language = options.language()
    const method = asked.method ?? 'GET'
    const isOwn = isOwnOrigin(asked.path, options.baseUrl)
    const dataKey = encryption?.data && isOwn && !asked.isPlain ? cipherKey() : undefined
    const { body, type } = await bodyOf(asked, dataKey)
    const key = asked.idempotencyKey
    const outgoing = {
      url: await urlOf(asked, dataKey),
      method,
      headers: {
        // What identifies the session and the app never leaves for another origin.
        ...(isOwn && (await identity(token))),
        ...(key && { [idempotencyHeader]: key }),
        ...(type && { 'Content-Type': type }),
        'Accept-Language': language,
        ...asked.headers,
      },
      body,
    }
    options.onSend?.({ ...outgoing, isSealed: dataKey !== undefined })
    const answer = await exchange(
      {
        ...outgoing,
        signal: asked.signal,
        timeout: asked.timeout ?? defaultTimeoutMs,
        isSilence: asked.isSilence,
        retries: method === 'GET' || asked.isRead || key ? retries : 0,
        onUpload: asked.form instanceof FormData ? asked.onProgress : undefined,
      },
      options.fetch,
      language,
      (response) => readAnswer(response, asked.as === 'blob', asked.onProgress),
    )
    if (isOwn) options.onRoom?.(roomOf(answer))
    if (answer.blob) return { answer, body: undefined }
    const json = await jsonOf(answer, options.cipherKey)
    return { answer, body: json, refusal: refusalOf(answer, json, language, asked.unworded) }
  }

  /** Who calls, as headers of a request to the gateway. */
  const identity = async (token: string | undefined): Promise<Record<string, string>> => ({
    ...(options.clientLabel !== false && { Authorization: `Basic ${btoa(options.clientLabel ?? defaultLabel)}` }),
    [markerHeader]: markerValue,
    ...(token && { [tokenHeader]: await writeToken(token, encryption?.token ? cipherKey() : undefined) }),
  })

  const cipherKey = (): string => {
    if (options.cipherKey) return options.cipherKey
    throw new ApiError('local', 0, say(texts.noCipherKey, options.language()))
  }

  const urlOf = async (asked: Asked, dataKey: string | undefined): Promise<string> => {
    const address = apiPath(asked.path)
    const query = searchOf(asked.query ?? {})
    if (Object.keys(query).length === 0) return rooted(address, options.baseUrl)
    const search = new URLSearchParams(dataKey ? { [sealedQueryParameter]: await sealJson(query, dataKey) } : query)
    return `${rooted(address, options.baseUrl)}${address.includes('?') ? '&' : '?'}${search}`
  }

  /** Sends, and once more with a newer token when the one it carried is no longer known. */
  const sendWithSession = async (asked: Asked): Promise<Received> => {
    const token = session.current()?.accessToken
    const first = await send(asked, token)
    if (first.refusal?.code !== 401 || !token || asked.isFinal) return first
    if (!(await refresher.renew(token))) return ended(first, token)
    asked.signal?.throwIfAborted()
    const newer = session.current()?.accessToken
    if (!newer) return first
    const second = await send(asked, newer)
    return second.refusal?.code === 401 ? ended(second, newer) : second
  }

  /** Ends the session whose token was refused, unless another one has begun since. */
  const ended = (received: Received, token: string): Received => {
    const current = session.current()
    if (!current || current.accessToken === token) endSession('expired')
    return received
  }

  const solve = options.solveWork ?? solveInPage

  /** Sends, and again with the answer of each puzzle that it is refused with. */
  const sendWithWork = async (asked: Asked, puzzles = 0): Promise<Received> => {
    const received = asked.isAnonymous ? await send(asked, undefined) : await sendWithSession(asked)
    const work = workIn(received.refusal?.data)
    if (!work || puzzles >= maxPuzzles || !isOwnOrigin(asked.path, options.baseUrl)) return received
    const answer = await solve(work, asked.signal).catch(() => undefined)
    asked.signal?.throwIfAborted()
    // A puzzle that cannot be solved here leaves the refusal as it was.
    if (answer === undefined) return received
    const headers = { ...asked.headers, [workHeader]: `${work.challenge}:${answer}` }
    return sendWithWork({ ...asked, headers }, puzzles + 1)
  }

  /** Sends, and once more after the password that the gateway asked for was given. */
  const sendConfirmed = async (asked: Asked): Promise<Received> => {
    const first = await sendWithWork(asked)
    if (first.refusal?.key !== 'confirmNeeded' || asked.isFinal || !options.onConfirmNeeded) return first
    if (!(await options.onConfirmNeeded())) return first
    asked.signal?.throwIfAborted()
    return sendWithWork(asked)
  }

  const run = async (asked: Asked): Promise<Received> => {
    const received = await sendConfirmed(asked)
    if (received.refusal) throw received.refusal
    const isEmpty = received.answer.blob === undefined && received.body === undefined
    if (isEmpty && (received.answer.text.trim() !== '' || asked.as === 'blob'))
      throw notOurs(received.answer.status, options.language())
    return received
  }

  const judge = (failure: ApiError, asked: Asked): void => {
    if (failure.key === 'passwordDue' && options.onPasswordDue) options.onPasswordDue()
    // An ended session has been told already, once for all that waited.
    else if (!asked.silent && !(failure.code === 401 && !asked.isAnonymous)) tell(failure)
  }

  const request = async (wanted: Asked): Promise<unknown> => {
    const asked = wanted.safe && !wanted.idempotencyKey ? { ...wanted, idempotencyKey: randomHex(16) } : wanted
    try {
      return resultOf(await run(asked), asked.as)
    } catch (failure) {
      if (failure instanceof ApiError) judge(failure, asked)
      throw failure
    }
  }

  return {
    request: request as RequestFunction, // its overloads say which form `as` gives; `resultOf` keeps them
    transport: async (path) => ({
      url: rooted(apiPath(path), options.baseUrl),
      headers: { ...(await identity(session.current()?.accessToken)), 'Accept-Language': options.language() },
    }),
    adopt(settings) {
      encryption = settings.encryption
    },
  }
}

const solveInPage = async (work: Work, signal?: AbortSignal): Promise<string> =>
  (await import('../crypto/work.ts')).solveWork(work, { signal })

function resultOf({ answer, body }: Received, as: Asked['as']): unknown {
  if (as === 'blob' && answer.blob)
    return { blob: answer.blob, name: fileNameOf(answer.headers.get('Content-Disposition')) } satisfies Download
  if (as === 'flat' || as === 'envelope') return body
  return (body as Partial<Envelope> | undefined)?.data // judged: an object, or nothing at all
}

async function bodyOf(asked: Asked, dataKey: string | undefined): Promise<{ body?: BodyInit; type?: string }> {
  const { form } = asked
  if (form instanceof FormData) return { body: form }
  if (dataKey && (form || asked.body !== undefined)) {
    return { body: await sealJson(form ? Object.fromEntries(form) : asked.body, dataKey), type: 'text/plain;charset=UTF-8' }
  }
  if (form) return { body: form.toString(), type: 'application/x-www-form-urlencoded' }
  return asked.body === undefined ? {} : { body: JSON.stringify(asked.body), type: 'application/json' }
}

const roomOf = ({ headers }: Answer): RoomState => {
  const room = headers.get(roomHeader)
  return room === 'low' || room === 'full' ? room : 'enough'
}

const isAbsolute = (address: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(address)
const rooted = (address: string, baseUrl = ''): string => (isAbsolute(address) ? address : baseUrl.replace(/\/$/, '') + address)

function isOwnOrigin(path: string, baseUrl: string | undefined): boolean {
  if (!isAbsolute(path)) return true
  const own = baseUrl || globalThis.location?.origin
  return own !== undefined && URL.parse(path)?.origin === URL.parse(own)?.origin
}
