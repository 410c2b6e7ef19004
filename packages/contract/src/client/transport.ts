import { type Language, say } from '../i18n.ts'
import type { RowProgress } from '../wire/progressFile.ts'
import { ApiError } from './apiError.ts'
import { pause } from './pause.ts'
import { texts } from './texts.ts'
import { sendWithProgress } from './xhr.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>
/** The share that is done, 0 to 1; 0 for as long as nobody knows the whole. `bytes` so far, of a download; `rows` where the file tells them. */
export type Progress = (fraction: number, bytes?: number, rows?: RowProgress) => void

export type Exchange = {
  url: string
  method: string
  headers: Record<string, string>
  body?: BodyInit
  signal?: AbortSignal
  /** ms for the whole of one attempt, body included. */
  timeout: number
  /** The time begins again whenever bytes of the upload leave: it bounds silence, not the whole. */
  isSilence?: boolean
  /** How often it may be sent again when nothing came back. */
  retries: number
  onUpload?: Progress
}

const firstPauseMs = 300

/** Sends and reads the answer whole with `read`; sends again after a pause with jitter when the network failed. */
export async function exchange<T>(
  request: Exchange,
  fetch: Fetch | undefined,
  language: Language,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await once(request, fetch, language, read)
    } catch (failure) {
      const isLost = failure instanceof ApiError && failure.kind === 'network'
      if (!isLost || attempt >= request.retries) throw failure
      await pause(firstPauseMs * 2 ** attempt * (0.5 + Math.random()), request.signal)
    }
  }
}

async function once<T>(
  request: Exchange,
  fetch: Fetch | undefined,
  language: Language,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  request.signal?.throwIfAborted()
  const late = new AbortController()
  let timer = setTimeout(() => late.abort(), request.timeout)
  const onUpload: Progress = (...progress) => {
    if (request.isSilence) {
      clearTimeout(timer)
      timer = setTimeout(() => late.abort(), request.timeout)
    }
    request.onUpload?.(...progress)
  }
  const signal = request.signal ? AbortSignal.any([request.signal, late.signal]) : late.signal
  const init = { method: request.method, headers: request.headers, body: request.body, signal }
  try {
    const isTold = request.onUpload && !fetch && typeof XMLHttpRequest !== 'undefined'
    const response = isTold
      ? await sendWithProgress(request.url, init, onUpload)
      : await (fetch ?? globalThis.fetch)(request.url, init)
    const answer = await read(response)
    request.onUpload?.(1)
    return answer
  } catch (failure) {
    request.signal?.throwIfAborted()
    if (late.signal.aborted) throw new ApiError('timeout', 0, say(texts.timeout, language), { cause: failure })
    if (failure instanceof ApiError) throw failure
    throw new ApiError('network', 0, say(texts.network, language), { cause: failure })
  } finally {
    clearTimeout(timer)
  }
}
