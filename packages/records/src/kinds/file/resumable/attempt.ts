import { errorHeader, plus } from '@bip/contract'
import type { Client } from '@bip/contract/client'
import { stopReasons, type UploadSending } from '@bip/pickers/uploader'
import { DetailedError, Upload } from 'tus-js-client'
import { PieceRefusal } from './PieceRefusal.ts'

/** Bytes of one piece: what a cut costs at most. */
export const pieceBytes = 8 * 1024 * 1024

export type PieceFile = { file: File; sha256: string }

/** The upload is gone at the gateway, or another writer was there: the protocol's client knows what to do. */
const handled = new Set([404, 409, 410])

/**
 * Sends a file from where it stands at the gateway to its end, and answers the upload's id. What was begun before, by another page or
 * before a restart, is found by the file's content. Rejects with `PieceRefusal`, or with what the network said.
 */
export async function attempt(client: Client, { file, sha256 }: PieceFile, sending: UploadSending): Promise<string> {
  const { signal, onProgress } = sending
  signal.throwIfAborted()
  const { url: endpoint } = await client.transport(plus.uploads)
  const { userId } = client.session.current() ?? { userId: '' }
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const upload = new Upload(file, {
    endpoint,
    chunkSize: pieceBytes,
    // The tries are counted above, where it is known what was refused and who is signed in.
    retryDelays: null,
    metadata: { name: file.name, sha256 },
    fingerprint: async () => `bip-${userId}-${sha256}-${file.size}`,
    removeFingerprintOnSuccess: true,
    onBeforeRequest: async (request) => {
      for (const [name, value] of Object.entries((await client.transport(plus.uploads)).headers)) request.setHeader(name, value)
    },
    onAfterResponse: (_, response) => {
      const status = response.getStatus()
      // Left to itself the client would forget an upload that it was only refused for now.
      if (status >= 400 && !handled.has(status))
        throw new PieceRefusal(status, response.getBody(), response.getHeader(errorHeader))
    },
    onProgress: (sent) => onProgress(sent),
    onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => reject(reasonIn(error)),
  })
  const stop = (): void => {
    const isCancelled = signal.reason === stopReasons.cancel
    // A gateway that cannot be reached takes the rest away within a day.
    upload.abort(isCancelled && upload.url !== null).catch(() => undefined)
    reject(signal.reason)
  }
  signal.addEventListener('abort', stop, { once: true })
  try {
    const [earlier] = await upload.findPreviousUploads()
    if (earlier) upload.resumeFromPreviousUpload(earlier)
    upload.start()
    return await promise
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

function reasonIn(error: Error): Error {
  if (!(error instanceof DetailedError)) return error
  if (error.causingError instanceof PieceRefusal) return error.causingError
  const { originalResponse } = error
  return originalResponse
    ? new PieceRefusal(originalResponse.getStatus(), originalResponse.getBody(), originalResponse.getHeader(errorHeader))
    : error
}
