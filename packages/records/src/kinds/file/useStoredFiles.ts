import type { StoredFile } from '@bip/contract'
import { useToast } from '@bip/design-system'
import { useCallback } from 'react'
import { reasonOf } from '../../data/errors.ts'
import { useHost } from '../../host/RecordsProvider.tsx'
import { saveFile } from '../../transfer/saveFile.ts'

const pictures = new Map<string, Promise<string>>()

/** Stored files by way of the session, which no plain link or picture carries. */
export function useStoredFiles() {
  const { client } = useHost()
  const toast = useToast()
  const fetchFile = useCallback(
    async ({ url }: StoredFile): Promise<Blob> =>
      url.startsWith('blob:') ? (await fetch(url)).blob() : (await client.request({ path: url, as: 'blob', silent: true })).blob,
    [client],
  )
  const pictureOf = useCallback(
    (file: StoredFile): Promise<string> => {
      const known = pictures.get(file.url)
      if (known) return known
      const asked = fetchFile(file).then((blob) => URL.createObjectURL(blob))
      pictures.set(file.url, asked)
      asked.catch(() => pictures.delete(file.url))
      return asked
    },
    [fetchFile],
  )
  const save = useCallback(
    (file: StoredFile): void => {
      fetchFile(file).then(
        (blob) => saveFile(blob, file.name),
        (error) => toast.error(reasonOf(error)),
      )
    },
    [fetchFile, toast],
  )
  return { fetchFile, pictureOf, save }
}
