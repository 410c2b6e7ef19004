import { maxCommentFiles, type StoredFile } from '@bip/contract'
import { useRef, useState } from 'react'
import { useUploads } from '../kinds/file/useUploads.ts'

/** The files that go with a comment: those that are there, and those on their way. */
export function useCommentFiles(start: readonly StoredFile[]) {
  const [files, setFiles] = useState(start)
  const count = useRef(start.length)
  const { uploads, add, cancel } = useUploads((file) => setFiles((before) => [...before, file]))
  count.current = files.length + uploads.length
  return {
    files,
    uploads,
    isBusy: uploads.some(({ error }) => error === undefined),
    add: (added: readonly File[]): void => add(added.slice(0, Math.max(0, maxCommentFiles - count.current))),
    drop: (id: string): void => {
      if (files.some((file) => file.id === id)) setFiles(files.filter((file) => file.id !== id))
      else cancel(id)
    },
    clear: (): void => setFiles([]),
  }
}
