import { useLocale } from '@bip/design-system'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createUploadQueue, type QueueOptions, type UploadQueue, type UploadSnapshot } from './engine/queue.ts'
import type { UploadTransport } from './engine/types.ts'
import { uploaderTexts } from './uploader.texts.ts'

export type UploadQueueOptions<T> = Omit<QueueOptions<T>, 'silent' | 'describe' | 'onStored' | 'transport'> & {
  transport: UploadTransport<T>
  /** What a failure is called. Default: its own message. */
  describe?: (error: unknown) => string
  /** A file is stored, and leaves the queue. */
  onStored: (stored: T) => void
}

/** A queue that lives as long as what it belongs to stands in the page: a page behind another one goes on uploading. */
export function useUploadQueue<T>(
  options: UploadQueueOptions<T>,
  root: RefObject<HTMLElement | null>,
): { queue: UploadQueue<T> } & UploadSnapshot<T> {
  const { t } = useLocale()
  const latest = useRef({ ...options, t })
  useLayoutEffect(() => {
    latest.current = { ...options, t }
  })
  const [queue] = useState(() =>
    createUploadQueue<T>({
      parallel: options.parallel,
      silenceMs: options.silenceMs,
      now: options.now,
      transport: (file, sending) => latest.current.transport(file, sending),
      describe: (error) => latest.current.describe?.(error) ?? (error instanceof Error ? error.message : String(error)),
      silent: () => latest.current.t(uploaderTexts.silent),
      onStored: (stored) => {
        latest.current.onStored(stored)
        return { leaves: true }
      },
    }),
  )
  useEffect(() => {
    const element = root.current
    return () => {
      if (!element?.isConnected) queue.close()
    }
  }, [queue, root])
  return { queue, ...useSyncExternalStore(queue.subscribe, queue.getSnapshot) }
}
