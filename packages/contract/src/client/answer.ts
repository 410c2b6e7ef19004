import { decryptSm4, looksSealed } from '../crypto/sm4.ts'
import { type Language, say } from '../i18n.ts'
import { ProgressFileReader, typeWithin } from '../wire/progressFile.ts'
import { ApiError } from './apiError.ts'
import { texts } from './texts.ts'
import type { Progress } from './transport.ts'

/** An answer read whole: its text, or the file where one was asked for and came. */
export type Answer = { status: number; headers: Headers; text: string; blob?: Blob }

/** Reads a body. A file is one only when it is not JSON: gateways refuse a download with an envelope. */
export async function readAnswer(response: Response, wantsBlob: boolean, onDownload?: Progress): Promise<Answer> {
  const { status, headers } = response
  const type = headers.get('Content-Type') ?? ''
  if (!wantsBlob || !response.ok || /json/i.test(type)) return { status, headers, text: await response.text() }
  const within = typeWithin(type)
  const isRead = within !== undefined || onDownload !== undefined
  const blob = isRead ? await download(response, within, onDownload) : await response.blob()
  return { status, headers, text: '', blob }
}

/** Reads a file as it comes. One that tells of itself is of the type `within`, and is taken out of what it tells. */
async function download(response: Response, within: string | undefined, onDownload?: Progress): Promise<Blob> {
  const total = Number(response.headers.get('Content-Length') ?? 0)
  const progress = within === undefined ? undefined : new ProgressFileReader()
  const parts: Uint8Array<ArrayBuffer>[] = progress?.pieces ?? []
  let received = 0
  const share = (): number => {
    if (progress) return progress.rows ? progress.rows.done / Math.max(1, progress.rows.total) : 0
    return total > 0 ? Math.min(1, received / total) : 0
  }
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    if (progress) progress.take(part.value)
    else parts.push(part.value)
    received += part.value.length
    onDownload?.(share(), received, progress?.rows)
  }
  onDownload?.(1, received, progress?.rows)
  return new Blob(parts, { type: within ?? response.headers.get('Content-Type') ?? '' })
}

/** The JSON of an answer, opened where it is sealed; `undefined` for an empty body or one that is no JSON. */
export async function jsonOf(answer: Answer, key: string | undefined): Promise<unknown> {
  const { text } = answer
  const opened = key && looksSealed(text) ? await decryptSm4(text, key) : text
  if (!opened) return undefined
  try {
    const parsed: unknown = JSON.parse(opened)
    // A sealed text may itself travel as a JSON string.
    return key && typeof parsed === 'string' && looksSealed(parsed) ? JSON.parse((await decryptSm4(parsed, key)) ?? '') : parsed
  } catch {
    return undefined
  }
}

/** A page of a proxy where an answer of the gateway was expected. */
export const notOurs = (status: number, language: Language): ApiError =>
  new ApiError('answer', status, say(texts.systemError, language), { data: undefined })
