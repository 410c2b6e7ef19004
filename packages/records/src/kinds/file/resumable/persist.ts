import { ApiError, type Client } from '@bip/contract/client'
import type { UploadSending } from '@bip/pickers/uploader'
import { isReadable } from './isReadable.ts'
import { PieceRefusal } from './PieceRefusal.ts'
import { pauseFor, sessionAgain } from './waiting.ts'

/** Tries in a row of which none brought a byte further; each waits longer, up to `maxPauseMs`. */
const maxTries = 20
const firstPauseMs = 500
const maxPauseMs = 15_000

/**
 * Goes on until `run` succeeds or is refused for good: waits for the network, and for whoever has to sign in again. Ends at once where
 * the file cannot be read any more.
 */
export async function persist<T>(
  { client, file }: { client: Client; file: Blob },
  sending: UploadSending,
  run: (watched: UploadSending) => Promise<T>,
): Promise<T> {
  const { signal, onPhase, onProgress } = sending
  const userId = client.session.current()?.userId ?? ''
  let furthest = 0
  let tries = 0
  const watched: UploadSending = {
    ...sending,
    onProgress: (sent) => {
      if (sent > furthest) tries = 0
      furthest = Math.max(furthest, sent)
      onProgress(sent)
    },
  }
  for (;;) {
    try {
      return await run(watched)
    } catch (error) {
      signal.throwIfAborted()
      const status = statusOf(error)
      tries += 1
      if (tries >= maxTries || isLasting(error) || !(status === 401 || isPassing(status))) throw error
      // What looks like a cut is none where there is nothing left to send.
      if (status === 0 && !(await isReadable(file))) throw error
      if (status === 401) await sessionAgain(client, userId, signal, () => onPhase('signedOut'))
      else {
        if (status === 0) onPhase('offline')
        await pauseFor(Math.min(maxPauseMs, firstPauseMs * 2 ** (tries - 1)), signal, 'online')
      }
      onPhase('sending')
    }
  }
}

/** 0 where nothing came back. */
const statusOf = (error: unknown): number => {
  if (error instanceof PieceRefusal) return error.status
  return error instanceof ApiError && error.kind === 'answer' ? error.code : 0
}

/** Nobody makes room within minutes: a full disk is told at once. */
const isLasting = (error: unknown): boolean =>
  (error instanceof PieceRefusal || error instanceof ApiError) && error.key === 'storageFull'

/** Of what the gateway itself may recover: it is not there, busy, or another connection of this very upload still hangs. */
const isPassing = (status: number): boolean =>
  status === 0 || status === 409 || status === 423 || status === 429 || status === 502 || status === 503 || status === 504
