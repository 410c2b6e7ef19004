import { say } from '../i18n.ts'
import type { StoredFile } from '../kinds/index.ts'
import { fileCalls } from '../wire/calls.ts'
import { ApiError } from './apiError.ts'
import type { Client } from './client.ts'
import { texts } from './texts.ts'
import type { Progress } from './transport.ts'

export const uploadTimeoutMs = 60_000

/** What gateways answer for an uploaded file; not every one gives all of it. */
type Uploaded = {
  id?: string
  attachId?: string
  link?: string
  originalName?: string
  name?: string
  size?: number
  type?: string
}

/** Sends one file and answers how a record stores it. Succeeds only with code 200 and data; failures are the caller's to show. */
export async function uploadFile(
  client: Client,
  file: Blob & { name?: string },
  options: { onProgress?: Progress; signal?: AbortSignal } = {},
): Promise<StoredFile> {
  const form = new FormData()
  form.append('file', file, file.name || 'file')
  const { onProgress, signal } = options
  const data = await client.request<Uploaded | null>({
    method: 'POST',
    path: fileCalls.putFile,
    form,
    timeout: uploadTimeoutMs,
    silent: true,
    onProgress,
    signal,
  })
  const id = data?.attachId ?? data?.id ?? data?.link
  if (!data || !id) throw new ApiError('answer', 200, say(texts.uploadFailed, client.language()))
  return {
    id,
    name: data.originalName ?? data.name ?? file.name ?? '',
    url: data.link ?? '',
    size: data.size ?? file.size,
    type: data.type ?? file.type,
  }
}
