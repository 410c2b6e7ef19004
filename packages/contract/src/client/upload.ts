import { say } from '../i18n.ts'
import type { StoredFile } from '../kinds/index.ts'
import { fileCalls } from '../wire/calls.ts'
import { ApiError } from './apiError.ts'
import type { Client } from './client.ts'
import { texts } from './texts.ts'
import type { Progress } from './transport.ts'

/** Of silence: a large file on a slow line takes as long as it takes. */
export const uploadTimeoutMs = 60_000

/** What gateways answer for an uploaded file; not every one gives all of it. */
export type UploadAnswer = {
  id?: string
  attachId?: string
  link?: string
  originalName?: string
  name?: string
  size?: number
  type?: string
}

type UploadOptions = {
  onProgress?: Progress
  signal?: AbortSignal
  /** The second edition's call, with the kind of business that the file belongs to. Default the first's. */
  attach?: { businessType?: string }
  /** What is said where the gateway refuses without words. */
  unworded?: string
  /** What is said where the answer has no address of the file. */
  noLink?: string
}

/** Sends one file and answers how a record stores it. Succeeds only with code 200 and data; failures are the caller's to show. */
export async function uploadFile(
  client: Client,
  file: Blob & { name?: string },
  options: UploadOptions = {},
): Promise<StoredFile> {
  const form = new FormData()
  form.append('file', file, file.name || 'file')
  const { onProgress, signal, attach, unworded, noLink } = options
  const data = await client.request<UploadAnswer | null>({
    method: 'POST',
    path: attach ? fileCalls.putFileAttach : fileCalls.putFile,
    query: attach,
    form,
    timeout: uploadTimeoutMs,
    isSilence: true,
    silent: true,
    unworded,
    onProgress,
    signal,
  })
  const id = data?.attachId ?? data?.id ?? data?.link
  if (!data || !id) throw new ApiError('answer', 200, say(texts.uploadFailed, client.language()))
  if (noLink && !data.link) throw new ApiError('answer', 200, noLink)
  return storedFileOf(data, file)
}

/** What a gateway answered for a file, as a record stores it; what it leaves out is the file's own. */
export const storedFileOf = (data: UploadAnswer, file: Blob & { name?: string }): StoredFile => ({
  id: data.attachId ?? data.id ?? data.link ?? '',
  name: data.originalName ?? data.name ?? file.name ?? '',
  url: data.link ?? '',
  size: data.size ?? file.size,
  type: data.type ?? file.type,
})
