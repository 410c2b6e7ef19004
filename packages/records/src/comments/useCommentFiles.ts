import { maxCommentFiles, type StoredFile } from '@bip/contract'
import { useUploadQueue } from '@bip/pickers/uploader'
import { type RefObject, useRef, useState } from 'react'
import { reasonOf } from '../data/errors.ts'
import { useTransport } from '../kinds/file/useTransport.ts'

/** The files that go with a comment: those that are there, and those on their way while `root` stands in the page. */
export function useCommentFiles(start: readonly StoredFile[], root: RefObject<HTMLElement | null>) {
  const [files, setFiles] = useState(start)
  const count = useRef(start.length)
  const transport = useTransport()
  const { queue, items } = useUploadQueue<StoredFile>(
    { transport, describe: reasonOf, onStored: (file) => setFiles((before) => [...before, file]) },
    root,
  )
  count.current = files.length + items.length
  return {
    files,
    uploads: items,
    isBusy: items.some(({ error }) => error === undefined),
    add: (added: readonly File[]): void => queue.add(added.slice(0, Math.max(0, maxCommentFiles - count.current))),
    drop: (id: string): void => {
      if (files.some((file) => file.id === id)) setFiles(files.filter((file) => file.id !== id))
      else queue.cancel([id])
    },
    clear: (): void => setFiles([]),
  }
}
