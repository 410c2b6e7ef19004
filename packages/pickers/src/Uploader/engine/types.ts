/** Where one file stands. `waiting` has not begun, `paused` was stopped by somebody and keeps what is sent. */
export type UploadStatus = 'waiting' | 'uploading' | 'paused' | 'success' | 'error'

/**
 * What a file under way is doing: reading it for its fingerprint, sending, finishing at the gateway, or waiting for the network or for
 * somebody to sign in again.
 */
export type UploadPhase = 'checking' | 'sending' | 'finishing' | 'offline' | 'signedOut'

export type UploadItem<T = unknown> = {
  id: string
  file: File
  status: UploadStatus
  phase: UploadPhase
  /** Bytes that are at the gateway; of the file read, while it is checked. */
  sent: number
  /** Bytes a second over the last seconds; 0 while unknown. */
  speed: number
  /** Seconds to its end at that speed; undefined while unknown. */
  remaining?: number
  /** Why it failed. */
  error?: string
  /** What the gateway stored. */
  stored?: T
}

/** All files together. */
export type UploadState = 'idle' | 'uploading' | 'paused' | 'done' | 'partialFailure' | 'cancelled'

export type UploadTotals = {
  state: UploadState
  count: number
  done: number
  failed: number
  waiting: number
  paused: number
  running: number
  bytes: number
  sent: number
  speed: number
  remaining?: number
}

export type UploadSending = {
  /** Aborted with one of `stopReasons`. */
  signal: AbortSignal
  /** Bytes of the file that are at the gateway, resumed ones included. */
  onProgress: (sent: number) => void
  onPhase: (phase: UploadPhase) => void
}

/** Brings one file to where it is kept and answers what is stored. Called again for the same file, it goes on where it stopped. */
export type UploadTransport<T = unknown> = (file: File, sending: UploadSending) => Promise<T>

/** Why a transport is stopped; after `cancel` nothing of the file need be kept. */
export const stopReasons = { pause: 'pause', cancel: 'cancel', silence: 'silence', close: 'close' } as const
