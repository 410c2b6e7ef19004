import type { StoredFile } from '@bip/contract'
import { uploadFile } from '@bip/contract/client'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isAborted, reasonOf } from '../../data/errors.ts'
import { useHost } from '../../host/RecordsProvider.tsx'

/** A file on its way to the gateway. */
export type Upload = { id: string; file: File; share: number; error?: string }

/** So many files travel at once; the others wait. */
const lanes = 2

/** Sends files one after the other and hands over what the gateway stored. One failure holds back none of the others. */
export const useUploads = (onStored: (file: StoredFile) => void) => {
  const { client } = useHost()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const controllers = useRef(new Map<string, AbortController>())
  const queue = useRef<Upload[]>([])
  const running = useRef(0)
  const stored = useRef(onStored)
  useLayoutEffect(() => {
    stored.current = onStored
  })
  useEffect(() => {
    const open = controllers.current
    return () => {
      for (const controller of open.values()) controller.abort()
    }
  }, [])

  const change = (id: string, values: Partial<Upload>): void =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)))
  const drop = (id: string): void => setUploads((before) => before.filter((upload) => upload.id !== id))

  const send = async ({ id, file }: Upload): Promise<void> => {
    const controller = new AbortController()
    controllers.current.set(id, controller)
    try {
      const { signal } = controller
      const answer = await uploadFile(client, file, { signal, onProgress: (share) => change(id, { share }) })
      drop(id)
      stored.current(answer)
    } catch (error) {
      if (isAborted(error)) drop(id)
      else change(id, { error: reasonOf(error) })
    } finally {
      controllers.current.delete(id)
    }
  }

  const pump = (): void => {
    while (running.current < lanes) {
      const next = queue.current.shift()
      if (!next) return
      running.current += 1
      void send(next).finally(() => {
        running.current -= 1
        pump()
      })
    }
  }

  const enqueue = (added: readonly Upload[]): void => {
    queue.current.push(...added)
    pump()
  }

  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => ({ id: crypto.randomUUID(), file, share: 0 }))
      setUploads((before) => [...before, ...added])
      enqueue(added)
    },
    cancel: (id: string) => {
      queue.current = queue.current.filter((upload) => upload.id !== id)
      const controller = controllers.current.get(id)
      if (controller) controller.abort()
      else drop(id)
    },
    retry: (id: string) => {
      const upload = uploads.find((one) => one.id === id)
      if (!upload) return
      change(id, { error: undefined, share: 0 })
      enqueue([upload])
    },
  }
}
