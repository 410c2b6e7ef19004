import { plus, type StoredFile } from '@bip/contract'
import { ApiError, type Client, storedFileOf, type UploadAnswer } from '@bip/contract/client'
import type { UploadSending } from '@bip/pickers/uploader'
import { attempt } from './attempt.ts'
import { hashOf } from './hashOf.ts'
import { persist } from './persist.ts'

/**
 * Sends a large file so that it survives cuts, reloads, restarts and an ended session: known by its content, sent in pieces, compared at
 * its end. Answers null where the gateway knows nothing of it.
 */
export async function sendInPieces(client: Client, file: File, sending: UploadSending): Promise<StoredFile | null> {
  const { signal, onPhase, onProgress } = sending
  onPhase('checking')
  const sha256 = await hashOf(file, signal, onProgress)
  const { name, size } = file
  const known = await persist({ client, file }, sending, () =>
    client
      .request<UploadAnswer | null>({
        method: 'POST',
        path: plus.knownUpload,
        body: { sha256, size, name },
        signal,
        silent: true,
      })
      .catch((error) => {
        if (error instanceof ApiError && error.code === 404) return 'unknown' as const
        throw error
      }),
  )
  if (known === 'unknown') return null
  if (known) return storedFileOf(known, file)
  onPhase('sending')
  const id = await persist({ client, file }, sending, (watched) => attempt(client, { file, sha256 }, watched))
  onPhase('finishing')
  const answer = await persist({ client, file }, sending, () =>
    client.request<UploadAnswer>({ method: 'POST', path: plus.finishUpload, body: { id }, signal, silent: true }),
  )
  return storedFileOf(answer, file)
}
